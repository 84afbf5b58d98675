import { compareLists, compareListsCoarsely } from '../revisions/face/compare.server.ts';
import { onceEach } from '../../kit/join.ts';
import { part } from '../revisions/face/part.server.ts';
import { sourcesOf, withSafeSource } from '../revisions/face/safe-source.server.ts';
import { checkFamily } from './face/check-family.ts';
import { knownFamily } from './known.server.ts';
import { publishFamilies } from './publish.server.ts';
import { Family, membersOf } from './rules.ts';

const membersIn = ({ unions }: Family) => unions.flatMap(membersOf).map(({ id }) => id);

/** Unions of the same partners are one, with the children of all; each partner and each child once. */
function joinUnions(unions: readonly Family['unions'][number][]): Family['unions'] {
  const partnersOf = ({ partners }: Family['unions'][number]) =>
    partners
      .map(({ id }) => id)
      .sort()
      .join(' ');
  return [...Map.groupBy(unions, partnersOf).values()].map((same) => ({
    ...same[0]!,
    partners: onceEach(same[0]!.partners, ({ id }) => id),
    children: onceEach(
      same.flatMap(({ children }) => children),
      ({ id }) => id,
    ),
  }));
}

/** The unions that a person tells: with whom, when, and their children. Source: spec §3 "Family member". */
export const familyPart = part({
  name: 'family',
  of: 'subject',
  schema: Family,
  list: 'unions',
  messageModule: 'relation',
  safe: ({ unions }) => ({ unions: unions.map(withSafeSource) }),
  known: (db, content, { thingId, language }) => knownFamily(db, thingId, membersIn(content), language),
  check: (content, { thingId, known, isOld }) => checkFamily(content, known, thingId, isOld),
  compare: (before, after) =>
    compareLists(before?.unions, after.unions, ({ partners }) =>
      partners
        .map(({ id }) => id)
        .sort()
        .join(' '),
    ),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.unions, after.unions),
  joined: (kept, former) => ({ unions: joinUnions([...kept.unions, ...(former?.unions ?? [])]) }),
  mentions: membersIn,
  sources: ({ unions }) => sourcesOf(unions),
  publish: publishFamilies,
});
