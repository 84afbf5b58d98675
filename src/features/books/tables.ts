import type { Generated } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { BookFacts, Genre, PhotocopyPage, SegmentNote, Volume, Witness } from './rules.ts';

/** A published book. */
interface BookTable {
  /** Id of its thing. */
  id: string;
  workId: string | null;
  facts: BookFacts;
  /** Its table of contents, for display. */
  volumes: Volume[];
  // Filter and sort fields of the library, derived from `facts`.
  title: string;
  titles: InLanguages;
  genre: Genre;
  language: string;
  /** Name of the dynasty in the first language available. */
  dynasty: string | null;
  /** Subject ids, or names of authors without an entry. */
  authors: string[];
  tags: string[];
  isbns: string[];
  /** Time when the work was written: first and last second. */
  earliest: number | null;
  latest: number | null;
  /** Century of `earliest`: -5 for the fifth before Christ. */
  century: number | null;
  revisionId: string;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}
/** A form of a book: the original, a translation, a photocopy. */
interface BookWitnessTable extends Pick<Witness, 'kind' | 'language' | 'edition' | 'licence'> {
  bookId: string;
  witness: string;
  position: number;
  direction: 'rtl' | null;
  vertical: boolean;
  translator: string | null;
  editions: InLanguages;
  sourceUrl: string | null;
}
/** The table of contents, one row per chapter. */
interface BookChapterTable {
  bookId: string;
  volume: string;
  volumeTitle: string;
  volumeTitles: InLanguages;
  chapter: string;
  title: string;
  titles: InLanguages;
  /** Index in the whole book, from 0. */
  ordinal: number;
}
/** A segment of a chapter in one witness. */
export interface BookSegmentTable {
  bookId: string;
  chapter: string;
  witness: string;
  segment: string;
  ordinal: number;
  kind: 'paragraph' | 'verse' | 'heading';
  html: string;
  /** Plain text without notes. */
  text: string;
  notes: SegmentNote[];
  /** Text of all inline and margin notes. */
  notesText: string;
  /** Null: translates the original's segment with the same id. */
  aligned: string[] | null;
}
/** The pages of one chapter of a photocopy. */
interface BookPageTable {
  bookId: string;
  chapter: string;
  witness: string;
  ordinal: number;
  image: string | null;
  canvas: string | null;
  label: string;
  segments: PhotocopyPage['segments'];
}
/** Books that members linked to an entry, in addition to those of its work or author. */
interface BookOfSubjectTable {
  bookId: string;
  subjectId: string;
  memberId: string;
  createdAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    book: BookTable;
    bookWitness: BookWitnessTable;
    bookChapter: BookChapterTable;
    bookSegment: BookSegmentTable;
    bookPage: BookPageTable;
    bookOfSubject: BookOfSubjectTable;
  }
}
