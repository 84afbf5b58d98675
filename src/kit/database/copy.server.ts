import { CompiledQuery, sql } from 'kysely';
import type { Database } from './database.server.ts';

type Cell = string | number | boolean | null | undefined | object;
/** A row by its columns; objects are written as JSON, undefined as null. */
export type CopiedRow = Readonly<Record<string, Cell>>;

/**
 * Writes rows by COPY, on the current connection and in its transaction. Rows are generated as PostgreSQL takes them,
 * so a generator works in parallel with the database. Unnamed columns get their defaults. Does nothing without rows.
 */
export async function copyRows(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopiedRow>,
): Promise<void> {
  if (Array.isArray(rows) && !rows.length) return;
  await db.executeQuery(
    CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [toCopyText(columns, rows)]),
  );
}

/**
 * Writes rows that are already in PostgreSQL's text format into a table that was emptied in the same transaction; they
 * are frozen, so a later vacuum can skip them. A partitioned table cannot take frozen rows.
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
 * Reserves `count` consecutive numbers of a sequence, and returns the first. Only safe if no other transaction uses the
 * sequence now, as during a publication.
 */
export async function reserveSequenceNumbers(db: Database, sequence: string, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`select nextval(${sequence}) as first`.execute(db);
  const first = Number(rows[0]!.first);
  if (count > 1) await sql`select setval(${sequence}, ${first + count - 1})`.execute(db);
  return first;
}

/** Characters per piece. */
const pieceLength = 64 * 1024;

/** Rows in PostgreSQL's text format, in pieces. */
function* toCopyText(columns: readonly string[], rows: Iterable<CopiedRow>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    let separator = '';
    for (const column of columns) {
      piece += separator + cell(row[column]);
      separator = '\t';
    }
    piece += '\n';
    if (piece.length < pieceLength) continue;
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
