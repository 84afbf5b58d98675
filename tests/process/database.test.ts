import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import { locks } from '../../src/kit/database/locks.server.ts';
import { startOwnPostgres } from '../../src/kit/own-postgres/own-postgres.server.ts';
import { openDatabase } from '../world.ts';
import { expectCompleteWorld, createLoadedFolder, revisionsIn, pollOptions, startProduct } from './product.ts';
import { scaleByLoad } from '../scale-by-load.ts';

/**
 * Delays in milliseconds between the starts of two processes, from 0 to 5 s: `RACES=50` in the environment tries fifty.
 * Each is as far as possible from earlier ones.
 */
const races = Array.from({ length: Number(process.env.RACES ?? 2) }, (_, at) =>
  Math.round(((at * 0.618034) % 1) * 5000),
);

const owedIndexes = (db: Database) => sql`select name from owed_index`.execute(db);

test.for(races)(
  'operations A1 two processes started on one new DATABASE_URL, one %i ms after the other, both start, and the world is loaded once',
  { timeout: 180_000 },
  async (delayMs) => {
    const { db, url } = await openDatabase('template0');
    const first = startProduct({ DATABASE_URL: url });
    await pause(delayMs);
    const both = [first, startProduct({ DATABASE_URL: url })];
    for (const address of await Promise.all(both.map((product) => product.open()))) {
      await expect(fetch(`${address}/detail/augustus-fr`)).resolves.toMatchObject({ status: 200 });
    }
    await expectCompleteWorld(db);
    expect((await owedIndexes(db)).rows).toEqual([]);
    const invalid = await sql`select indexrelid::regclass from pg_index where not indisvalid`.execute(db);
    expect(invalid.rows).toEqual([]);
    await expect(Promise.all(both.map((product) => product.signal('SIGTERM')))).resolves.toEqual([0, 0]);
    expect(both.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
);

test.for([
  {
    while: 'it migrates',
    template: 'template0',
    first: async () => {},
    hold: 'create table migration (n int)',
    wait: `select pg_advisory_xact_lock(${locks.migrations})`,
  },
  {
    while: 'it builds the indexes that an import set aside',
    template: 'part',
    first: async (db: Database) => {
      await sql`insert into owed_index (name, definition)
        values ('session_agent', 'create index session_agent on session (agent)')`.execute(db);
    },
    hold: 'lock table session in row exclusive mode',
    wait: `update owed_index set definition = definition where name = 'session_agent'`,
  },
] as const)(
  'operations A1 a process that PostgreSQL aborts to end a deadlock while $while still starts',
  async ({ template, first, hold, wait }) => {
    const { db, url } = await openDatabase(template);
    await first(db);
    // Makes the product detect the deadlock, so that its transaction is aborted.
    await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set deadlock_timeout = '3s'`.execute(db);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`set deadlock_timeout = '1h'`);
    await other.query('begin');
    await other.query(hold);
    const product = startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' });
    const waiting = async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    };
    await expect.poll(waiting, pollOptions).toBe(1);
    await other.query(wait); // returns after the product's abort
    await other.query('rollback');
    await expect(fetch(`${await product.open()}/healthz`)).resolves.toMatchObject({ status: 200 });
    const deadlocks = async () => {
      const { rows } = await sql<{
        count: number;
      }>`select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(db);
      return rows[0]!.count;
    };
    await expect.poll(deadlocks, pollOptions).toBe(1);
    expect((await owedIndexes(db)).rows).toEqual([]);
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
    expect(product.complaints).toEqual([]);
  },
);

test.for([
  ['postgres://nobody@127.0.0.1:1/stele', /^The database cannot be used: .*ECONNREFUSED/],
  ['postgres://nobody@localhost:1/stele', /^The database cannot be used: .*ECONNREFUSED/],
  ['postgres:///stele?host=/nowhere', /^The database cannot be used: .*ENOENT/],
  ['nonsense://', /^The setting DATABASE_URL is wrong: it must be like postgres:/],
] as const)('an unreachable database (%s) ends the product with one clear line', async ([url, line]) => {
  const product = startProduct({ DATABASE_URL: url });
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints).toEqual([expect.stringMatching(line)]);
});

test.for([
  [
    `encoding 'SQL_ASCII' locale 'C'`,
    /^The database cannot be used: The database is encoded in SQL_ASCII: make it with encoding UTF8/,
  ],
  [`encoding 'UTF8' locale 'C'`, /^The database cannot be used: The database has the locale C, .*make it with C.UTF-8/],
] as const)('a database with %s is refused with one clear line and stays empty', async ([how, line]) => {
  const name = `t_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: inject('postgres').replace('/stele?', '/postgres?') });
  await admin.connect();
  await admin.query(`create database ${name} template template0 ${how}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = inject('postgres').replace('/stele?', `/${name}?`);
  const product = startProduct({ DATABASE_URL: url });
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints).toEqual([expect.stringMatching(line)]);

  const { db } = connect(url, 1);
  onTestFinished(() => db.destroy());
  await expect(sql`select from pg_tables where schemaname = 'public'`.execute(db)).resolves.toMatchObject({ rows: [] });
});

test('operations B2 a database in which Stele may not make tables is refused with one clear line that says what to do', async () => {
  const { db, url } = await openDatabase('template0');
  const role = `reader_${randomUUID().slice(0, 8)}`;
  await sql.raw(`create role ${role} login`).execute(db);
  const product = startProduct({ DATABASE_URL: url.replace('user=stele', `user=${role}`) });
  await expect(product.ended).resolves.toBe(1);
  await sql.raw(`drop role ${role}`).execute(db);
  expect(product.complaints).toEqual([
    expect.stringMatching(
      new RegExp(
        `^The database cannot be used: The role ${role} may not make tables in .*alter database t_\\w+ owner to ${role};$`,
      ),
    ),
  ]);
});

test('data written by a newer Stele are refused with one clear line and left as they are', async () => {
  const { db, url } = await openDatabase('part');
  const revisions = await revisionsIn(db);
  await sql`insert into migration (name) values ('zzzz-newer')`.execute(db);
  const product = startProduct({ DATABASE_URL: url });
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints).toEqual([
    expect.stringMatching(/^The data was written by a newer Stele \(it knows zzzz-newer.*nothing was changed/),
  ]);

  await sql`delete from migration where name = 'zzzz-newer'`.execute(db);
  await startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }).open();
  await expect(revisionsIn(db)).resolves.toBe(revisions);
});

test('X02 while the database is down /healthz says so and calls answer 888; when it is back, everything works, also publications', async () => {
  const folder = createLoadedFolder();
  const first = await startOwnPostgres(folder);
  const product = startProduct({ DATABASE_URL: first.url, STELE_WORLD: 'off' });
  const url = await product.open();
  const health = async () => (await fetch(`${url}/healthz`)).status;
  await expect(health()).resolves.toBe(200);
  await (await fetch(`${url}/detail/augustus-en`)).text();

  await first.stop();
  await expect.poll(health, pollOptions).toBe(503);
  await expect((await fetch(`${url}/healthz`)).json()).resolves.toEqual({
    status: 'failing',
    reason: expect.stringMatching(/\w+/),
  });
  const call = await fetch(`${url}/api/item/intro/fr/augustus`);
  expect(call.status).toBe(503);
  await expect(call.json()).resolves.toEqual({
    code: 888,
    message: 'Le serveur est en cours de mise à jour. Réessayez dans un instant.',
    data: { error: 'serverUpdating' },
  });
  const page = await fetch(`${url}/detail/cleopatra-es`);
  expect(page.status).toBe(503);
  await expect(page.text()).resolves.toContain('El servidor se está actualizando');

  const second = await startOwnPostgres(folder);
  onTestFinished(() => second.stop());
  await expect.poll(health, pollOptions).toBe(200);
  await expect((await fetch(`${url}/api/item/intro/fr/augustus`)).json()).resolves.toMatchObject({
    code: 200,
    data: { name: 'Auguste' },
  });
  await expect((await fetch(`${url}/detail/augustus-en`)).text()).resolves.toContain('Augustus');

  const { db } = connect(second.url, 2);
  const listening = () =>
    sql`select from pg_stat_activity where application_name = 'stele listener'`
      .execute(db)
      .then(({ rows }) => rows.length);
  await expect.poll(listening, pollOptions).toBe(1);
  const content = { name: 'Imperator Caesar', otherNames: [], disambiguation: null, summary: 'Back again.', body: '' };
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'text', thingId: 'augustus', language: 'en', content }], {
      authorId: 'import-world',
      originId: 'world',
    }),
  );
  await expect
    .poll(async () => (await fetch(`${url}/detail/augustus-en`)).text(), { ...pollOptions, timeout: scaleByLoad(2000) })
    .toContain('Back again.');
  await db.destroy();
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
});
