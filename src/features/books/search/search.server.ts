import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { bookAddress } from '../addresses.ts';
import { titleOf } from '../titles.ts';
import type { FoundBook, FoundPassage, PassageResults } from './contract.ts';
import { excerptsOf } from './excerpts.server.ts';
import { nameFacets } from './facet-names.server.ts';
import { countFacets, matchesFilters, type MatchGroup, type FacetFilters } from './facets.ts';
import { countMatches, matchesIn, type PassageMatch, type SearchedPart } from './matches.server.ts';
import { readBookQuery, type BookQuery } from './query.server.ts';
import { matchAddress, type SortOrder } from './rules.ts';
import { bookHeads, bookRows, witnessRows, type BookRow, type WitnessRow } from './book-heads.server.ts';

/** Cells of a book's strip. */
const stripCells = 100;
/** Passages and chapters shown per book. */
const maxPassages = 3,
  maxChapters = 12;

interface BookSearchRequest {
  keyword: string;
  page: number;
  size: number;
  sort: SortOrder;
  narrowing: FacetFilters;
  language: Language;
}

type BookSearchResult = Omit<PassageResults, 'keyword'>;

/** Books whose text contains a term, with the first matches of each. */
export const searchText = async (db: Database, request: BookSearchRequest): Promise<BookSearchResult> =>
  searchParts(db, request, ['text', 'notes']);

/** Books whose name, or author's name, matches. */
export const searchNames = async (db: Database, request: BookSearchRequest): Promise<BookSearchResult> =>
  searchParts(db, request, ['names']);

async function searchParts(
  db: Database,
  request: BookSearchRequest,
  parts: readonly SearchedPart[],
): Promise<BookSearchResult> {
  const { keyword, page, size, narrowing, language } = request;
  const query = await readBookQuery(db, keyword);
  const { met, isCapped } = await countMatches(db, query, parts);
  const ids = [...new Set(met.map(({ bookId }) => bookId))];
  const [books, witnesses] = await Promise.all([bookRows(db, ids), witnessRows(db, ids)]);
  const groups = groupMatches(met, books, witnesses);
  const matchingGroups = groups.filter((group) => matchesFilters(group, narrowing));
  const counts = new Map<string, number>();
  for (const { bookId, count } of matchingGroups) counts.set(bookId, (counts.get(bookId) ?? 0) + count);
  const ordered = sortBooks(counts, books, request);
  const pageIds = ordered.slice((page - 1) * size, page * size);
  return {
    total: ordered.length,
    passages: matchingGroups.reduce((sum, { count }) => sum + count, 0),
    capped: isCapped,
    books: parts.includes('names')
      ? (await bookHeads(db, pageIds, language)).map((head) => ({
          ...head,
          count: 0,
          strip: [],
          chapters: [],
          passages: [],
        }))
      : await attachPassages(db, query, pageIds, { request, witnesses, counts }),
    facets: await nameFacets(db, countFacets(groups, narrowing), language),
  };
}

function groupMatches(
  met: readonly { bookId: string; witness: string; part: SearchedPart; count: number }[],
  books: ReadonlyMap<string, BookRow>,
  witnesses: readonly WitnessRow[],
): MatchGroup[] {
  const of = new Map(witnesses.map((witness) => [`${witness.bookId} ${witness.witness}`, witness]));
  return met.flatMap(({ bookId, witness, part, count }): MatchGroup[] => {
    const book = books.get(bookId),
      witnessRow = of.get(`${bookId} ${witness}`);
    if (!book) return []; // chapters of a book that is not published yet
    const asList = (value: string | null | undefined) => (value === null || value === undefined ? [] : [value]);
    return [
      {
        bookId,
        count,
        values: {
          part: part === 'names' ? [] : [part],
          kind: asList(witnessRow?.kind),
          language: asList(witnessRow?.language ?? (part === 'names' ? book.facts.language : null)),
          dynasty: asList(book.dynasty),
          century: book.century === null ? [] : [String(book.century)],
          genre: [book.genre],
          author: book.authors,
        },
      },
    ];
  });
}

/** Sorts books: an exact name match first, then by number of matches or by time. */
function sortBooks(
  counts: ReadonlyMap<string, number>,
  books: ReadonlyMap<string, BookRow>,
  { keyword, sort, language }: BookSearchRequest,
): string[] {
  const isSo = (id: string) => {
    const { facts } = books.get(id)!;
    const names = [facts.title, ...Object.values(facts.titles), ...facts.otherTitles];
    return names.includes(keyword) ? 0 : names.some((name) => name.startsWith(keyword)) ? 1 : 2;
  };
  const keys = new Map(
    [...counts.keys()].map((id) => [
      id,
      {
        so: isSo(id),
        earliest: books.get(id)!.earliest ?? Infinity,
        title: titleOf(books.get(id)!.facts, language).text,
      },
    ]),
  );
  const byTitle = (a: string, b: string) => (keys.get(a)!.title < keys.get(b)!.title ? -1 : 1);
  return [...counts.keys()].sort((a, b) =>
    sort === 'time'
      ? keys.get(a)!.earliest - keys.get(b)!.earliest || byTitle(a, b)
      : keys.get(a)!.so - keys.get(b)!.so || counts.get(b)! - counts.get(a)! || byTitle(a, b),
  );
}

interface PassageContext {
  request: Pick<BookSearchRequest, 'keyword' | 'narrowing' | 'language'>;
  witnesses: readonly WitnessRow[];
  counts: ReadonlyMap<string, number>;
}

async function attachPassages(
  db: Database,
  query: BookQuery,
  ids: readonly string[],
  { request: { keyword, narrowing, language }, witnesses, counts }: PassageContext,
): Promise<FoundBook[]> {
  const kinds = new Map(witnesses.map((witness) => [`${witness.bookId} ${witness.witness}`, witness]));
  const parts = (['text', 'notes'] as const).filter((part) => !narrowing.part || narrowing.part === part);
  const met = (await matchesIn(db, query, parts, ids)).filter((passage) => {
    const witnessRow = kinds.get(`${passage.bookId} ${passage.witness}`);
    return (
      (!narrowing.kind || witnessRow?.kind === narrowing.kind) &&
      (!narrowing.language || witnessRow?.language === narrowing.language)
    );
  });
  const heads = await bookHeads(db, ids, language);
  const lengths = await chapterLengths(db, ids);
  const of = Map.groupBy(met, ({ bookId }) => bookId);
  const first = ids.flatMap((id) => (of.get(id) ?? []).slice(0, maxPassages));
  const excerpts = new Map(
    (await excerptsOf(db, query, first, 1)).map((passageExcerpts, at) => [first[at]!, passageExcerpts[0]]),
  );
  return heads.map((head): FoundBook => {
    const bookPassages = of.get(head.id) ?? [];
    const chapters = lengths.get(head.id) ?? [];
    const original =
      witnesses.find((witness) => witness.bookId === head.id && witness.kind === 'original')?.witness ?? null;
    const titleOfChapter = (chapter: string) => chapters.find((row) => row.chapter === chapter)?.title ?? '';
    return {
      ...head,
      count: counts.get(head.id) ?? 0,
      strip: computeStrip(bookPassages, chapters),
      chapters: [...Map.groupBy(bookPassages, ({ chapter }) => chapter)]
        .slice(0, maxChapters)
        .map(([chapter, some]) => ({
          title: titleOfChapter(chapter),
          count: some.length,
          href: `${bookAddress(head.id, { chapter })}&find=${encodeURIComponent(keyword)}`,
        })),
      passages: bookPassages.slice(0, maxPassages).flatMap((passage): FoundPassage[] => {
        const excerpt = excerpts.get(passage);
        if (!excerpt) return [];
        const { chapter, witness, part, language: lang } = passage;
        const { segment, text, marks } = excerpt;
        return [
          {
            chapter,
            chapterTitle: titleOfChapter(chapter),
            witness,
            kind: kinds.get(`${head.id} ${witness}`)?.kind ?? 'original',
            isNote: part === 'notes',
            segment,
            lang,
            text,
            marks,
            href: matchAddress(head.id, { chapter, witness, original, segment, keyword }),
          },
        ];
      }),
    };
  });
}

interface ChapterLength {
  bookId: string;
  chapter: string;
  title: string;
  /** Number of passages in its longest witness. */
  passages: number;
}

/** The chapters of books in order, with their lengths. */
export async function chapterLengths(db: Database, ids: readonly string[]): Promise<Map<string, ChapterLength[]>> {
  const { rows } = await sql<ChapterLength>`
    select c.book_id, c.chapter, c.title, coalesce(l.passages, 1)::int as passages
    from book_chapter c left join (
      select book_id, chapter, max(ordinal) + 1 as passages from book_passage where book_id = any(${[...ids]}) and part = 'text' group by book_id, chapter
    ) l on l.book_id = c.book_id and l.chapter = c.chapter
    where c.book_id = any(${[...ids]}) order by c.book_id, c.ordinal`.execute(db);
  return Map.groupBy(rows, ({ bookId }) => bookId);
}

/** The number of matching passages in each hundredth of a book. */
function computeStrip(met: readonly PassageMatch[], chapters: readonly ChapterLength[]): number[] {
  const strip = Array.from({ length: stripCells }, () => 0);
  const starts = new Map<string, { before: number; passages: number }>();
  let total = 0;
  for (const { chapter, passages } of chapters) {
    starts.set(chapter, { before: total, passages });
    total += passages;
  }
  for (const { chapter, ordinal } of met) {
    const start = starts.get(chapter);
    if (!start) continue;
    const place = start.before + Math.min(ordinal, start.passages - 1);
    strip[Math.min(stripCells - 1, Math.floor((place / total) * stripCells))]!++;
  }
  return strip;
}
