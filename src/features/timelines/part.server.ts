import { loadSubjectFacts, noSubjectFacts } from '../../kit/subject-facts.server.ts';
import { compareLists, compareListsCoarsely } from '../../editing/revisions/face/compare.server.ts';
import { uniqueBy } from '../../kit/merge-objects.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../editing/revisions/face/safe-source.server.ts';
import { checkTimeline } from './face/check-timeline.ts';
import { publishTimelines } from './publish.server.ts';
import { Timeline } from './rules.ts';
import { loadEventSentences } from './search-sentences.server.ts';
import { countItems } from '../../rules/revisions/summary.ts';

/** Every event of a subject. */
export const timelinePart = part({
  name: 'timeline',
  of: 'subject',
  schema: Timeline,
  list: 'events',
  messageModule: 'timeline',
  sanitize: ({ events }) => ({ events: events.map(withSafeSource) }),
  loadCheckData: async (db, _, { thingId, language }) =>
    (await loadSubjectFacts(db, [thingId], language)).get(thingId) ?? noSubjectFacts,
  check: (content, { checkData: subject, isOld }) => checkTimeline(content, subject, isOld),
  summaryOf: ({ events }) =>
    countItems(
      'events',
      events,
      events.flatMap((event) => event.with),
    ),
  compare: (before, after) => compareLists(before?.events, after.events, ({ title }) => JSON.stringify(title)),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.events, after.events),
  merge: ({ events }, former, thingId) => ({
    events: uniqueBy([...events, ...(former?.events ?? [])], ({ title, startTime, endTime }) =>
      JSON.stringify([title, startTime, endTime]),
    ).map((event) => ({ ...event, with: [...new Set(event.with)].filter((id) => id !== thingId) })),
  }),
  listMentions: ({ events }) => events.flatMap((event) => event.with),
  listSources: ({ events }) => sourcesOf(events),
  publish: publishTimelines,
  loadSentences: loadEventSentences,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    timeline: typeof timelinePart;
  }
}
