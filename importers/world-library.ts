import type { WrittenBook } from '../world/books/load.ts';
import type { WorldSegment } from '../world/books/book.ts';
import { fromColumns, hreflang, columnLanguages, type InLanguages } from '../src/rules/languages.ts';
import { drawnEdition, drawnPageAddress } from '../src/features/books/drawn/rules.ts';
import { BookContent, ChapterContent, type Segment, type Witness } from '../src/features/books/rules.ts';
import { sanitizeChapter } from '../src/features/books/safe-segment.ts';
import type { Five } from './content/content.ts';
import { timeOfSpan } from './content/times.ts';

/** A book of the built-in library for publication: each chapter in the original and in five translations. */
export interface LibraryBook {
  key: string;
  id: string;
  content: BookContent;
  chapters: { chapter: string; witness: string; content: ChapterContent }[];
}

const toInLanguages = (texts: Five): InLanguages => fromColumns(texts as [string, string, string, string, string]);
const licence = 'CC BY-SA 4.0';

/** Books and subjects share one table of things: the prefix keeps a book's id distinct from its work's. */
const idOf = (id: string) => `book-${id}`;

/** Column of the original's language among the five, for titles given in five columnLanguages. */
const languageColumnOf = (language: string) => (/^(?:lzh|zh)/.test(language) ? 0 : language.startsWith('ja') ? 4 : 1);

export function asLibraryBook({ id, work, facts, original, volumes, texts }: WrittenBook): LibraryBook {
  const content = BookContent.parse({
    work,
    facts: {
      title: facts.originalTitle,
      titles: toInLanguages(facts.title),
      otherTitles: [...(facts.otherTitles ?? [])],
      genre: facts.genre,
      bookAuthors: facts.authors.map(({ name, item }) => ({
        name: name[languageColumnOf(original.language)],
        names: toInLanguages(name),
        itemId: item ?? null,
      })),
      writing: facts.writing && timeOfSpan(facts.writing),
      dynasty: facts.dynasty ? toInLanguages(facts.dynasty) : {},
      description: toInLanguages(facts.description),
      language: original.language,
    },
    witnesses: [
      {
        key: 'original',
        kind: 'original',
        language: original.language,
        direction: original.direction,
        vertical: original.vertical,
        edition: original.edition[languageColumnOf(original.language)],
        editions: toInLanguages(original.edition),
        licence: 'Public domain',
      },
      ...columnLanguages.map((language): Partial<Witness> => ({
        key: language,
        kind: 'translation',
        language: hreflang(language),
        translator: 'Stele',
        edition: 'Stele',
        licence,
      })),
      ...(original.drawn ? [drawnWitness] : []),
    ],
    volumes: volumes.map(({ key, title, chapters }) => ({
      key,
      title: title[languageColumnOf(original.language)],
      titles: toInLanguages(title),
      chapters: chapters.map((chapter) => ({ ...chapter, titles: toInLanguages(chapter.titles) })),
    })),
  });
  const chapters = texts.flatMap(({ key, segments }) => [
    ...(['original', ...columnLanguages] as const).map((witness) => ({
      chapter: key,
      witness: witness as string,
      content: sanitizeChapter(
        ChapterContent.parse({ segments: segments.map((segment) => asSegment(segment, witness)) }),
      ),
    })),
    ...(original.drawn ? [{ chapter: key, witness: drawnWitness.key, content: drawnChapter(id, key, segments) }] : []),
  ]);
  return { key: `book ${id}`, id: idOf(id), content, chapters };
}

/** Pages that are drawn from the text when viewed. */
const drawnWitness = {
  key: 'drawn',
  kind: 'photocopy' as const,
  language: 'la',
  edition: drawnEdition.en!,
  editions: drawnEdition,
  licence: 'CC0 1.0',
};
const drawnChapter = (id: string, chapter: string, segments: readonly WorldSegment[]) =>
  ChapterContent.parse({
    pages: [
      { image: drawnPageAddress(idOf(id), chapter), label: chapter, segments: segments.map((segment) => segment.id) },
    ],
  });

/** A translation has the notes in its language, with a mark for each at the end of the segment. */
function asSegment(segment: WorldSegment, witness: 'original' | (typeof columnLanguages)[number]): Partial<Segment> {
  const { id, kind, notes = [] } = segment;
  const witnessNotes = witness === 'original' ? [] : notes;
  const column = columnLanguages.indexOf(witness as (typeof columnLanguages)[number]);
  return {
    id,
    kind: kind ?? 'paragraph',
    html: segment[witness] + witnessNotes.map((note) => `<sup data-note="${note.id}">${note.id}</sup>`).join(''),
    ...(witnessNotes.length && {
      notes: witnessNotes.map((note) => ({ id: note.id, html: note.text[column]!, kind: 'note' as const })),
    }),
  };
}
