/** A mention of a subject in a passage (S11). */
export interface BookMentionTable {
  id: string;
  bookId: string;
  chapter: string;
  witness: string;
  segment: string;
  /** Offset in the segment's text without notes, in UTF-16 units. */
  at: number;
  length: number;
  /** The text at that place. */
  content: string;
  subjectId: string;
  /** Readers see those with `passed`. */
  state: 'proposed' | 'passed' | 'refused';
  /** The reviewer. */
  decidedBy: string | null;
  decidedAt: Date | null;
}

declare module '../../../kit/tables.ts' {
  interface Tables {
    bookMention: BookMentionTable;
  }
}
