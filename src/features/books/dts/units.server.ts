import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { InLanguages } from '../../../rules/languages.ts';

/** A chapter (level 1) or a segment (level 2) of a book in one witness. */
export interface Unit {
  chapter: string;
  /** Null for a chapter. */
  segment: string | null;
  /** Of a chapter, in the book's language and in those of readers. */
  title: string;
  titles: InLanguages;
  /** Its place in the book: chapter, then segment; −1 for the chapter itself. */
  chapterAt: number;
  segmentAt: number;
}

export const levelOf = ({ segment }: Pick<Unit, 'segment'>): 1 | 2 => (segment === null ? 1 : 2);

/** The identifier of a unit. Neither keys of chapters nor ids of segments contain a slash. */
export const identifierOf = ({ chapter, segment }: Pick<Unit, 'chapter' | 'segment'>): string =>
  segment === null ? chapter : `${chapter}/${segment}`;

/** What units are wanted: from one place to another, both included, down to a level. */
export interface UnitRange {
  from: Place;
  to: Place;
  /** Levels from and to. */
  levels: [1 | 2, 1 | 2];
}
type Place = readonly [chapterAt: number, segmentAt: number];

/** Larger than any number of segments. */
const last = 2_147_483_647;
export const wholeBook = { from: [-1, -1], to: [last, last] } as const satisfies Pick<UnitRange, 'from' | 'to'>;

/** Where a unit begins, and where it ends: a chapter with its last segment. */
export const startOf = ({ chapterAt, segmentAt }: Unit): Place => [chapterAt, segmentAt];
export const endOf = (unit: Unit): Place => [unit.chapterAt, unit.segment === null ? last : unit.segmentAt];

/** A book in one witness, which has a text. */
export interface Text {
  bookId: string;
  witness: string;
}

/** Units of a text as a table: the chapters of its contents that have segments, and these. */
const unitsOf = ({ bookId, witness }: Text): RawBuilder<unknown> => sql`(
  select c.chapter, null as segment, c.title, c.titles, c.ordinal as chapter_at, -1 as segment_at
  from book_chapter c where c.book_id = ${bookId} and exists (
    select from book_segment s where s.book_id = c.book_id and s.chapter = c.chapter and s.witness = ${witness})
  union all
  select s.chapter, s.segment, '', '{}'::jsonb, c.ordinal, s.ordinal
  from book_segment s join book_chapter c using (book_id, chapter) where s.book_id = ${bookId} and s.witness = ${witness}
)`;

/** A unit by its identifier; null if the text has none. */
export async function findUnit(db: Database, text: Text, identifier: string): Promise<Unit | null> {
  const [chapter = '', segment = null, ...more] = identifier.split('/');
  if (more.length) return null;
  const { rows } = await sql<Unit>`
    select * from ${unitsOf(text)} unit where chapter = ${chapter} and segment is not distinct from ${segment}::text`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A page of the units of a range, in the order of the text, and the total. */
export async function loadUnits(
  db: Database,
  text: Text,
  { from, to, levels }: UnitRange,
  { page, size }: { page: number; size: number },
): Promise<{ units: Unit[]; total: number }> {
  const { rows } = await sql<Unit & { total: number }>`
    select *, count(*) over () as total from ${unitsOf(text)} unit
    where (chapter_at, segment_at) between (${from[0]}::integer, ${from[1]}::integer) and (${to[0]}::integer, ${to[1]}::integer)
      and case when segment is null then 1 else 2 end between ${levels[0]} and ${levels[1]}
    order by chapter_at, segment_at limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { units: rows, total: Number(rows[0]?.total ?? 0) };
}
