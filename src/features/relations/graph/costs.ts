import type { Kind } from '../../../rules/kinds.ts';
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
  other: 128,
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

/** From the first to the last year of both ends of a path. */
export interface Lifetimes {
  firstYear: number;
  lastYear: number;
}
/** Years from the lifetimes of both ends up to which something counts as of their time. */
export const nearbyYears = 8;
/** Cost of what did not exist during the lifetimes of both ends: six bits, and three for every doubling of the years. */
export function outsideCost({ firstYear, lastYear }: Lifetimes, first: number, last: number): number {
  const years = Math.max(first - lastYear, firstYear - last);
  return years < nearbyYears ? 0 : (6 + 3 * Math.floor(Math.log2(years / nearbyYears))) * unitsPerBit;
}

/** Cost of subjects that connect everybody who was ever there or believed in them, in bits: faiths and places. */
const tunnelBits: Partial<Record<Kind, number>> = { idea: 16, place: 12, site: 8 };
/** Cost of a subject between the ends of a path, by its number of relations: a hub says little about what it connects. */
export const passingCost = (kind: Kind | undefined, relationCount: number) =>
  cost(relationCount) + ((kind && tunnelBits[kind]) ?? 0) * unitsPerBit;

/** Cost of each step when the cheapest path is wanted, so that it does not wander among rare subjects. */
export const stepCost = 4 * unitsPerBit;
