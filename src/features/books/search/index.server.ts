import { sql } from 'kysely';
import type { Published } from '../../../after-publication.server.ts';
import { copyRows, type CopiedRow } from '../../../kit/database/copy.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
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

/** Writes the passages of chapters anew. */
async function writeChapters(db: Database, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    await sql`delete from book_passage where book_id = ${place.bookId} and chapter = ${place.chapter} and witness = ${place.witness}`.execute(
      db,
    );
    const { rows: segments } = await sql<{ ordinal: number; text: string; notesText: string }>`
      select ordinal, text, notes_text from book_segment
      where book_id = ${place.bookId} and chapter = ${place.chapter} and witness = ${place.witness} order by ordinal`.execute(
      db,
    );
    if (!segments.length) continue;
    const {
      rows: [witness],
    } = await sql<{ language: string }>`
      select language from book_witness where book_id = ${place.bookId} and witness = ${place.witness}`.execute(db);
    const language = witness?.language ?? '';
    const stem = await stemmerOf(
      db,
      language,
      segments.flatMap(({ text, notesText }) => [text, notesText]),
    );
    const notes = segments.flatMap(({ ordinal, notesText }) => (notesText ? [{ ordinal, text: notesText }] : []));
    await copyRows(
      db,
      'book_passage',
      columns,
      [
        { part: 'text', segments },
        { part: 'notes', segments: notes },
      ].flatMap(({ part, segments: some }) =>
        [...passagesOf(place.bookId, some, stem)].map((passage, ordinal) =>
          rowOf({ ...place, part, language, ordinal }, passage),
        ),
      ),
    );
  }
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
  'grams',
];

const rowOf = (
  { bookId, chapter, witness, part, language, ordinal }: Place & { part: string; language: string; ordinal: number },
  { fromOrdinal, fromOffset, untilOrdinal, own, folded, grams }: Passage,
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
  grams: `{${grams.join(',')}}`,
});
