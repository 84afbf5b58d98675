import type { WrittenBook } from '../../books/load.ts';
import type { Five } from '../../../importers/content/content.ts';
import type { Face } from './faces.ts';
import type { layouts } from './layouts/index.ts';
import { plainLines, scripts, type Script } from './scripts.ts';

/** A page of a book to draw: its opening, in its own script, as books of its kind are laid out. */
export interface BookPage {
  /** Of the library, or of the work that the library does not have. */
  book: string;
  /** In whose gallery it hangs, where that is not the book's work. */
  subject?: string;
  layout: keyof typeof layouts;
  face: Face;
  script: Script;
  /** How many segments of the library's first chapter stand on it; they follow each other in the work. */
  take?: number;
  /** Their lines, where the library parts them otherwise than verses end. */
  verses?: readonly string[];
  /** What is set above, or in the fold. */
  head?: string;
  /** Where the library has not the opening, or not the work. */
  own?: { original: readonly string[]; said: Five; where: Five; edition: Five };
}

/** What stands on a page, and what it says. */
export interface PageText {
  /** Lines of words, or of letters where words are not parted. */
  lines: string[][];
  head: string[];
  said: Five;
  /** Of the work, which. */
  where: Five;
  edition: Five;
}

export function textOf(page: BookPage, library: readonly WrittenBook[]): PageText {
  const { book, own, script, take = 1, head = '', verses } = page;
  const set = (lines: readonly string[]) => lines.map(scripts[script]).filter((line) => line.length);
  const shared = { head: scripts[script](head) };
  if (own) return { ...shared, ...own, lines: set(own.original) };
  const { texts, volumes, original } = library.find(({ id }) => id === book)!;
  const segments = texts[0]!.segments.slice(0, take);
  const languages = ['zh', 'en', 'fr', 'es', 'jp'] as const;
  const said = languages.map((language) =>
    segments
      .map((segment) =>
        plainLines(segment[language])
          .join(' ')
          .replace(/ \/ /g, language === 'zh' || language === 'jp' ? '' : ' '),
      )
      .join(language === 'zh' || language === 'jp' ? '' : ' '),
  );
  return {
    ...shared,
    lines: set(verses ?? segments.flatMap((segment) => plainLines(segment.original))),
    said: [said[0]!, said[1]!, said[2]!, said[3]!, said[4]!],
    where: volumes[0]!.chapters[0]!.titles,
    edition: original.edition,
  };
}
