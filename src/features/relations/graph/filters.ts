import { kinds } from '../../../rules/kinds.ts';
import type { PathQuestion } from '../../../rules/path-engine.ts';
import { typeCode } from '../type-codes.ts';
import { hiddenKind } from './csr.ts';

/** Years are clamped to 32-bit integers, as `year_of` does in the database. */
const maxYear = 2_000_000_000;
export const clampYear = (year: number) => Math.max(-maxYear, Math.min(maxYear, year));

/** Index of a kind in `kinds`, as the graph stores it. */
const kindCode = (kind: string) => (kinds as readonly string[]).indexOf(kind);

/** A query compiled for the arrays: sets as bit masks, limits as numbers. */
export interface Filters {
  typeBits: number;
  kindBits: number;
  largestHub: number;
  year: number | null;
  together: boolean;
}
const bits = (codes: readonly number[]) => (codes.length ? codes.reduce((mask, code) => mask | (1 << code), 0) : -1);

export const compileFilters = ({ types, kinds: kindsAsked, largestHub, year, together }: PathQuestion): Filters => ({
  typeBits: bits(types.map(typeCode)),
  kindBits: bits(kindsAsked.map(kindCode)) & ~(1 << hiddenKind),
  largestHub: largestHub ?? Infinity,
  year: year === null ? null : clampYear(year),
  together,
});
