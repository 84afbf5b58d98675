/** Where a passage names a subject (S11). */
export interface BookMentionTable {
  id: string;
  bookId: string;
  chapter: string;
  witness: string;
  segment: string;
  /** In the segment's text without notes, in UTF-16 units. */
  at: number;
  length: number;
  /** What stands there. */
  content: string;
  subjectId: string;
  /** Readers see those that passed. */
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
