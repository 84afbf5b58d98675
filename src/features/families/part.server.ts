import { compareLists, compareListsCoarsely } from '../../editing/revisions/face/compare.server.ts';
import { uniqueBy } from '../../kit/merge-objects.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../editing/revisions/face/safe-source.server.ts';
import { checkFamily } from './face/check-family.ts';
import { loadFamilyContext } from './family-context.server.ts';
import { publishFamilies, unionIds } from './publish.server.ts';
import { Family, membersOf } from './rules.ts';
import { countItems } from '../../rules/revisions/summary.ts';

const membersIn = ({ unions }: Family) => unions.flatMap(membersOf).map(({ id }) => id);

type Union = Family['unions'][number];

/**
 * Merges unions of the same partners, with the children of all, unless they began at different times: a couple may
 * remarry. Lists each partner and each child once.
 */
function joinUnions(unions: readonly Union[]): Union[] {
  const joined: Union[] = [];
  for (const union of unions) {
    const began = union.time?.startTime;
    const at = joined.findIndex(
      (candidate) =>
        partnersOf(candidate) === partnersOf(union) &&
        (!began || !candidate.time?.startTime || candidate.time.startTime === began),
    );
    const [before, children] = [joined[at] ?? union, [...(joined[at]?.children ?? []), ...union.children]];
    joined[at < 0 ? joined.length : at] = {
      ...before,
      partners: uniqueBy(before.partners, ({ id }) => id),
      children: uniqueBy(children, ({ id }) => id),
    };
  }
  return joined;
}
const partnersOf = ({ partners }: Union) =>
  partners
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** The unions that a person's family part records: partners, times and children. Source: spec §3 "Family member". */
export const familyPart = part({
  name: 'family',
  of: 'subject',
  schema: Family,
  list: 'unions',
  messageModule: 'family',
  sanitize: ({ unions }) => ({ unions: unions.map(withSafeSource) }),
  loadCheckData: (db, content, { thingId, language }) => loadFamilyContext(db, thingId, membersIn(content), language),
  check: (content, { thingId, checkData: context, isOld }) => checkFamily(content, context, thingId, isOld),
  summaryOf(content) {
    const people = [...new Set(membersIn(content))];
    return countItems('people', people, people);
  },
  compare: (before, after) => compareLists(before?.unions, after.unions, partnersOf, { isOrdered: true }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.unions, after.unions),
  merge: (content, former) => ({ unions: joinUnions([...content.unions, ...(former?.unions ?? [])]) }),
  itemIds: unionIds,
  listMentions: membersIn,
  listSources: ({ unions }) => sourcesOf(unions),
  publish: publishFamilies,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    family: typeof familyPart;
  }
}
