import type { InLanguages, Language } from '../languages.ts';

/** An era: a title by which years were counted from 1: 开元, 昭和. */
export interface Era {
  region: EraRegion;
  name: Record<Language, string>;
  /** Other spellings, for search. */
  otherNames: readonly string[];
  dynasty: InLanguages | null;
  emperor: InLanguages | null;
  from: string;
  to: string | null;
  /** The Gregorian year that most of its first year falls into. */
  yearOne: number;
  /** The same for its last year, which may end some weeks later; null while it lasts. */
  yearLast: number | null;
  /** An era of a minor court: understood when read, but not shown for a year that another era names. */
  aside?: boolean;
}

export type EraRegion = 'china' | 'japan';
