/**
 * The shape of a book of the built-in library: `world/books/<id>/book.ts` says what it is, and one file a chapter,
 * `world/books/<id>/<chapter key>.ts`, has its text. See README.md for how to write one.
 */
import type { Five, Span } from '../../importers/content/content.ts';

/** The genres of the specification: Chinese antiquity, antiquity elsewhere, what was found inscribed, the rest. */
type Genre = 'ancient_cn' | 'ancient_en' | 'ancient_writing' | 'other';

export interface WorldBook {
  /** Also the name of the folder. */
  id: string;
  /** The subject of kind book that is the work; null where there is none. */
  work: string | null;
  facts: {
    title: Five;
    /** In the language and script of the original. */
    originalTitle: string;
    otherTitles?: readonly string[];
    genre: Genre;
    /** `item` is the subject that is the author, where there is one. */
    authors: readonly { name: Five; item?: string }[];
    /** When it was written, as far as one knows; dates as everywhere in the world. */
    writing: Span | null;
    /** The dynasty or age that it is of. */
    dynasty?: Five;
    /** What it is, what is given of it here: two or three sentences. */
    description: Five;
  };
  original: {
    /** BCP 47: lzh, ja, la, grc, sa, pi, he, ar, fa, akk-Latn, egy-Latn, ang, non, quc … */
    language: string;
    /** The edition that the text follows, in words. */
    edition: Five;
    direction?: 'rtl';
    /** It is read in columns from top to bottom. */
    vertical?: true;
    /** A Latin text whose chapters are also shown as pages drawn in the capitals of monuments. */
    drawn?: true;
  };
  volumes: readonly WorldVolume[];
}

interface WorldVolume {
  key: string;
  title: Five;
  /** `title` is the original's; `key` is also the name of the chapter's file. */
  chapters: readonly { key: string; title: string; titles: Five }[];
}

export interface WorldChapter {
  /** Unique in the book. */
  key: string;
  segments: readonly WorldSegment[];
}

/** One row: a segment of the original beside what it is in five languages. All are inline HTML. */
export interface WorldSegment {
  /** The edition's own numbering within the chapter: '1', '1.2', '4b'. */
  id: string;
  /** A paragraph where nothing is said. */
  kind?: 'verse' | 'heading';
  original: string;
  zh: string;
  en: string;
  fr: string;
  es: string;
  jp: string;
  /** For the margin of each translation, in its language; the mark stands at the end of the segment. */
  notes?: readonly WorldNote[];
}

interface WorldNote {
  /** Unique in the chapter. */
  id: string;
  text: Five;
}
