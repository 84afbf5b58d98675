/** What of the library edtf 4.11 we use; it brings no types. */
declare module 'edtf' {
  export interface EdtfNode {
    type: 'Date' | 'Year' | 'Decade' | 'Century' | 'Season' | 'Interval' | 'Set' | 'List';
    level: number;
    /**
     * Of a date: astronomical year, month from 0 on, day, hours, minutes, seconds. Of a span: its ends, null where
     * unknown, Infinity where open.
     */
    values: (number | null | EdtfNode | [EdtfNode, EdtfNode])[];
    /** Bits of the parts that are so (year 15, month 48, day 192), or true for all. */
    unspecified?: number;
    uncertain?: boolean | number;
    approximate?: boolean | number;
    /** Digits of a year that count. */
    significant?: number;
    /** A set that begins or ends openly. */
    earlier?: boolean;
    later?: boolean;
  }
  /** Throws where the text is none of EDTF. */
  export function parse(text: string, constraints?: { level?: 0 | 1 | 2; types?: string[] }): EdtfNode;
}
