import { sql } from 'kysely';
import { escapeLike, type Database } from '../../../kit/database/database.server.ts';
import type { FoundPlace } from '../../../kit/registry/place-finders.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { ellipsize } from '../../../rules/text-width.ts';
import { bookAddress } from '../addresses.ts';
import type { BookFacts } from '../rules.ts';
import { titleOf } from '../titles.ts';
import { findSegment, numbersOf, readReference, type NumberedSegment, type Reference } from './references.ts';

/** Books that are looked at for one reference, and segments of them. */
const maxBooks = 5,
  maxSegments = 5000;
/** Length of the shown text, in characters. */
const textLength = 160;

/** A book that a reference may name. */
export interface ReferencedBook {
  id: string;
  facts: BookFacts;
  /** Keys of the chapters to look in; all for null. */
  chapters: string[] | null;
}

/** The segments that a search term names, one per book: `Iliad 1.1`, `Gen 1:1`, `514a`. */
export async function findPlaces(db: Database, keyword: string, language: Language): Promise<FoundPlace[]> {
  const reference = readReference(keyword);
  if (!reference) return [];
  const books = await findBooks(db, reference);
  const places = await Promise.all(books.map((book) => placeIn(db, book, reference, language)));
  return places.flatMap((place) => place ?? []);
}

/**
 * The books that a reference may name, the most certain first: by a scholarly abbreviation or by their own address, by the
 * title of a part (Genesis), by the beginning of a title or of the name of their work.
 */
export async function findBooks(db: Database, reference: Reference): Promise<ReferencedBook[]> {
  const [abbreviated, parts, named] = await Promise.all([
    booksAbbreviated(db, reference),
    booksWithPart(db, reference),
    booksNamed(db, reference.name),
  ]);
  const books = new Map<string, ReferencedBook>();
  for (const book of [...abbreviated, ...parts, ...named]) if (!books.has(book.id)) books.set(book.id, book);
  return [...books.values()].slice(0, maxBooks);
}

/** An abbreviation without points, spaces and case: `Res. Gest.` is `resgest`. */
const plainAbbreviation = (text: string) => text.toLowerCase().replace(/[\s.]/g, '');

/** The books with an abbreviation, and those whose address begins with the name: `/ref/res-gestae/34`. */
async function booksAbbreviated(db: Database, { name, numbers }: Reference): Promise<ReferencedBook[]> {
  const slug = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const { rows } = await sql<ReferencedBook & { part: string | null }>`
    select id, facts, part from book left join lateral (
      select a.text, nullif(split_part(a.text, ' = ', 2), '') as part
      from jsonb_array_elements_text(coalesce(facts->'abbreviations', '[]')) a (text)
      where lower(translate(split_part(a.text, ' = ', 1), '. ', '')) = ${plainAbbreviation(name)} limit 1
    ) abbreviation on true
    where abbreviation.text is not null or id = any(${[slug, `book-${slug}`]})
    order by id limit ${maxBooks}`.execute(db);
  return Promise.all(
    rows.map(async ({ id, facts, part }) => {
      if (part === null) return { id, facts, chapters: null };
      const chapters = await db
        .selectFrom('bookChapter')
        .where('bookId', '=', id)
        .where((where) => where.or([where('chapter', '=', `${part}-${numbers[0]!}`), where('chapter', '=', part)]))
        .orderBy('ordinal')
        .select('chapter')
        .execute();
      return { id, facts, chapters: chapters.map(({ chapter }) => chapter) };
    }),
  );
}

/** The books whose name, or the name of whose work, begins with a text. */
async function booksNamed(db: Database, name: string): Promise<ReferencedBook[]> {
  const things = await getSearchEngine().namesStartingWith(db, name);
  const { rows } = await sql<ReferencedBook>`
    select id, facts, null as chapters from book where id in (${things}) or work_id in (${things})
    order by id limit ${maxBooks}`.execute(db);
  return rows;
}

/** The books with a chapter that the reference names by its part: Genesis 1 in the Bible. */
async function booksWithPart(db: Database, { name, numbers }: Reference): Promise<ReferencedBook[]> {
  // Genesis 1, 創世記1章: the number follows with or without a space.
  const titled = [' ', ''].map((space) => `${escapeLike(name.toLowerCase())}${space}${escapeLike(numbers[0]!)}%`),
    keyed = `${escapeLike(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'))}%-${escapeLike(numbers[0]!)}`;
  const { rows } = await sql<ReferencedBook>`
    select book.id, book.facts, array_agg(c.chapter order by c.ordinal) as chapters
    from book_chapter c join book on book.id = c.book_id
    where lower(c.chapter) like ${keyed} or lower(c.title) like any(${titled})
      or exists (select from jsonb_each_text(c.titles) t where lower(t.value) like any(${titled}))
    group by book.id order by book.id limit ${maxBooks}`.execute(db);
  return rows;
}

/** The segments of the original of a book in their order; those of a number alone if it is given. */
async function loadNumbered(
  db: Database,
  { id, chapters }: Pick<ReferencedBook, 'id' | 'chapters'>,
  number: string | null,
): Promise<NumberedSegment[]> {
  const pattern = `%${escapeLike(number?.replace(/[a-z]$/, '') ?? '')}%`;
  const { rows } = await sql<NumberedSegment>`
    select s.chapter, s.segment from book_segment s
    join book_chapter c on c.book_id = s.book_id and c.chapter = s.chapter
    join book_witness w on w.book_id = s.book_id and w.witness = s.witness and w.kind = 'original'
    where s.book_id = ${id} and (${chapters}::text[] is null or s.chapter = any(${chapters}))
      and (s.chapter like ${pattern} or s.segment like ${pattern})
    order by c.ordinal, s.ordinal limit ${maxSegments}`.execute(db);
  return rows;
}

async function placeIn(
  db: Database,
  book: ReferencedBook,
  { numbers }: Reference,
  language: Language,
): Promise<FoundPlace | null> {
  const { id, facts } = book;
  const segment = findSegment(numbers, await loadNumbered(db, book, numbers[0]!));
  if (!segment) return null;
  const texts = await sql<{ text: string; lang: string }>`
    select s.text, w.language as lang from book_segment s
    join book_witness w on w.book_id = s.book_id and w.witness = s.witness
    where s.book_id = ${id} and s.chapter = ${segment.chapter} and s.segment = ${segment.segment}
    order by (split_part(w.language, '-', 1) = ${languageTag(language).split('-')[0]!}) desc, (w.kind = 'original') desc, w.position
    limit 1`.execute(db);
  const title = titleOf(facts, language);
  return {
    thingId: id,
    name: `${title.text} ${numbers.join('.')}`,
    href: bookAddress(id, segment),
    text: ellipsize(texts.rows[0]?.text ?? '', textLength),
    lang: texts.rows[0]?.lang ?? title.lang,
  };
}

/**
 * The addresses of the segments of a chapter by reference, such as `/ref/iliad/1.3`, by segment. Segments without a number
 * of their own in the book have none, and those of very large books.
 */
export async function referencesOfChapter(
  db: Database,
  bookId: string,
  chapter: string,
): Promise<Record<string, string>> {
  const segments = await loadNumbered(db, { id: bookId, chapters: null }, null);
  if (segments.length === maxSegments) return {};
  const name = bookId.replace(/^book-/, '');
  // A name with digits would be read as a reference itself.
  if (/\d/.test(name)) return {};
  const part = /^([a-z]+)-\d+$/.exec(chapter)?.[1];
  const inPart = part === undefined ? segments : segments.filter((other) => other.chapter.startsWith(`${part}-`));
  return Object.fromEntries(
    segments
      .filter((segment) => segment.chapter === chapter)
      .flatMap((segment) => {
        const numbers = numbersOf(segment, inPart, part !== undefined);
        return numbers ? [[segment.segment, `/ref/${part ?? name}/${numbers}`]] : [];
      }),
  );
}
