import * as limits from '../../../rules/limits.ts';
import { maxSteps, climbOneStep } from './climbing.ts';
import type { FamilyLookup, ParentStep } from './family-graph.ts';

/** A line by blood or adoption: up to a common ancestor, and down to the other person. */
export interface BloodLine {
  /** People on the way up, the common ancestor last; empty when the first person is the ancestor. */
  up: readonly string[];
  /** From the child of the common ancestor to the other person; empty when that person is the ancestor. */
  down: readonly string[];
  /** Whether the two branches share both parents or only one, and that parent's gender if known. */
  shares: 'both' | 'father' | 'mother' | 'one';
  /** The common ancestors: a couple, or one person. */
  ancestors: readonly string[];
  adopted: boolean;
  doubtful: boolean;
}

/** How two people are related: by a line, by a union, or by marriage at either end of a line. */
export interface Kinship {
  /** The spouse, or without a line any partner, at the beginning; null when it begins with blood. */
  first: string | null;
  line: BloodLine | null;
  /** The relative at the end, whose spouse the other person is; null when it ends with blood. */
  last: string | null;
}

/** Lines longer than the shortest by more steps than this are ignored. */
const maxExtraSteps = 2;
/** Maximum number of paths examined: ten generations of cousin marriages have millions. */
const maxPaths = 2000;
/** The longest line through a spouse, in steps. */
const maxMarriageSteps = 5;

/**
 * Every kinship of `b` to `a`, closest first; at most `limits.family.kinships`. Between blood relatives, kinship by
 * marriage is included too if it is about as close. Empty when unrelated, or when `a` is `b`.
 */
export const kinshipsOf = (family: FamilyLookup, a: string, b: string): Kinship[] => findKinships(family, a, b);

/**
 * The same for one person and many others. The spouses with blood near a person are found once; otherwise each of 500
 * spouses would be tested against each of 2,500 people.
 */
export function kinshipsFrom(family: FamilyLookup, a: string): (b: string) => Kinship[] {
  const near = new Map<string, string[]>();
  for (const spouse of family.spousesOf(a))
    for (const relative of relativesWithin(family, spouse, maxMarriageSteps)) {
      const spouses = near.get(relative);
      if (spouses) spouses.push(spouse);
      else near.set(relative, [spouse]);
    }
  return (b) => findKinships(family, a, b, near);
}

/** `nearSpouses`: per person, the spouses of `a` who may have a blood line to them within `maxMarriageSteps`. */
function findKinships(family: FamilyLookup, a: string, b: string, nearSpouses?: NearSpouses): Kinship[] {
  if (a === b) return [];
  const blood = bloodLines(family, a, b),
    arePartners = family.unionBetween(a, b) !== null;
  const [closest] = blood;
  const limit = closest ? stepsOf(closest) + 1 : arePartners ? 0 : maxMarriageSteps + 2;
  const kinships = [
    ...(arePartners ? [{ first: b, line: null, last: null, steps: 0 }] : []),
    ...blood.map((line) => ({ first: null, line, last: null, steps: stepsOf(line) })),
    ...findKinshipsByMarriage(family, a, b, limit, nearSpouses).filter(
      (kinship) => !blood.some((line) => isCoveredBy(kinship, line)),
    ),
  ];
  return kinships
    .sort((x, y) => x.steps - y.steps)
    .slice(0, limits.family.kinships)
    .map(({ first, line, last }) => ({ first, line, last }));
}

type NearSpouses = ReadonlyMap<string, readonly string[]>;

/** Everyone who may have a blood line to a person of at most `limit` steps: up, and down again. */
function relativesWithin(family: FamilyLookup, from: string, limit: number): Iterable<string> {
  const steps = climb(family, from, limit);
  let edge = [...steps.keys()];
  while (edge.length) {
    const next: string[] = [];
    for (const person of edge) {
      const taken = steps.get(person)! + 1;
      if (taken > limit) continue;
      for (const child of family.childrenOf(person))
        if (taken < (steps.get(child) ?? Infinity)) {
          steps.set(child, taken);
          next.push(child);
        }
    }
    edge = next;
  }
  return steps.keys();
}

const stepsOf = ({ up, down }: BloodLine) => up.length + down.length;

/** Kinship by one marriage or, if there is none, by one at each end, of at most `limit` steps. */
function findKinshipsByMarriage(
  family: FamilyLookup,
  a: string,
  b: string,
  limit: number,
  nearSpouses?: NearSpouses,
): (Kinship & { steps: number })[] {
  const kinships: (Kinship & { steps: number })[] = [];
  const add = (first: string | null, from: string, to: string, last: string | null) => {
    const room = Math.min(maxMarriageSteps, limit - (first ? 1 : 0) - (last ? 1 : 0));
    for (const line of room > 0 ? bloodLines(family, from, to, room) : []) {
      const passed = [...line.up, ...line.down];
      if (passed.includes(a) || (last !== null && passed.includes(b))) continue;
      kinships.push({ first, line, last, steps: stepsOf(line) + (first ? 1 : 0) + (last ? 1 : 0) });
    }
  };
  const [ownSpouses, others] = [family.spousesOf(a), family.spousesOf(b)];
  const ownNear = (person: string) => (nearSpouses ? (nearSpouses.get(person) ?? []) : ownSpouses);
  for (const spouse of ownNear(b)) if (spouse !== b) add(spouse, spouse, b, null);
  for (const spouse of others) if (spouse !== a) add(null, a, spouse, spouse);
  if (!kinships.length)
    for (const spouse of filterNearSpouses(ownSpouses, others, nearSpouses))
      for (const other of others)
        if (spouse !== other && spouse !== b && other !== a) add(spouse, spouse, other, other);
  return kinships;
}

/** Spouses who may have a blood line to any of `others`. */
function filterNearSpouses(
  ownSpouses: readonly string[],
  others: readonly string[],
  nearSpouses: NearSpouses | undefined,
): readonly string[] {
  if (!nearSpouses) return ownSpouses;
  const near = new Set(others.flatMap((other) => nearSpouses.get(other) ?? []));
  return near.size ? ownSpouses.filter((spouse) => near.has(spouse)) : [];
}

/** Whether a blood line already covers it: a mother is not also a stepmother as the father's wife. */
const isCoveredBy = ({ line, first }: Kinship, { up, down }: BloodLine): boolean =>
  first === null
    ? !line!.down.length && !down.length && isSame(line!.up.slice(0, -1), up.slice(0, -1))
    : !line!.up.length && !up.length && isSame(line!.down, down);
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, place) => id === others[place]);

/**
 * Blood lines from `a` to `b` whose branches share only the common ancestor, shortest first, none longer than the
 * shortest by more than `maxExtraSteps`. Both parents of a couple make one line.
 */
export function bloodLines(family: FamilyLookup, a: string, b: string, limit = 2 * maxSteps): BloodLine[] {
  const level = family.findMeetingDistance(a, b, limit);
  if (level === null) return [];
  const reach = Math.min(limit, level + maxExtraSteps);
  const near = findPeopleOnLines(family, a, b, reach);
  const [above, beyond] = [climb(family, a, reach, near), climb(family, b, reach, near)];
  const meetings = [...above].flatMap(([ancestor, steps]) => {
    const others = beyond.get(ancestor);
    return others === undefined ? [] : [{ ancestor, steps, others }];
  });
  const shortest = Math.min(...meetings.map(({ steps, others }) => steps + others)),
    longest = Math.min(limit, shortest + maxExtraSteps);
  const ways: AncestorPath[] = [];
  for (const { ancestor, steps, others } of meetings) {
    if (steps + others > longest) continue;
    const ups = pathsTo(family, a, ancestor, above, longest - others);
    const downs = pathsTo(family, b, ancestor, beyond, longest - steps);
    for (const up of ups)
      for (const down of downs)
        if (up.length + down.length <= longest && areDisjoint(up, down)) ways.push({ ancestor, up, down });
  }
  return linesOf(family, a, b, ways).sort(
    (x, y) => x.up.length + x.down.length - y.up.length - y.down.length || x.up.length - y.up.length,
  );
}

interface AncestorPath {
  ancestor: string;
  /** Steps from each of the two people; the last step reaches the ancestor. */
  up: readonly ParentStep[];
  down: readonly ParentStep[];
}

/**
 * A superset of the people on any line of at most `steps` steps. Climbs half of the steps from both ends; anyone
 * farther up from one end is within half of the other end (up, then down) and in a higher generation.
 */
function findPeopleOnLines(family: FamilyLookup, a: string, b: string, steps: number): ReadonlySet<string> {
  const half = Math.ceil(steps / 2);
  const [fromA, fromB] = [climb(family, a, half), climb(family, b, half)];
  const ids = new Set([...fromA.keys(), ...fromB.keys()]);
  const descend = (ancestors: ReadonlyMap<string, number>, highest: number) => {
    const distances = new Map<string, number>();
    for (let edge = [...ancestors]; edge.length;) {
      const next: [string, number][] = [];
      for (const [id, taken] of edge) {
        if (taken >= steps - half) continue;
        for (const child of family.childrenOf(id)) {
          if (family.heightOf(child) > highest || (distances.get(child) ?? Infinity) <= taken + 1) continue;
          distances.set(child, taken + 1);
          ids.add(child);
          next.push([child, taken + 1]);
        }
      }
      edge = next;
    }
  };
  descend(fromB, family.heightOf(a) - half - 1);
  descend(fromA, family.heightOf(b) - half - 1);
  return ids;
}

/** All ancestors within `limit` steps, with the fewest steps to each; restricted to `among` if given. */
function climb(family: FamilyLookup, from: string, limit: number, among?: ReadonlySet<string>): Map<string, number> {
  const distances = new Map([[from, 0]]),
    parentsOf = (id: string) => family.parentIdsOf(id);
  for (let edge = [from], step = 1; edge.length && step <= Math.min(limit, maxSteps); step++)
    edge = climbOneStep(parentsOf, edge, distances, step, among);
  return distances;
}

/** Paths up from a person to an ancestor, searched downwards: only descendants that lead to the person are visited. */
function pathsTo(
  family: FamilyLookup,
  from: string,
  ancestor: string,
  within: ReadonlyMap<string, number>,
  limit: number,
): (readonly ParentStep[])[] {
  if (from === ancestor) return [[]];
  const paths: ParentStep[][] = [];
  const walk = (id: string, above: readonly ParentStep[]) => {
    if (paths.length >= maxPaths) return;
    for (const child of family.childrenOf(id)) {
      const least = within.get(child);
      if (least === undefined || above.length + 1 + least > limit) continue;
      if (above.some(({ parent }) => parent === child)) continue;
      const steps = family.parentsOf(child).filter(({ parent }) => parent === id);
      // If the step is recorded both by birth and by adoption, birth wins.
      const step = steps.find(({ adopted }) => !adopted) ?? steps[0]!;
      const path = [step, ...above];
      if (child === from) paths.push(path);
      else walk(child, path);
    }
  };
  walk(ancestor, []);
  return paths;
}

/** Whether two paths to one ancestor have no other person in common. */
function areDisjoint(up: readonly ParentStep[], down: readonly ParentStep[]): boolean {
  const passed = new Set(up.slice(0, -1).map(({ parent }) => parent));
  return !down.slice(0, -1).some(({ parent }) => passed.has(parent));
}

/** Merges paths that differ only in which parent of a couple they reach. */
function linesOf(family: FamilyLookup, a: string, b: string, ways: readonly AncestorPath[]): BloodLine[] {
  const alike = Map.groupBy(ways, ({ up, down, ancestor }) =>
    JSON.stringify([peopleBetween(up), peopleBetween(down), up.length && down.length ? null : ancestor]),
  );
  return [...alike.values()].flatMap((group): BloodLine[] => {
    const { up, down } = group[0]!;
    const above = up.map(({ parent }) => parent);
    // The way down was also climbed from `b`, so reverse it and end with `b`.
    const below = down.length ? [...peopleBetween(down).reverse(), b] : [];
    // If the path to one of the two passes the other, a shorter line exists.
    if (above.slice(0, -1).includes(b) || below.slice(0, -1).includes(a)) return [];
    return [
      {
        up: above,
        down: below,
        shares: sharedParentsOf(family, group),
        ancestors: [...new Set(group.map(({ ancestor }) => ancestor))],
        // Kinship by birth through one parent stays by birth, even if the other parent adopted.
        adopted: group.every((way) => stepsIn(way).some(({ adopted }) => adopted)),
        doubtful: group.every((way) => stepsIn(way).some(({ doubtful }) => doubtful)),
      },
    ];
  });
}
const stepsIn = ({ up, down }: AncestorPath) => [...up, ...down];
const peopleBetween = (steps: readonly ParentStep[]) => steps.slice(0, -1).map(({ parent }) => parent);

/** Whether siblings, or the first people of the two branches, share both parents. */
function sharedParentsOf(family: FamilyLookup, group: readonly AncestorPath[]): BloodLine['shares'] {
  const ancestors = [...new Set(group.map(({ ancestor }) => ancestor))];
  const [{ up, down }] = group as [AncestorPath];
  if (!up.length || !down.length || ancestors.length > 1) return 'both';
  const [upStep, other] = [up.at(-1)!, down.at(-1)!];
  // Children of one union with an unknown second partner do not count as half siblings.
  if (upStep.union === other.union) return 'both';
  const gender = family.genderOf(ancestors[0]!);
  return gender === 'male' ? 'father' : gender === 'female' ? 'mother' : 'one';
}
