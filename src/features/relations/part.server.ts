import { loadSubjectFacts, noSubjectFacts } from '../../kit/subject-facts.server.ts';
import { compareLists, compareListsCoarsely } from '../../editing/revisions/face/compare.server.ts';
import { uniqueBy } from '../../kit/merge-objects.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../editing/revisions/face/safe-source.server.ts';
import { checkRelations } from './face/check-relations.ts';
import { publishNewRelations, publishRelations, relationId } from './publish.server.ts';
import { Relations } from './rules.ts';
import { loadRelationSentences } from './search-sentences.server.ts';
import { countItems } from '../../rules/revisions/summary.ts';

const endsOf = ({ relations }: Relations) => relations.map(({ to }) => to);

/** Every relation that starts from a subject. */
export const relationsPart = part({
  name: 'relations',
  of: 'subject',
  schema: Relations,
  list: 'relations',
  messageModule: 'relation',
  ownList: true,
  countedLater: true,
  sanitize: ({ relations }) => ({ relations: relations.map(withSafeSource) }),
  loadCheckData: (db, content, { thingId, language }) => loadSubjectFacts(db, [thingId, ...endsOf(content)], language),
  check: (content, { thingId, checkData: subjects, isOld }) =>
    checkRelations(content, subjects.get(thingId) ?? noSubjectFacts, subjects, thingId, isOld),
  summaryOf: (content) => countItems('relations', content.relations, endsOf(content)),
  compare: (before, after) => compareLists(before?.relations, after.relations, ({ to, type }) => `${to} ${type}`),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.relations, after.relations),
  merge: ({ relations }, former, thingId) => ({
    relations: uniqueBy([...relations, ...(former?.relations ?? [])], ({ to, type, word }) =>
      JSON.stringify([to, type, word]),
    ).filter(({ to }) => to !== thingId),
  }),
  itemIds: ({ relations }, thingId) => relations.map((relation) => relationId(thingId, relation)),
  listMentions: endsOf,
  listSources: ({ relations }) => sourcesOf(relations),
  publish: publishRelations,
  publishNew: publishNewRelations,
  loadSentences: loadRelationSentences,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    relations: typeof relationsPart;
  }
}
