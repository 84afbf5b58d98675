import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';

/** Integers, in 1/1024 bit: sums are exact in any order. */
const unitsPerBit = 1024;
const cost = (count: number) => Math.round(Math.log2(1 + count) * unitsPerBit);

/**
 * Extra cost of types that are less significant than others, in bits: a comparison or a legend ("other") is no
 * connection; writing about a person, or being mentioned in a book, is an indirect one. Negative for types that are
 * frequent only because every polity of the map has its wars, its successor and its overlord: each of them is as
 * significant as before. Tuned on pairs that were judged by eye (judged-paths.test.ts).
 */
const vagueness: Partial<Record<RelationType, number>> = {
  other: 64,
  'nonhuman-human': 4,
  'human-human': 4,
  'human-nonhuman': 2,
  'nonhuman-nonhuman': -2,
  evolution: -2,
  career: -1,
};

/** Costs by type code, from the number of relations of each type. */
export const typeCosts = (counts: readonly number[]) =>
  counts.map((count, code) => cost(count) + (vagueness[relationTypes[code]!] ?? 0) * unitsPerBit);

/** Cost of a subject, from the number of its relations. */
export const subjectCost = cost;

/** Years between two subjects up to which they count as of the same time. */
const sameTimeYears = 32;
/**
 * Cost of a step between two subjects that did not exist at the same time: a bit for every doubling of the years
 * between them. A path that leaves the time of its ends pays for both the way there and the way back.
 */
export function leapCost(firstYear: number, lastYear: number, otherFirst: number, otherLast: number): number {
  const years = Math.max(otherFirst - lastYear, firstYear - otherLast);
  return years < sameTimeYears ? 0 : (1 + Math.floor(Math.log2(years / sameTimeYears))) * unitsPerBit;
}
