import * as limits from '../../../rules/limits.ts';

/** Steps that one side may climb. */
export const mostSteps = limits.family.generations;

/**
 * Steps of a line that climbing from both sides in turn meets first; a shorter one is uneven, with more steps on one
 * side than were climbed. Null where there is no line within `most`. People are told by whatever the family counts them
 * by: numbers are climbed several times as fast as ids, because no id is looked at.
 */
export function levelMeeting<Person>(
  parentsOf: (one: Person) => readonly Person[],
  a: Person,
  b: Person,
  most: number,
): number | null {
  const [fromA, fromB] = [new Map([[a, 0]]), new Map([[b, 0]])];
  let [edgeA, edgeB]: [readonly Person[], readonly Person[]] = [[a], [b]];
  for (let step = 1; step <= Math.min(mostSteps, most) && (edgeA.length || edgeB.length); step++) {
    let best = Infinity;
    edgeA = risen(parentsOf, edgeA, fromA, step);
    for (const one of edgeA) best = Math.min(best, step + (fromB.get(one) ?? Infinity));
    edgeB = risen(parentsOf, edgeB, fromB, step);
    for (const one of edgeB) best = Math.min(best, step + (fromA.get(one) ?? Infinity));
    if (best < Infinity) return best;
  }
  return null;
}

/** The parents of some people who are not known yet, one step farther up; of some people, if it is said of whom. */
export function risen<Person>(
  parentsOf: (one: Person) => readonly Person[],
  edge: readonly Person[],
  known: Map<Person, number>,
  step: number,
  among?: ReadonlySet<Person>,
): Person[] {
  const next: Person[] = [];
  for (const one of edge)
    for (const parent of parentsOf(one))
      if (!known.has(parent) && (!among || among.has(parent))) {
        known.set(parent, step);
        next.push(parent);
      }
  return next;
}
