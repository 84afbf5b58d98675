import type { Report } from '../record.ts';
import { UnreadableError } from '../read-errors.ts';
import type { BookContent, ChapterContent, Segment, Witness } from '../../src/features/books/rules.ts';

/** A collection of books, its licence, and how to read it. */
export interface BookSource {
  origin: { id: string; name: string; licence: string; url: string | null };
  /** Reads every book from the beginning; called once. */
  read(): AsyncIterable<BookReadResult>;
}

/** One book, or why it is refused; `where` is its place in the source, for the report. */
export type BookReadResult = ({ where: string; record: BookRecord } | { where: string; refused: string }) & {
  /** Omitted content, in short recurring phrases. */
  without?: string[];
  /** Chapters, notes and fields that cannot be read, with their places: the book is imported without them. */
  broken?: Report['broken'];
  /** Fields that a book has no room for. */
  omitted?: Report['omitted'];
  /** Fields that were read although they are written oddly. */
  notices?: Report['notices'];
};

/** What of a book is omitted, gathered while it is read. */
export class BookProblems {
  readonly #where: string;
  readonly lists: { without: string[]; broken: Report['broken'] };

  /** `where` is the place of the book, or of a file of it whose problems join the `lists` of the book. */
  constructor(where: string, lists: BookProblems['lists'] = { without: [], broken: [] }) {
    this.#where = where;
    this.lists = lists;
  }

  /** A chapter, note or field that cannot be read; `place` is within the book. */
  onBroken(place: string, why: string): void {
    this.lists.broken.push({ where: [this.#where, place].filter(Boolean).join(': '), why });
  }

  /** Content that no book here has, in a recurring phrase. */
  onLeftOut(why: string): void {
    this.lists.without.push(why);
  }
}

/** A book as read from a source. */
export interface BookRecord {
  /** The source's key of the book, which identifies it. */
  key: string;
  /** Its id here, unless another thing has that id. */
  id?: string;
  content: BookContent;
  /** Every chapter of every witness, once. Must be read before the next record. */
  chapters: AsyncIterable<ChapterRecord>;
}

export interface ChapterRecord {
  chapter: string;
  witness: string;
  content: ChapterContent;
}

/** A piece of a source text, which becomes one segment. */
export interface Piece {
  /**
   * The edition's numbers, largest division first: book, chapter, section. Pieces with the same numbers are adjacent.
   */
  path: string[];
  /** Whether its last number counts paragraphs, which are no divisions. */
  endsInParagraph?: boolean;
  /** Headings of the divisions that start at it, by depth. */
  headings?: (string | undefined)[];
  kind?: Segment['kind'];
  /** Inline HTML, escaped. */
  html: string;
  notes?: Segment['notes'];
  /** The ordinals of the speech and the stanza in their division, by which lines with other numbers are aligned. */
  speech?: number;
  stanza?: number;
  /** How many of the largest divisions have no number in the edition and were counted. */
  counted?: number;
}

/** A witness as read from a source: its pieces are read once. */
export interface WitnessText {
  witness: Witness;
  /** The place of its file in the source, if that is not the place of the book. */
  where?: string;
  pieces: AsyncIterable<Piece> | Iterable<Piece>;
}

/** Why a book, or a file of it, is refused. */
export class BookRefusal extends UnreadableError {}
