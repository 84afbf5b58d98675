import type { RelationType } from '../../../rules/relation-types.ts';
import type { Dictionary } from './use-relation-ends.ts';

/** A known word and its inverse from the other end; null if it is the same. */
export interface Proposal {
  type: RelationType;
  word: string;
  inverse: string | null;
}

/** Most suggestions at once. */
const maxProposals = 8;

/**
 * Known words that complete the typed text, of the chosen type or of all types, the most frequent first; each pair is
 * suggested in both directions.
 */
export function proposalsFor(dictionary: Dictionary, type: RelationType | '', typed: string): Proposal[] {
  const searchText = typed.trim().toLocaleLowerCase();
  // Without a type most words do not fit the two ends: a person is not “independent of” another.
  if (!type && !searchText) return [];
  const proposals = dictionary
    .filter((group) => !type || group.type === type)
    .flatMap(({ type: of, words }) =>
      words.flatMap(({ word, inverse, count }) => [
        { type: of, word, inverse, count },
        ...(inverse && inverse !== word ? [{ type: of, word: inverse, inverse: word, count: count - 0.5 }] : []),
      ]),
    );
  const fitting = proposals.filter(
    ({ word }) => word && word.toLocaleLowerCase() !== searchText && word.toLocaleLowerCase().includes(searchText),
  );
  const sorted = fitting.sort(
    (a, b) =>
      Number(b.word.toLocaleLowerCase().startsWith(searchText)) -
        Number(a.word.toLocaleLowerCase().startsWith(searchText)) || b.count - a.count,
  );
  const first = new Map(
    sorted.toReversed().map((proposal) => [JSON.stringify([proposal.word, proposal.inverse]), proposal]),
  );
  return sorted
    .filter((proposal) => first.get(JSON.stringify([proposal.word, proposal.inverse])) === proposal)
    .slice(0, maxProposals)
    .map(({ type: of, word, inverse }) => ({ type: of, word, inverse }));
}
