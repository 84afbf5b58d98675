import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrationsIn } from '../../src/kit/database/migrations.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { appliedMigrations, openReleased, released } from '../released-database.ts';
import { startProduct } from './product.ts';

/** Upgrades killed. For more: `KILL_ROUNDS=40 npm test -- tests/process/upgrade-killed`. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
/** Kills are spread over this time from the start, in milliseconds, as far from one another as possible. */
const spreadMs = 2000;
const delays = Array.from({ length: rounds }, (_, at) => Math.round(((at * 0.618034) % 1) * spreadMs));

const formerNames = released.tables.migration!.map((row) => (row as { name: string }).name).toSorted();
const commentsIn = async (db: Database) =>
  (
    await sql`select from pg_description where classoid = 'pg_class'::regclass and description like 'degrees north%'`.execute(
      db,
    )
  ).rows.length;

test.for(delays)(
  'an upgrade from the released version that is killed after %i ms leaves the old state or the new one, and starts again',
  { timeout: 60_000 },
  async (delayMs) => {
    const { db, url } = await openReleased();
    const names = (await migrationsIn(resolve('migrations'))).map(({ name }) => name);
    const product = startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' });
    await pause(delayMs);
    await product.signal('SIGKILL');
    const applied = await appliedMigrations(db);
    expect([formerNames, names]).toContainEqual(applied);
    expect((await commentsIn(db)) > 0).toBe(applied.length === names.length);

    const address = await startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }).open();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await appliedMigrations(db)).toEqual(names);
    for (const table of ['member', 'revision', 'entry', 'message'] as const)
      expect(
        (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows,
        table,
      ).toBe(released.tables[table]!.length);
  },
);
