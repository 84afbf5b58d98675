import { uniqueBy } from '../../kit/merge-objects.ts';
import { readHistoricalTime, yearsBetween } from '../../rules/time/historical-time.ts';
import type { Union } from './rules.ts';

/** Sources often disagree by a year about a wedding. */
const tolerableYears = 1;

export const pairOf = ({ partners }: Pick<Union, 'partners'>): string =>
  partners
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Whether two collections describe one union: of the same partners, with weddings in the same years or without them. */
function isSameUnion(a: Union, b: Union): boolean {
  if (a.origin === b.origin || !a.partners.length || pairOf(a) !== pairOf(b)) return false;
  const [begin, otherBegin] = [a, b].map(({ time }) => (time ? readHistoricalTime(time.startTime) : null));
  return !begin || !otherBegin || Math.abs(yearsBetween(begin.year, otherBegin.year)) <= tolerableYears;
}

/**
 * The groups of unions that are one: every collection states its own, so that undoing an import leaves the other's
 * whole; readers see them as one. Each union of a collection is in one group.
 */
export function groupSameUnions(unions: readonly Union[]): Union[][] {
  const groups: Union[][] = [];
  for (const union of unions) {
    const group = groups.find((members) => members.every((member) => isSameUnion(member, union)));
    if (group) group.push(union);
    else groups.push([union]);
  }
  return groups;
}

/** One union from several statements of it: the children of all; of the rest, the first statement that has it. */
export const joinStatements = ([first, ...others]: readonly [Union, ...Union[]]): Union => ({
  ...first,
  time: first.time ?? others.find(({ time }) => time)?.time ?? null,
  ended: first.ended ?? others.find(({ ended }) => ended)?.ended ?? null,
  doubtful: [first, ...others].every(({ doubtful }) => doubtful),
  source: first.source ?? others.find(({ source }) => source)?.source ?? null,
  children: uniqueBy(
    [first, ...others].flatMap(({ children }) => children),
    ({ id }) => id,
  ),
});
