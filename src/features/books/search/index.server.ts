import { sql } from 'kysely';
import type { Published } from '../../../after-publication.server.ts';
import { copyRows, type CopiedRow } from '../../../kit/database/copy.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { holdLock } from '../../../kit/database/locks.server.ts';
import { readLanguage } from '../../../rules/languages.ts';
import { stemmerFor, type Stemmer } from '../../search/face/words.server.ts';
import { readPartKey } from '../rules.ts';
import { namesOfBook } from './names.server.ts';
import { passagesOf, wordsOf, type Passage } from './passages.server.ts';

/** A chapter of one witness. */
interface Place {
  bookId: string;
  chapter: string;
  witness: string;
}

const asWritten: Stemmer = (word) => word;

/** Writes what search knows of the books and chapters that were published, in the same transaction. */
export async function indexBooks(db: Database, published: readonly Published[]): Promise<void> {
  const books = published.filter(({ part }) => part.name === 'book').map(({ thingId }) => thingId);
  const chapters = published.flatMap(({ part, thingId, key }): Place[] => {
    const place = part.name === 'chapter' ? readPartKey(key) : null;
    return place ? [{ bookId: thingId, ...place }] : [];
  });
  if (!books.length && !chapters.length) return;
  await holdLock(db, 'searchIndex');
  if (books.length) await writeNames(db, [...new Set(books)]);
  await writeChapters(db, [...chapters, ...(books.length ? await inOtherLanguage(db, books) : [])]);
}

/** Takes away what search knows of books and chapters that are no more. */
export async function forgetBooks(db: Database, thingIds: readonly string[]): Promise<void> {
  await sql`
    delete from book_passage p where book_id = any(${thingIds}) and not (case when part = 'names'
      then exists (select from book where id = p.book_id)
      else exists (select from book_segment s where s.book_id = p.book_id and s.chapter = p.chapter and s.witness = p.witness) end)`.execute(
    db,
  );
}

/** Chapters whose witness was said to be in another language when they were written. */
async function inOtherLanguage(db: Database, bookIds: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select distinct p.book_id, p.chapter, p.witness from book_passage p join book_witness w on w.book_id = p.book_id and w.witness = p.witness
    where p.book_id = any(${bookIds}) and p.part <> 'names' and p.language <> w.language`.execute(db);
  return rows;
}

/** Chapters that are read, cut and written at once: so many of the longest still fit into memory. */
const chaptersAtOnce = 64;

/** Writes the passages of chapters anew. */
async function writeChapters(db: Database, places: readonly Place[]): Promise<void> {
  for (let at = 0; at < places.length; at += chaptersAtOnce) await writeSome(db, places.slice(at, at + chaptersAtOnce));
}

async function writeSome(db: Database, places: readonly Place[]): Promise<void> {
  const asked = sql`jsonb_to_recordset(${asJson(places.map(({ bookId: book_id, chapter, witness }) => ({ book_id, chapter, witness })))})
    as asked (book_id text, chapter text, witness text)`;
  await sql`
    delete from book_passage p using ${asked}
    where p.book_id = asked.book_id and p.chapter = asked.chapter and p.witness = asked.witness`.execute(db);
  const { rows } = await sql<SegmentRow>`
    select s.book_id, s.chapter, s.witness, coalesce(w.language, '') as language, s.ordinal, s.text, s.notes_text
    from (select distinct * from ${asked}) asked
    join book_segment s on s.book_id = asked.book_id and s.chapter = asked.chapter and s.witness = asked.witness
    left join book_witness w on w.book_id = s.book_id and w.witness = s.witness
    order by s.book_id, s.chapter, s.witness, s.ordinal`.execute(db);
  const passages: CopiedRow[] = [];
  for (const [language, ofLanguage] of Map.groupBy(rows, (row) => row.language)) {
    const stem = await stemmerOf(
      db,
      language,
      ofLanguage.flatMap(({ text, notesText }) => [text, notesText]),
    );
    for (const segments of Map.groupBy(ofLanguage, ({ bookId, chapter, witness }) =>
      JSON.stringify([bookId, chapter, witness]),
    ).values()) {
      const { bookId, chapter, witness } = segments[0]!;
      const notes = segments.flatMap(({ ordinal, notesText }) => (notesText ? [{ ordinal, text: notesText }] : []));
      for (const [part, some] of Object.entries({ text: segments, notes }))
        [...passagesOf(bookId, some, stem)].forEach((passage, ordinal) =>
          passages.push(rowOf({ bookId, chapter, witness, part, language, ordinal }, passage)),
        );
    }
  }
  await writePassages(db, passages);
}

/** Passages that are sorted into the index in one go; fewer wait there for others. */
const manyPassages = 64;

/**
 * Fewer searches through the index sort a batch in together. Of single chapters up to a megabyte waits: every search
 * reads what waits, and whoever fills it pays for the sorting.
 */
async function writePassages(db: Database, passages: readonly CopiedRow[]): Promise<void> {
  const areMany = passages.length >= manyPassages;
  await sql`select set_config('gin_pending_list_limit', ${areMany ? '64MB' : '1MB'}, true)`.execute(db);
  await copyRows(db, 'book_passage', columns, passages);
  if (areMany) await sql`select gin_clean_pending_list('book_passage_grams')`.execute(db);
}

interface SegmentRow extends Place {
  language: string;
  ordinal: number;
  text: string;
  notesText: string;
}

/** Words of translations are found in their other forms too. */
async function stemmerOf(db: Database, tag: string, texts: readonly string[]): Promise<Stemmer> {
  const language = readLanguage(tag.split('-')[0]);
  return language && language !== 'zh' && language !== 'jp' ? stemmerFor(db, language, wordsOf(texts)) : asWritten;
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
  { bookId, chapter, witness, part, language, ordinal }: Place & { part: string; language: string; ordinal: number },
  { fromOrdinal, fromOffset, untilOrdinal, own, folded, words }: Passage,
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
  own,
  folded,
  words: `{${words.join(',')}}`,
});
