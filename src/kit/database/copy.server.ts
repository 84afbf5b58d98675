import { CompiledQuery, sql } from 'kysely';
import type { Database } from './database.server.ts';

type Cell = string | number | boolean | null | undefined | object;
/** A row by its columns; an object is written as JSON. What is undefined is null. */
export type CopiedRow = Readonly<Record<string, Cell>>;

/**
 * Writes rows by COPY, on the connection and in the transaction of all else. Rows are made as PostgreSQL takes them: a
 * generator works while the database does. Columns that are not named get their defaults. Without rows nothing happens.
 */
export async function copyRows(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopiedRow>,
): Promise<void> {
  if (Array.isArray(rows) && !rows.length) return;
  await db.executeQuery(CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [asText(columns, rows)]));
}

/**
 * Writes rows that are in PostgreSQL's text format already, into a table that was emptied in the same transaction: they
 * need not be looked at again by a later vacuum. A table in parts takes no such rows.
 */
export async function copyText(
  db: Database,
  table: string,
  columns: readonly string[],
  text: AsyncIterable<Uint8Array>,
  { isInParts = false } = {},
): Promise<void> {
  const how = isInParts ? '' : ' with (freeze)';
  await db.executeQuery(CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin${how}`, [text]));
}

/**
 * Takes so many numbers of a sequence, one after the other, and gives the first. Only for whoever alone takes numbers of
 * it now, as in a publication.
 */
export async function takeNumbers(db: Database, sequence: string, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`select nextval(${sequence}) as first`.execute(db);
  const first = Number(rows[0]!.first);
  if (count > 1) await sql`select setval(${sequence}, ${first + count - 1})`.execute(db);
  return first;
}

/** Letters of one piece. */
const pieceLetters = 64 * 1024;

/** Rows in PostgreSQL's text format, in pieces. */
function* asText(columns: readonly string[], rows: Iterable<CopiedRow>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    let separator = '';
    for (const column of columns) {
      piece += separator + cell(row[column]);
      separator = '\t';
    }
    piece += '\n';
    if (piece.length < pieceLetters) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

const special = /[\\\t\n\r]/g,
  hasSpecial = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
function cell(value: Cell): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return hasSpecial.test(text) ? text.replace(special, (sign) => escapes[sign]!) : text;
}
