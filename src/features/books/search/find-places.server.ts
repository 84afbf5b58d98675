import { sql } from 'kysely';
import { escapeLike, type Database } from '../../../kit/database/database.server.ts';
import type { FoundPlace } from '../../../kit/registry/place-finders.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { ellipsize } from '../../../rules/text-width.ts';
import { bookAddress } from '../addresses.ts';
import type { BookFacts } from '../rules.ts';
import { titleOf } from '../titles.ts';
import { findSegment, readReference, type Reference } from './references.ts';

/** Books that are looked at for one reference, and segments of them. */
const maxBooks = 5,
  maxSegments = 5000;
/** Length of the shown text, in characters. */
const textLength = 160;

/** The segments that a search term names, one per book: `Iliad 1.1`, `Gen 1:1`, `514a`. */
export async function findPlaces(db: Database, keyword: string, language: Language): Promise<FoundPlace[]> {
  const reference = readReference(keyword);
  if (!reference) return [];
  const [parts, named] = await Promise.all([booksWithPart(db, reference), booksNamed(db, reference.name)]);
  const books = [...parts, ...named.filter(({ id }) => !parts.some((book) => book.id === id))].slice(0, maxBooks);
  const places = await Promise.all(books.map((book) => placeIn(db, book, reference, language)));
  return places.flatMap((place) => place ?? []);
}

interface Book {
  id: string;
  facts: BookFacts;
  /** Keys of the chapters to look in; all for null. */
  chapters: string[] | null;
}

/** The books whose name, or the name of whose work, begins with a text. */
async function booksNamed(db: Database, name: string): Promise<Book[]> {
  const things = await getSearchEngine().namesStartingWith(db, name);
  const { rows } = await sql<Book>`
    select id, facts, null as chapters from book where id in (${things}) or work_id in (${things})
    order by id limit ${maxBooks}`.execute(db);
  return rows;
}

/** The books with a chapter that the reference names by its part: Genesis 1 in the Bible. */
async function booksWithPart(db: Database, { name, numbers }: Reference): Promise<Book[]> {
  // Genesis 1, 創世記1章: the number follows with or without a space.
  const titled = [' ', ''].map((space) => `${escapeLike(name.toLowerCase())}${space}${escapeLike(numbers[0]!)}%`),
    keyed = `${escapeLike(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'))}%-${escapeLike(numbers[0]!)}`;
  const { rows } = await sql<Book>`
    select book.id, book.facts, array_agg(c.chapter order by c.ordinal) as chapters
    from book_chapter c join book on book.id = c.book_id
    where lower(c.chapter) like ${keyed} or lower(c.title) like any(${titled})
      or exists (select from jsonb_each_text(c.titles) t where lower(t.value) like any(${titled}))
    group by book.id order by book.id limit ${maxBooks}`.execute(db);
  return rows;
}

async function placeIn(
  db: Database,
  { id, facts, chapters }: Book,
  { numbers }: Reference,
  language: Language,
): Promise<FoundPlace | null> {
  const { rows } = await sql<{ chapter: string; segment: string }>`
    select s.chapter, s.segment from book_segment s
    join book_chapter c on c.book_id = s.book_id and c.chapter = s.chapter
    join book_witness w on w.book_id = s.book_id and w.witness = s.witness and w.kind = 'original'
    where s.book_id = ${id} and (${chapters}::text[] is null or s.chapter = any(${chapters}))
      and (s.chapter like ${`%${numbers[0]!.replace(/[a-z]$/, '')}%`} or s.segment like ${`%${numbers[0]!.replace(/[a-z]$/, '')}%`})
    order by c.ordinal, s.ordinal limit ${maxSegments}`.execute(db);
  const found = findSegment(numbers, rows);
  if (!found) return null;
  const texts = await sql<{ text: string; lang: string }>`
    select s.text, w.language as lang from book_segment s
    join book_witness w on w.book_id = s.book_id and w.witness = s.witness
    where s.book_id = ${id} and s.chapter = ${found.chapter} and s.segment = ${found.segment}
    order by (split_part(w.language, '-', 1) = ${languageTag(language).split('-')[0]!}) desc, (w.kind = 'original') desc, w.position
    limit 1`.execute(db);
  const title = titleOf(facts, language);
  return {
    thingId: id,
    name: `${title.text} ${numbers.join('.')}`,
    href: bookAddress(id, found),
    text: ellipsize(texts.rows[0]?.text ?? '', textLength),
    lang: texts.rows[0]?.lang ?? title.lang,
  };
}
