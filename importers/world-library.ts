import type { WrittenBook } from './content/books/load.ts';
import type { WorldSegment } from './content/books/book.ts';
import { hreflang, contentLanguages } from '../src/rules/languages.ts';
import { drawnEditions, drawnLanguages, drawnPageAddress } from '../src/features/books/drawn/rules.ts';
import { BookContent, ChapterContent, type Segment, type Witness } from '../src/features/books/rules.ts';
import { sanitizeChapter } from '../src/features/books/safe-segment.ts';
import { toWhen } from './content/load.ts';
import { timeOfSpan } from './content/times.ts';

/** A book of a content folder for publication: each chapter in the original and in five translations. */
export interface LibraryBook {
  key: string;
  id: string;
  /** Its file. */
  where: string;
  content: BookContent;
  chapters: { chapter: string; witness: string; content: ChapterContent }[];
}

const licence = 'CC BY-SA 4.0';

/** Books and subjects share one table of things: the prefix keeps a book's id distinct from its work's. */
const idOf = (id: string) => `book-${id}`;

/** The one of the five languages in which titles are closest to an original. */
const titleLanguageOf = (language: string) =>
  /^(?:lzh|zh)/.test(language) ? 'zh' : language.startsWith('ja') ? 'jp' : 'en';

export function asLibraryBook({ id, work, facts, original, volumes, texts, at }: WrittenBook): LibraryBook {
  const drawnLanguage = original.drawn && drawnLanguages.find((language) => language === original.language);
  const content = BookContent.parse({
    work,
    facts: {
      title: facts.originalTitle,
      titles: facts.title,
      otherTitles: [...(facts.otherTitles ?? [])],
      ...(facts.abbreviations && { abbreviations: [...facts.abbreviations] }),
      genre: facts.genre,
      bookAuthors: facts.authors.map(({ name, item }) => ({
        name: name[titleLanguageOf(original.language)],
        names: name,
        itemId: item ?? null,
      })),
      writing: facts.writing && timeOfSpan(toWhen(facts.writing)),
      dynasty: facts.dynasty ?? {},
      description: facts.description,
      ...(facts.tags && { tags: [...facts.tags] }),
      language: original.language,
    },
    witnesses: [
      {
        key: 'original',
        kind: 'original',
        language: original.language,
        direction: original.direction,
        vertical: original.vertical,
        edition: original.edition[titleLanguageOf(original.language)],
        editions: original.edition,
        licence: 'Public domain',
      },
      ...contentLanguages.map((language): Partial<Witness> => ({
        key: language,
        kind: 'translation',
        language: hreflang(language),
        translator: 'Stele',
        edition: 'Stele',
        licence,
      })),
      ...(drawnLanguage ? [drawnWitness(drawnLanguage)] : []),
    ],
    volumes: volumes.map(({ key, title, chapters }) => ({
      key,
      title: title[titleLanguageOf(original.language)],
      titles: title,
      chapters,
    })),
  });
  const chapters = texts.flatMap(({ key, segments }) => [
    ...(['original', ...contentLanguages] as const).map((witness) => ({
      chapter: key,
      witness: witness as string,
      content: sanitizeChapter(
        ChapterContent.parse({ segments: segments.map((segment) => asSegment(segment, witness)) }),
      ),
    })),
    ...(drawnLanguage ? [{ chapter: key, witness: drawnKey, content: drawnChapter(id, key, segments) }] : []),
  ]);
  return { key: `book ${id}`, id: idOf(id), where: at?.([]) ?? id, content, chapters };
}

/** Pages that are drawn from the text when viewed. */
const drawnKey = 'drawn';
const drawnWitness = (language: (typeof drawnLanguages)[number]) => ({
  key: drawnKey,
  kind: 'photocopy' as const,
  language,
  edition: drawnEditions[language].en!,
  editions: drawnEditions[language],
  licence: 'CC0 1.0',
});
const drawnChapter = (id: string, chapter: string, segments: readonly WorldSegment[]) =>
  ChapterContent.parse({
    pages: [
      { image: drawnPageAddress(idOf(id), chapter), label: chapter, segments: segments.map((segment) => segment.id) },
    ],
  });

/** A translation has the notes in its language, with a mark for each at the end of the segment. */
function asSegment(segment: WorldSegment, witness: 'original' | (typeof contentLanguages)[number]): Partial<Segment> {
  const { id, kind, notes = [] } = segment;
  if (witness === 'original') return { id, kind: kind ?? 'paragraph', html: segment.original };
  return {
    id,
    kind: kind ?? 'paragraph',
    html: segment[witness] + notes.map((note) => `<sup data-note="${note.id}">${note.id}</sup>`).join(''),
    ...(notes.length && {
      notes: notes.map((note) => ({ id: note.id, html: note.text[witness], kind: 'note' as const })),
    }),
  };
}
