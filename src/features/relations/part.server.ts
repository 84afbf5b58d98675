import { knownSubjects, unknownSubject } from '../../kit/known-subjects.server.ts';
import { compareLists, compareListsCoarsely } from '../revisions/face/compare.server.ts';
import { onceEach } from '../../kit/join.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../revisions/face/safe-source.server.ts';
import { checkRelations } from './face/check-relations.ts';
import { publishNewRelations, publishRelations, relationId } from './publish.server.ts';
import { Relations } from './rules.ts';
import { countItems } from '../../rules/revisions/summary.ts';

const ends = ({ relations }: Relations) => relations.map(({ to }) => to);

/** Every relation that starts from a subject. */
export const relationsPart = part({
  name: 'relations',
  of: 'subject',
  schema: Relations,
  list: 'relations',
  messageModule: 'relation',
  ownList: true,
  countedLater: true,
  safe: ({ relations }) => ({ relations: relations.map(withSafeSource) }),
  loadCheckData: (db, content, { thingId, language }) => knownSubjects(db, [thingId, ...ends(content)], language),
  check: (content, { thingId, checkData: subjects, isOld }) =>
    checkRelations(content, subjects.get(thingId) ?? unknownSubject, subjects, thingId, isOld),
  summaryOf: (content) => countItems('relations', content.relations, ends(content)),
  compare: (before, after) => compareLists(before?.relations, after.relations, ({ to, type }) => `${to} ${type}`),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.relations, after.relations),
  joined: ({ relations }, former, thingId) => ({
    relations: onceEach([...relations, ...(former?.relations ?? [])], ({ to, type, word }) =>
      JSON.stringify([to, type, word]),
    ).filter(({ to }) => to !== thingId),
  }),
  itemIds: ({ relations }, thingId) => relations.map((relation) => relationId(thingId, relation)),
  mentions: ends,
  sources: ({ relations }) => sourcesOf(relations),
  publish: publishRelations,
  publishNew: publishNewRelations,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    relations: typeof relationsPart;
  }
}
