/** Types for the parts of edtf 4.11 that we use; the library has none. */
declare module 'edtf' {
  export interface EdtfNode {
    type: 'Date' | 'Year' | 'Decade' | 'Century' | 'Season' | 'Interval' | 'Set' | 'List';
    level: number;
    /**
     * For a date: astronomical year, month from 0, day, hours, minutes, seconds. For a span: its ends, null if unknown,
     * Infinity if open.
     */
    values: (number | null | EdtfNode | [EdtfNode, EdtfNode])[];
    /** Bits of the affected parts (year 15, month 48, day 192), or true for all. */
    unspecified?: number;
    uncertain?: boolean | number;
    approximate?: boolean | number;
    /** Number of significant digits of a year. */
    significant?: number;
    /** A set with an open beginning or end. */
    earlier?: boolean;
    later?: boolean;
  }
  /** Throws if the text is not EDTF. */
  export function parse(text: string, constraints?: { level?: 0 | 1 | 2; types?: string[] }): EdtfNode;
}
