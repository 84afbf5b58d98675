import { sql } from 'kysely';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import { copyNewRows } from '../../../kit/database/copy-new.server.ts';
import { copyRows, type CopiedRow } from '../../../kit/database/copy.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { holdLock } from '../../../kit/database/locks.server.ts';
import { readLanguage, usesHan } from '../../../rules/languages.ts';
import { createStemmer, type Stemmer } from '../../search/face/words.server.ts';
import { readPartKey, type ChapterContent } from '../rules.ts';
import { extractChapterText, type SegmentText } from '../safe-segment.ts';
import { namesOfBook } from './names.server.ts';
import { passagesOf, wordsOf, type Passage } from './passages.server.ts';

interface WitnessChapter {
  bookId: string;
  chapter: string;
  witness: string;
}

/** A chapter with the text of its segments, in order. */
interface IndexedChapter extends WitnessChapter {
  segments: readonly SegmentText[];
}

const keepWord: Stemmer = (word) => word;

/** Indexes published books and chapters in the publishing transaction. */
export async function indexBooks(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const books = published.filter(({ part }) => part.name === 'book').map(({ thingId }) => thingId);
  const chapters = published.flatMap(({ part, thingId, key, content }): IndexedChapter[] => {
    const place = part.name === 'chapter' ? readPartKey(key) : null;
    return place ? [{ bookId: thingId, ...place, ...extractChapterText(content as ChapterContent) }] : [];
  });
  if (!books.length && !chapters.length) return;
  await holdLock(db, 'searchIndex');
  if (books.length) await writeNames(db, [...new Set(books)]);
  await writeChapters(db, chapters);
  if (books.length) await reindexChangedLanguages(db, books);
}

/** Removes deleted books and chapters from the index. */
export async function unindexBooks(db: Database, thingIds: readonly string[]): Promise<void> {
  await sql`
    delete from book_passage p where book_id = any(${thingIds}) and not (case when part = 'names'
      then exists (select from book where id = p.book_id)
      else exists (select from book_segment s where s.book_id = p.book_id and s.chapter = p.chapter and s.witness = p.witness) end)`.execute(
    db,
  );
}

/** Chapters processed at once: that many of the longest fit in memory. */
const chaptersAtOnce = 64;

/** Reindexes chapters whose witness has another language than when they were indexed. */
async function reindexChangedLanguages(db: Database, bookIds: readonly string[]): Promise<void> {
  const { rows } = await sql<WitnessChapter>`
    select distinct p.book_id, p.chapter, p.witness from book_passage p join book_witness w on w.book_id = p.book_id and w.witness = p.witness
    where p.book_id = any(${bookIds}) and p.part <> 'names' and p.language <> w.language`.execute(db);
  for (let at = 0; at < rows.length; at += chaptersAtOnce)
    await writeChapters(db, await loadChapters(db, rows.slice(at, at + chaptersAtOnce)));
}

/** Loads published chapters. */
async function loadChapters(db: Database, places: readonly WitnessChapter[]): Promise<IndexedChapter[]> {
  const { rows } = await sql<WitnessChapter & SegmentText>`
    select s.book_id, s.chapter, s.witness, s.text, s.notes_text from ${buildPlacesTable(places)}
    join book_segment s on s.book_id = asked.book_id and s.chapter = asked.chapter and s.witness = asked.witness
    order by s.ordinal`.execute(db);
  return [...Map.groupBy(rows, chapterKeyOf)].map(([, segments]) => {
    const { bookId, chapter, witness } = segments[0]!;
    return { bookId, chapter, witness, segments };
  });
}

const chapterKeyOf = ({ bookId, chapter, witness }: WitnessChapter) => JSON.stringify([bookId, chapter, witness]);
const buildPlacesTable = (places: readonly WitnessChapter[]) => sql`
  jsonb_to_recordset(${asJson(places.map(({ bookId: book_id, chapter, witness }) => ({ book_id, chapter, witness })))})
    as asked (book_id text, chapter text, witness text)`;

/** Reindexes chapters: replaces their passages. */
async function writeChapters(db: Database, chapters: readonly IndexedChapter[]): Promise<void> {
  if (!chapters.length) return;
  await sql`
    delete from book_passage p using ${buildPlacesTable(chapters)}
    where p.book_id = asked.book_id and p.chapter = asked.chapter and p.witness = asked.witness`.execute(db);
  const { rows } = await sql<Pick<WitnessChapter, 'bookId' | 'witness'> & { language: string }>`
    select book_id, witness, language from book_witness where book_id = any(${chapters.map(({ bookId }) => bookId)})`.execute(
    db,
  );
  const languages = new Map(rows.map((row) => [chapterKeyOf({ ...row, chapter: '' }), row.language]));
  const chaptersToIndex = [];
  for (const [language, some] of Map.groupBy(
    chapters,
    (chapter) => languages.get(chapterKeyOf({ ...chapter, chapter: '' })) ?? '',
  )) {
    const stem = await stemmerOf(
      db,
      language,
      some.flatMap(({ segments }) => segments.flatMap(({ text, notesText }) => [text, notesText])),
    );
    chaptersToIndex.push(...some.map((chapter) => ({ chapter, language, stem })));
  }
  await writePassages(db, passageRows(chaptersToIndex), countLetters(chapters));
}

const countLetters = (chapters: readonly IndexedChapter[]) =>
  chapters.reduce(
    (sum, { segments }) =>
      segments.reduce((letters, { text, notesText }) => letters + text.length + notesText.length, sum),
    0,
  );

/** Generates passages while the database consumes them. */
function* passageRows(
  chapters: readonly { chapter: IndexedChapter; language: string; stem: Stemmer }[],
): Generator<CopiedRow> {
  for (const { chapter, language, stem } of chapters) {
    const text = chapter.segments.map(({ text }, ordinal) => ({ ordinal, text })),
      notes = chapter.segments.flatMap(({ notesText }, ordinal) => (notesText ? [{ ordinal, text: notesText }] : []));
    for (const [part, segments] of Object.entries({ text, notes })) {
      let ordinal = 0;
      for (const passage of passagesOf(chapter.bookId, segments, stem))
        yield rowOf({ ...chapter, part, language, ordinal: ordinal++ }, passage);
    }
  }
}

/** Characters from which a batch is sorted into the index at once; a smaller one waits in the pending list. */
const largeBatchLetters = 100_000;

/**
 * Writes passages. A large batch uses a larger pending list, so that it is sorted in fewer steps. Single chapters may
 * leave up to 1 MB pending: every search reads the pending list, and the write that fills it sorts it.
 */
async function writePassages(db: Database, passages: Iterable<CopiedRow>, letters: number): Promise<void> {
  const areMany = letters >= largeBatchLetters;
  await sql`select set_config('gin_pending_list_limit', ${areMany ? '64MB' : '1MB'}, true)`.execute(db);
  await copyNewRows(db, 'book_passage', columns, passages);
  if (areMany && !deferredSorts.has(db)) await sortPassages(db);
}

const deferredSorts = new WeakSet<Database>();
/** Marks a transaction whose owner calls `sortPassages` after it ends, without blocking others. */
export const deferSort = (tx: Database): void => void deferredSorts.add(tx);

export async function sortPassages(db: Database): Promise<void> {
  await sql`select gin_clean_pending_list('book_passage_grams')`.execute(db);
}

/** Words of translations are also indexed by their stems. */
async function stemmerOf(db: Database, tag: string, texts: readonly string[]): Promise<Stemmer> {
  const language = readLanguage(tag.split('-')[0]);
  return language && !usesHan(language) ? createStemmer(db, language, wordsOf(texts)) : keepWord;
}

async function writeNames(db: Database, bookIds: readonly string[]): Promise<void> {
  await sql`delete from book_passage where book_id = any(${bookIds}) and part = 'names'`.execute(db);
  const rows: CopiedRow[] = [];
  for (const { bookId, passage } of await namesOfBook(db, bookIds))
    rows.push(rowOf({ bookId, chapter: '', witness: '', part: 'names', language: '', ordinal: 0 }, passage));
  await copyRows(db, 'book_passage', columns, rows);
}

const columns = [
  'book_id',
  'chapter',
  'witness',
  'part',
  'ordinal',
  'language',
  'from_ordinal',
  'from_offset',
  'until_ordinal',
  'own',
  'folded',
  'words',
];

const rowOf = (
  {
    bookId,
    chapter,
    witness,
    part,
    language,
    ordinal,
  }: WitnessChapter & { part: string; language: string; ordinal: number },
  { fromOrdinal, fromOffset, untilOrdinal, ownLength, folded, words }: Passage,
): CopiedRow => ({
  book_id: bookId,
  chapter,
  witness,
  part,
  ordinal,
  language,
  from_ordinal: fromOrdinal,
  from_offset: fromOffset,
  until_ordinal: untilOrdinal,
  own: ownLength,
  folded,
  words: `{${words.join(',')}}`,
});
