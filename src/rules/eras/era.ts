import type { InLanguages } from '../languages.ts';

/** An era: a title with years counted from 1: 开元, 昭和. */
export interface Era {
  region: EraRegion;
  name: InLanguages & { zh: string; jp: string };
  /** Other spellings, for search. */
  otherNames: readonly string[];
  dynasty: InLanguages | null;
  emperor: InLanguages | null;
  from: string;
  to: string | null;
  /** The Gregorian year that contains most of its first year. */
  yearOne: number;
  /** The same for its last year, which may end some weeks later; null for the current era. */
  yearLast: number | null;
  /** An era of a minor court: parsed, but not shown for a year in which another era ran. */
  aside?: boolean;
}

export const eraRegions = ['china', 'japan', 'korea', 'vietnam'] as const;
export type EraRegion = (typeof eraRegions)[number];
