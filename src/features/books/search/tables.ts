/** A searchable piece of a chapter, of about `passageLetters` (passages.server.ts). */
export interface BookPassageTable {
  bookId: string;
  /** Empty, like `witness`, for the names of a book. */
  chapter: string;
  witness: string;
  part: 'text' | 'notes' | 'names';
  /** Its index in the chapter. */
  ordinal: number;
  language: string;
  fromOrdinal: number;
  fromOffset: number;
  untilOrdinal: number;
  own: number;
  folded: string;
  /** Index numbers of its words and of its book; those of characters exist only in the index (grams.server.ts). */
  words: number[];
}

declare module '../../../kit/tables.ts' {
  interface Tables {
    bookPassage: BookPassageTable;
  }
}
