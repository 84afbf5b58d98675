import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { InLanguages } from '../../../rules/languages.ts';
import type { BookFacts } from '../rules.ts';
import type { Text } from './units.server.ts';

/** A book and its witnesses that have a text. */
export interface DtsBook {
  id: string;
  facts: BookFacts;
  changedAt: Date;
  witnesses: DtsWitness[];
}
export interface DtsWitness {
  key: string;
  kind: 'original' | 'translation';
  language: string;
  translator: string | null;
  edition: string;
  editions: InLanguages;
  licence: string;
  sourceUrl: string | null;
}

const witnesses = sql`coalesce((
  select json_agg(json_build_object('key', w.witness, 'kind', w.kind, 'language', w.language, 'translator', w.translator,
    'edition', w.edition, 'editions', w.editions, 'licence', w.licence, 'sourceUrl', w.source_url) order by w.position)
  from book_witness w where w.book_id = b.id and w.kind <> 'photocopy'
    and exists (select from book_segment s where s.book_id = b.id and s.witness = w.witness)), '[]')`;

/** A page of the books of the library by id, and their total. */
export async function loadBooks(
  db: Database,
  { page, size }: { page: number; size: number },
): Promise<{ books: DtsBook[]; total: number }> {
  const { rows } = await sql<DtsBook & { total: number }>`
    select b.id, b.facts, b.changed_at, ${witnesses} as witnesses, count(*) over () as total
    from book b order by b.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { books: rows, total: Number(rows[0]?.total ?? 0) };
}

export async function findBook(db: Database, id: string): Promise<DtsBook | null> {
  const { rows } = await sql<DtsBook>`
    select b.id, b.facts, b.changed_at, ${witnesses} as witnesses from book b where b.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A text with its book; null if there is none. */
export async function findText(
  db: Database,
  { bookId, witness }: Text,
): Promise<{ book: DtsBook; witness: DtsWitness } | null> {
  const book = await findBook(db, bookId);
  const textWitness = book?.witnesses.find(({ key }) => key === witness);
  return book && textWitness ? { book, witness: textWitness } : null;
}

export async function countBooks(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('book')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
