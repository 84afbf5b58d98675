import * as limits from '../../../rules/limits.ts';

/** Maximum steps up from one side. */
export const maxSteps = limits.family.generations;

/**
 * Length of the line that climbing from both sides in turn finds first, in steps. A shorter line is possible only if it
 * has more steps on one side than were climbed. Null when there is no line within `limit`. `Person` is an id or an index
 * number; numbers are several times as fast, because no id is looked up.
 */
export function findMeetingDistance<Person>(
  parentsOf: (person: Person) => readonly Person[],
  a: Person,
  b: Person,
  limit: number,
): number | null {
  const [fromA, fromB] = [new Map([[a, 0]]), new Map([[b, 0]])];
  let [edgeA, edgeB]: [readonly Person[], readonly Person[]] = [[a], [b]];
  for (let step = 1; step <= Math.min(maxSteps, limit) && (edgeA.length || edgeB.length); step++) {
    let best = Infinity;
    edgeA = climbOneStep(parentsOf, edgeA, fromA, step);
    for (const person of edgeA) best = Math.min(best, step + (fromB.get(person) ?? Infinity));
    edgeB = climbOneStep(parentsOf, edgeB, fromB, step);
    for (const person of edgeB) best = Math.min(best, step + (fromA.get(person) ?? Infinity));
    if (best < Infinity) return best;
  }
  return null;
}

/** The parents of `edge` that are not yet in `distances`, one step up; restricted to `among` if given. */
export function climbOneStep<Person>(
  parentsOf: (person: Person) => readonly Person[],
  edge: readonly Person[],
  distances: Map<Person, number>,
  step: number,
  among?: ReadonlySet<Person>,
): Person[] {
  const next: Person[] = [];
  for (const person of edge)
    for (const parent of parentsOf(person))
      if (!distances.has(parent) && (!among || among.has(parent))) {
        distances.set(parent, step);
        next.push(parent);
      }
  return next;
}
