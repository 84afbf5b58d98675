import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CompiledQuery,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from './database.server.ts';
import { statementTook } from '../watching/slow-statements.server.ts';
import { isReadOnly } from './database-errors.server.ts';
import { isOutdated, prepareAnew, statementName } from './prepared.server.ts';

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

/** A pool whose connections know COPY: its data come as the only parameter. */
export function withCopy(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, CopyingClient>(); // Kysely knows a connection again by its client
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new CopyingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}

type Pieces = Iterable<string> | AsyncIterable<Uint8Array>;

class CopyingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isStale = false;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> & PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Nothing here reads by cursors.');
    const answer: Promise<unknown> =
      asked.startsWith('copy ') && parameters.length
        ? this.#copy(asked, parameters[0] as Pieces)
        : this.#timed(asked, [...parameters]);
    return answer as Promise<PostgresQueryResult<R>> & PostgresCursor<R>; // asked by a text, it answers with a promise
  }

  async #timed(text: string, values: unknown[]) {
    const began = performance.now();
    try {
      return await this.#ask(text, values);
    } catch (error) {
      this.#isStale ||= isReadOnly(error); // the next connection may lead to the new primary
      throw error;
    } finally {
      statementTook(performance.now() - began, text);
    }
  }

  async #ask(text: string, values: unknown[]) {
    const name = statementName(text);
    if (name === undefined) return this.#client.query(text, values);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      prepareAnew();
      // Within a transaction, which has failed by now, this fails too, and the first error says why.
      return this.#client.query(text, values).catch(() => Promise.reject(error as Error));
    }
  }

  async #copy(text: string, pieces: Pieces) {
    const taking = copyFrom(text);
    void this.#client.query(taking);
    await pipeline(Readable.from(pieces), taking);
    return { command: 'SELECT' as const, rowCount: 0, rows: [] };
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isStale);
  }
}
