import type { Generated } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { BookFacts, Genre, PhotocopyPage, SegmentNote, Volume, Witness } from './rules.ts';

/** A book that readers see. */
interface BookTable {
  /** Its thing. */
  id: string;
  workId: string | null;
  facts: BookFacts;
  /** Its contents, as they are shown. */
  volumes: Volume[];
  // What the library filters and sorts by, taken from `facts`.
  title: string;
  titles: InLanguages;
  genre: Genre;
  language: string;
  /** The dynasty by its name in the first language that has one. */
  dynasty: string | null;
  /** A subject's id, or the name where the author has no entry. */
  authors: string[];
  tags: string[];
  isbns: string[];
  /** When the work was written: first and last second. */
  earliest: number | null;
  latest: number | null;
  /** Century of `earliest`: -5 for the fifth before Christ. */
  century: number | null;
  revisionId: string;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}
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
/** The contents, a row a chapter. */
interface BookChapterTable {
  bookId: string;
  volume: string;
  volumeTitle: string;
  volumeTitles: InLanguages;
  chapter: string;
  title: string;
  titles: InLanguages;
  /** Counted through the whole book from 0. */
  ordinal: number;
}
export interface BookSegmentTable {
  bookId: string;
  chapter: string;
  witness: string;
  segment: string;
  ordinal: number;
  kind: 'paragraph' | 'verse' | 'heading';
  html: string;
  /** Without markup and without notes. */
  text: string;
  notes: SegmentNote[];
  /** Words of all notes, between the lines and in the margin. */
  notesText: string;
  /** Null: renders the original's segment of the same id. */
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
/** Books that somebody linked to an entry beside those of its work and its author. */
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
