import { kinds } from '../src/rules/kinds.ts';
import { relationTypes } from '../src/rules/relation-types.ts';
import { randomFrom } from './random.ts';

/** A graph as columns: relation `n` goes from `from[n]` to `to[n]`, both counted from 0. */
export interface SyntheticGraph {
  subjects: number;
  relations: number;
  from: Uint32Array;
  to: Uint32Array;
  /** Index in `relationTypes`; a few types are common, most are rare. */
  type: Uint8Array;
  /** Historical years; `unknownYear` if the relation has no time. */
  startYear: Int16Array;
  endYear: Int16Array;
  /** For each subject: index in `kinds`, and when it existed. */
  kind: Uint8Array;
  bornYear: Int16Array;
  goneYear: Int16Array;
}

export const unknownYear = -32_768;
/** Exponent: higher values give the best-linked subject more relations; at 1 M subjects it has about 40,000. */
const skew = 2.5;

/**
 * A graph in which few subjects have very many relations and most have few. One end of a relation is any subject, the
 * other is more likely the better it is linked. Links do not correlate with the number, so that memory access is not
 * sequential.
 */
export function syntheticGraph(subjects: number, perSubject = 10, seed = 3): SyntheticGraph {
  const random = randomFrom(seed);
  const relations = subjects * perSubject;
  const graph: SyntheticGraph = {
    subjects,
    relations,
    from: new Uint32Array(relations),
    to: new Uint32Array(relations),
    type: new Uint8Array(relations),
    startYear: new Int16Array(relations).fill(unknownYear),
    endYear: new Int16Array(relations).fill(unknownYear),
    kind: new Uint8Array(subjects),
    bornYear: new Int16Array(subjects),
    goneYear: new Int16Array(subjects),
  };
  for (let subject = 0; subject < subjects; subject++) {
    graph.kind[subject] = Math.floor(kinds.length * random.next() ** 2);
    const born = skipYearZero(-2000 + random.below(3900));
    graph.bornYear[subject] = random.next() < 0.7 ? born : unknownYear;
    graph.goneYear[subject] =
      graph.bornYear[subject] === unknownYear
        ? unknownYear
        : skipYearZero(born + 20 + random.below(random.next() < 0.8 ? 60 : 400));
  }
  const places = shuffleNumbers(subjects, random.below);
  for (let relation = 0; relation < relations; relation++) {
    const from = random.below(subjects);
    let to = places[Math.floor(subjects * random.next() ** skew)]!;
    if (to === from) to = (to + 1) % subjects;
    graph.from[relation] = from;
    graph.to[relation] = to;
    graph.type[relation] = Math.floor(relationTypes.length * random.next() ** 2);
    if (random.next() < 0.3 && graph.bornYear[from] !== unknownYear) {
      graph.startYear[relation] = graph.bornYear[from]!;
      graph.endYear[relation] = graph.goneYear[from]!;
    }
  }
  return graph;
}

const skipYearZero = (year: number) => (year === 0 ? 1 : year);

function shuffleNumbers(count: number, below: (limit: number) => number): Uint32Array {
  const numbers = Uint32Array.from({ length: count }, (_, number) => number);
  for (let last = count - 1; last > 0; last--) {
    const other = below(last + 1);
    [numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!];
  }
  return numbers;
}
