import { Unreadable } from '../unreadable.ts';
import type { BookContent, ChapterContent, Segment, Witness } from '../../src/features/books/rules.ts';

/** A collection of books, its licence, and how to read it. */
export interface BookSource {
  origin: { id: string; name: string; licence: string; url: string | null };
  /** Reads every book from the beginning; called once. */
  read(): AsyncIterable<BookRead>;
}

/** One book, or why there is none; `where` is its place in the source, for the report. */
export type BookRead =
  | {
      where: string;
      record: BookRecord;
      /** What was left out of it, in few words that recur. */
      without?: string[];
    }
  | { where: string; refused: string };

/** A book as a source tells it. */
export interface BookRecord {
  /** The source's key of the book; the same key is the same book. */
  key: string;
  /** The id it has here, where no thing has it yet. */
  id?: string;
  content: BookContent;
  /** Every chapter of every witness, once. To be read before the next record. */
  chapters: AsyncIterable<ChapterRecord>;
}

export interface ChapterRecord {
  chapter: string;
  witness: string;
  content: ChapterContent;
}

/** A piece of a text as a source has it: what becomes one segment. */
export interface Piece {
  /**
   * How the edition numbers it, the largest division first: book, chapter, section. Pieces that have the same numbers
   * follow one another.
   */
  path: string[];
  /** What the divisions are called that begin with it, by their depth. */
  headings?: (string | undefined)[];
  kind?: Segment['kind'];
  /** Inline HTML, escaped. */
  html: string;
  notes?: Segment['notes'];
}

/** One way a book is had, as a source tells it: its pieces are read once. */
export interface WitnessText {
  witness: Witness;
  pieces: AsyncIterable<Piece> | Iterable<Piece>;
}

/** Why a book, or a file of it, cannot be taken. */
export class BookRefusal extends Unreadable {}
