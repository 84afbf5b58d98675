import type { RelationType } from '../../../rules/relation-types.ts';
import type { Dictionary } from './use-relation-ends.ts';

/** A word in use, and what it says from the other end; null where it says the same. */
export interface Proposal {
  type: RelationType;
  word: string;
  inverse: string | null;
}

/** Words that are proposed at a time. */
const mostProposals = 8;

/**
 * Words in use that go on from what is typed, of the chosen type or of all, the commonest first; each pair can be read
 * from either end.
 */
export function proposalsFor(dictionary: Dictionary, type: RelationType | '', typed: string): Proposal[] {
  const wanted = typed.trim().toLocaleLowerCase();
  // Without a type most words do not fit the two ends: a person is not “independent of” anybody.
  if (!type && !wanted) return [];
  const all = dictionary
    .filter((one) => !type || one.type === type)
    .flatMap(({ type: of, words }) =>
      words.flatMap(({ word, inverse, count }) => [
        { type: of, word, inverse, count },
        ...(inverse && inverse !== word ? [{ type: of, word: inverse, inverse: word, count: count - 0.5 }] : []),
      ]),
    );
  const fitting = all.filter(
    ({ word }) => word && word.toLocaleLowerCase() !== wanted && word.toLocaleLowerCase().includes(wanted),
  );
  const sorted = fitting.sort(
    (a, b) =>
      Number(b.word.toLocaleLowerCase().startsWith(wanted)) - Number(a.word.toLocaleLowerCase().startsWith(wanted)) ||
      b.count - a.count,
  );
  const first = new Map(sorted.toReversed().map((one) => [JSON.stringify([one.word, one.inverse]), one]));
  return sorted
    .filter((one) => first.get(JSON.stringify([one.word, one.inverse])) === one)
    .slice(0, mostProposals)
    .map(({ type: of, word, inverse }) => ({ type: of, word, inverse }));
}
