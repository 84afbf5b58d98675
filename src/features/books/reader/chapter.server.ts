import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { fail } from '../../../rules/errors.ts';
import {
  hreflang,
  languageTag,
  listSeparator,
  selectTranslation,
  type InLanguages,
  type Language,
} from '../../../rules/languages.ts';
import { formatYear, readHistoricalTime, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { bookAddress } from '../addresses.ts';
import { coversOf } from '../face/covers.server.ts';
import type { AlignedRow, BookContents, BookDetail, ShownChapter, ShownWitness } from '../contract.ts';
import { authorEntries, localizeAuthors } from '../library/cards.server.ts';
import { chaptersOf as chaptersIn, readPartKey, type BookContent } from '../rules.ts';
import { titleOf, localizeText, witnessName, type LocalizedText } from '../titles.ts';
import { alignRows, splitIntoPages, type Column } from './align.ts';

const bookRow = async (db: Database, id: string) =>
  (await db
    .selectFrom('book')
    .where('id', '=', id)
    .select(['id', 'workId', 'facts', 'volumes', 'changedAt'])
    .executeTakeFirst()) ?? fail('bookNotFound');
type BookRow = Awaited<ReturnType<typeof bookRow>>;

async function witnessesOf(db: Database, bookId: string, language: Language): Promise<ShownWitness[]> {
  const rows = await db
    .selectFrom('bookWitness')
    .where('bookId', '=', bookId)
    .orderBy('position')
    .select([
      'witness as key',
      'kind',
      'language',
      'direction',
      'vertical',
      'translator',
      'edition',
      'editions',
      'licence',
      'sourceUrl',
    ])
    .execute();
  return rows.map(({ editions, ...row }) => ({
    ...row,
    edition: selectTranslation(editions, language)?.value ?? row.edition,
  }));
}

const chaptersOf = (db: Database, bookId: string) =>
  db
    .selectFrom('bookChapter')
    .where('bookId', '=', bookId)
    .orderBy('ordinal')
    .select(['volume', 'volumeTitle', 'volumeTitles', 'chapter', 'title', 'titles'])
    .execute();

/** The witnesses that have each chapter. */
async function loadWitnessesByChapter(db: Database, bookId: string): Promise<Map<string, Set<string>>> {
  const [segments, pages] = await Promise.all(
    (['bookSegment', 'bookPage'] as const).map((table) =>
      db
        .selectFrom(table)
        .where('bookId', '=', bookId)
        .where('ordinal', '=', 0)
        .select(['chapter', 'witness'])
        .execute(),
    ),
  );
  const witnessesByChapter = new Map<string, Set<string>>();
  for (const { chapter, witness } of [...segments!, ...pages!]) {
    const chapterWitnesses = witnessesByChapter.get(chapter) ?? new Set();
    witnessesByChapter.set(chapter, chapterWitnesses.add(witness));
  }
  return witnessesByChapter;
}

const chapterTitle = (of: { title: string; titles: InLanguages }, lang: string, language: Language): LocalizedText =>
  titleOf({ title: of.title, titles: of.titles, language: lang }, language);

/** A book with all its facts, and the ids of other things on its page. */
export async function detailOf(
  db: Database,
  id: string,
  language: Language,
): Promise<{ detail: BookDetail; shows: string[] }> {
  const book = await bookRow(db, id);
  const { facts, workId, changedAt } = book;
  const [witnesses, chapters, entries, works, coverOf] = await Promise.all([
    witnessesOf(db, id, language),
    chaptersOf(db, id),
    authorEntries(db, [facts], language),
    loadLinkedEntries(db, workId ? [workId] : [], language),
    coversOf(db, [{ id, workId, facts }]),
  ]);
  const authors = localizeAuthors(facts, entries, language),
    work = workId === null ? undefined : works.get(workId);
  const description = localizeText(facts.description, language);
  const written = facts.writing && formatTime(facts.writing, language);
  return {
    detail: {
      ...facts,
      id,
      href: bookAddress(id),
      cover: coverOf(id),
      shownTitle: titleOf(facts, language),
      bookAuthor: authors.map(({ name }) => name).join(listSeparator(language)),
      authors,
      customInfos: {
        dynasty: selectTranslation(facts.dynasty, language)?.value ?? null,
        nationality: selectTranslation(facts.nationality, language)?.value ?? null,
        creationTime: written,
      },
      writingDate: written,
      description: description?.text ?? '',
      descriptions: facts.description,
      shownDescription: description,
      work: work ? { id: work.id, itemId: work.itemId, name: work.name } : null,
      witnesses,
      chapters: chapters.length,
      changedAt: changedAt.toISOString(),
    },
    shows: [id, ...(workId ? [workId] : []), ...entries.keys()],
  };
}

/** A formatted time; an unreadable one unchanged. */
function formatTime(time: TimeRecord, language: Language): string {
  const start = readHistoricalTime(time.startTime);
  return writeRecord(time, language) || (start ? formatYear(start.year, language) : time.startTime);
}

export async function contentsOf(db: Database, id: string, language: Language): Promise<BookContents> {
  const [{ facts }, chapters, had, witnesses] = await Promise.all([
    bookRow(db, id),
    chaptersOf(db, id),
    loadWitnessesByChapter(db, id),
    witnessesOf(db, id, language),
  ]);
  const volumes = Map.groupBy(chapters, ({ volume }) => volume);
  return {
    volumes: [...volumes].map(([key, volumeChapters]) => ({
      key,
      title: selectTranslation(volumeChapters[0]!.volumeTitles, language)?.value ?? volumeChapters[0]!.volumeTitle,
      chapters: volumeChapters.map(({ chapter, title, titles }) => {
        const shownTitle = chapterTitle({ title, titles }, facts.language, language);
        return {
          key: chapter,
          title: shownTitle,
          ownTitle: shownTitle.text === title ? null : title,
          href: bookAddress(id, { chapter }),
          witnesses: witnesses.flatMap(({ key: witness }) => (had.get(chapter)?.has(witness) ? witness : [])),
        };
      }),
    })),
  };
}

/** Display names of chapters in a witness, by part key. */
export async function loadChapterNames(
  db: Database,
  bookId: string,
  keys: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const [book, publishedChapters, publishedWitnesses, proposed] = await Promise.all([
    db.selectFrom('book').where('id', '=', bookId).select('language').executeTakeFirst(),
    chaptersOf(db, bookId),
    witnessesOf(db, bookId, language),
    latestProposal(db, bookId),
  ]);
  // Published names come first; a chapter of an unpublished book gets its name from the submission.
  const chapters = [
    ...publishedChapters,
    ...chaptersIn(proposed?.volumes ?? []).map(({ key, title, titles = {} }) => ({ chapter: key, title, titles })),
  ];
  const witnesses = [...publishedWitnesses, ...(proposed?.witnesses ?? [])];
  const bookLanguage = book?.language ?? proposed?.facts.language ?? languageTag(language);
  return new Map(
    keys.flatMap((key) => {
      const read = readPartKey(key);
      const chapter = chapters.find((row) => row.chapter === read?.chapter);
      const witness = witnesses.find((row) => row.key === read?.witness);
      if (!read) return [];
      const title = chapter && chapterTitle(chapter, bookLanguage, language).text;
      const name = witness ? witnessName(witness, language, translateFor(language)) : read.witness;
      return [[key, `${title || read.chapter} (${name})`]];
    }),
  );
}

const latestProposal = async (db: Database, bookId: string): Promise<BookContent | undefined> =>
  (
    await db
      .selectFrom('revision')
      .where('thingId', '=', bookId)
      .where('module', '=', 'book')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .select('content')
      .executeTakeFirst()
  )?.content as BookContent | undefined;

export interface ReadingRequest {
  chapter?: string;
  page?: number;
  /** Keys of the displayed witnesses. */
  witnesses?: readonly string[];
  /** Returns the page with this segment. */
  segment?: string;
}

/** A page of a chapter with its displayed witnesses aligned. Fails with `bookNotFound` and `chapterNotFound`. */
export async function loadChapter(
  db: Database,
  id: string,
  { chapter: requestedChapter, page = 1, witnesses: requestedKeys, segment }: ReadingRequest,
  language: Language,
): Promise<ShownChapter> {
  const book = await bookRow(db, id);
  const [chapters, witnesses] = await Promise.all([chaptersOf(db, id), witnessesOf(db, id, language)]);
  const at = requestedChapter === undefined ? 0 : chapters.findIndex(({ chapter }) => chapter === requestedChapter);
  const chapter = chapters[at] ?? fail('chapterNotFound');
  const content = await loadColumns(db, id, chapter.chapter);
  const chapterWitnesses = witnesses.filter(({ key }) => content.has(key));
  const read = chooseWitnesses(chapterWitnesses, requestedKeys, language);
  const original = chapterWitnesses.find(({ kind }) => kind === 'original')?.key ?? read[0];
  const spine = original ? content.get(original)!.segments.map((originalSegment) => originalSegment.id) : [];
  const columns = read.map((key) => withoutAlignment(content.get(key)!, key === original));
  const pages = splitIntoPages(alignRows(spine, columns));
  const holding = segment === undefined ? -1 : pages.findIndex((rows) => rows.some((row) => hasSegment(row, segment)));
  const number = holding >= 0 ? holding + 1 : page;
  if (number > pages.length) fail('chapterNotFound');
  const link = (place: number) => {
    const neighbour = chapters[place];
    return neighbour
      ? {
          key: neighbour.chapter,
          title: chapterTitle(neighbour, book.facts.language, language),
          href: bookAddress(id, { chapter: neighbour.chapter, witnesses: requestedKeys ? read : [] }),
        }
      : null;
  };
  return {
    book: await headOf(db, book, language),
    chapter: {
      key: chapter.chapter,
      title: chapterTitle(chapter, book.facts.language, language),
      ownTitle: chapter.title,
      volume: selectTranslation(chapter.volumeTitles, language)?.value ?? chapter.volumeTitle,
    },
    witnesses,
    read,
    having: chapterWitnesses.map(({ key }) => key),
    previous: link(at - 1),
    next: link(at + 1),
    page: number,
    pages: pages.length,
    rows: pages[number - 1]!,
  };
}

const hasSegment = (row: AlignedRow, segment: string) =>
  row.id === segment || row.cells.some(({ segments }) => segments.some(({ id }) => id === segment));
/** The original's segments are only aligned with themselves. */
const withoutAlignment = (column: Column, isOriginal: boolean): Column =>
  isOriginal ? { ...column, segments: column.segments.map((segment) => ({ ...segment, aligned: null })) } : column;

async function headOf(db: Database, { id, facts, workId }: BookRow, language: Language) {
  const entries = await authorEntries(db, [facts], language);
  return {
    id,
    title: titleOf(facts, language),
    ownTitle: facts.title,
    authors: localizeAuthors(facts, entries, language),
    workId,
  };
}

/** The content of a chapter in each witness. */
async function loadColumns(db: Database, bookId: string, chapter: string): Promise<Map<string, Column>> {
  const [segments, pages] = await Promise.all([
    db
      .selectFrom('bookSegment')
      .where('bookId', '=', bookId)
      .where('chapter', '=', chapter)
      .orderBy('witness')
      .orderBy('ordinal')
      .select(['witness', 'segment as id', 'kind', 'html', 'notes', 'aligned'])
      .execute(),
    db
      .selectFrom('bookPage')
      .where('bookId', '=', bookId)
      .where('chapter', '=', chapter)
      .orderBy('witness')
      .orderBy('ordinal')
      .select(['witness', 'ordinal', 'image', 'canvas', 'label', 'segments'])
      .execute(),
  ]);
  const bySegments = Map.groupBy(segments, ({ witness }) => witness),
    byPages = Map.groupBy(pages, ({ witness }) => witness);
  return new Map(
    [...new Set([...bySegments.keys(), ...byPages.keys()])].map((witness) => [
      witness,
      {
        segments: (bySegments.get(witness) ?? []).map(({ witness: _witness, ...segment }) => segment),
        pages: (byPages.get(witness) ?? []).map(({ witness: _witness, ordinal, ...page }) => ({
          ...page,
          number: ordinal + 1,
        })),
      },
    ]),
  );
}

/**
 * Chooses the displayed witnesses: the requested ones that have the chapter; else the original and the translation into
 * the reader's language.
 */
function chooseWitnesses(
  witnesses: readonly Pick<ShownWitness, 'key' | 'kind' | 'language'>[],
  requestedKeys: readonly string[] | undefined,
  language: Language,
): string[] {
  const matchingKeys = (requestedKeys ?? []).filter((key) => witnesses.some((witness) => witness.key === key));
  if (matchingKeys.length) return matchingKeys;
  const original = witnesses.find(({ kind }) => kind === 'original');
  const translation = witnesses.find(
    (witness) => witness.kind === 'translation' && witness.language.split('-')[0] === hreflang(language),
  );
  const defaultKeys = [original, translation].flatMap((witness) => witness?.key ?? []);
  return defaultKeys.length ? defaultKeys : witnesses.slice(0, 1).map(({ key }) => key);
}
