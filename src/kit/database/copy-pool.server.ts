import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseTime } from './database-time.server.ts';
import { recordStatement } from '../watching/slow-statements.server.ts';
import { isReadOnly } from './database-errors.server.ts';
import { isPlanOutdated, discardPrepared, statementName } from './prepared.server.ts';

/** A pool whose connections support COPY: the data is passed as the only parameter. */
export function withCopySupport(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, CopyingClient>(); // Kysely recognizes a connection by its client
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const copyingClient = clients.get(client) ?? new CopyingClient(client);
      clients.set(client, copyingClient);
      return copyingClient;
    },
  };
}

class CopyingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isStale = false;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> & PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Nothing here reads by cursors.');
    const answer: Promise<unknown> =
      statement.startsWith('copy ') && parameters.length
        ? this.#copy(statement, parameters[0] as CopyData)
        : this.#timed(statement, [...parameters]);
    return answer as Promise<PostgresQueryResult<R>> & PostgresCursor<R>; // for a text query this is a promise
  }

  async #timed(text: string, values: unknown[]) {
    const began = performance.now();
    databaseTime.begin();
    try {
      return await this.#ask(text, values);
    } catch (error) {
      this.#isStale ||= isReadOnly(error); // the next connection may lead to the new primary
      throw error;
    } finally {
      databaseTime.end();
      recordStatement(performance.now() - began, text);
    }
  }

  async #ask(text: string, values: unknown[]) {
    const name = statementName(text);
    if (name === undefined) return this.#client.query(text, values);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      discardPrepared();
      // In a transaction, which has failed by now, this fails too; the first error has the reason.
      return this.#client.query(text, values).catch(() => Promise.reject(error as Error));
    }
  }

  async #copy(text: string, pieces: CopyData) {
    const taking = copyFrom(text);
    void this.#client.query(taking);
    await pipeline(Readable.from(pieces), taking);
    return { command: 'SELECT' as const, rowCount: 0, rows: [] };
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isStale);
  }
}

type CopyData = Iterable<string> | AsyncIterable<Uint8Array>;
