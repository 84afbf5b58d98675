/** A piece of a chapter as it is searched, of about `passageLetters` (passages.server.ts). */
export interface BookPassageTable {
  bookId: string;
  /** Empty, like `witness`, for what a book is called. */
  chapter: string;
  witness: string;
  part: 'text' | 'notes' | 'names';
  /** Its place in the chapter. */
  ordinal: number;
  language: string;
  fromOrdinal: number;
  fromOffset: number;
  untilOrdinal: number;
  own: number;
  folded: string;
  /** Numbers of its words and of its book; those of characters are in the index alone (grams.server.ts). */
  words: number[];
}

declare module '../../../kit/tables.ts' {
  interface Tables {
    bookPassage: BookPassageTable;
  }
}
