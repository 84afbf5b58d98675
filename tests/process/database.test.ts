import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { publishAtOnce } from '../../src/features/revisions/face/publish.server.ts';
import { connect } from '../../src/kit/database/database.server.ts';
import { startOwnPostgres } from '../../src/kit/own-postgres/own-postgres.server.ts';
import { openDatabase } from '../world.ts';
import { expectWholeWorld, loadedFolder, revisionsIn, soon, startProduct } from './product.ts';
import { onQuiet } from '../quiet.ts';

test('two processes started at once on one new DATABASE_URL both come up, and the world stands once', async () => {
  const { db, url } = await openDatabase('template0');
  const both = [startProduct({ DATABASE_URL: url }), startProduct({ DATABASE_URL: url })];
  for (const address of await Promise.all(both.map((one) => one.open()))) {
    await expect(fetch(`${address}/detail/augustus-fr`)).resolves.toMatchObject({ status: 200 });
  }
  await expectWholeWorld(db);
  await expect(Promise.all(both.map((one) => one.signal('SIGTERM')))).resolves.toEqual([0, 0]);
  expect(both.flatMap(({ complaints }) => complaints)).toEqual([]);
});

test.for([
  ['postgres://nobody@127.0.0.1:1/stele', /^The database cannot be used: .*ECONNREFUSED/],
  ['postgres://nobody@localhost:1/stele', /^The database cannot be used: .*ECONNREFUSED/],
  ['postgres:///stele?host=/nowhere', /^The database cannot be used: .*ENOENT/],
  ['nonsense://', /^The setting DATABASE_URL is wrong: it must be like postgres:/],
] as const)('a database that cannot be reached (%s) ends it with one clear line', async ([url, line]) => {
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

test('data that a newer Stele has written is refused with one clear line and left as it is', async () => {
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

test('X02 while the database is away /healthz says so and calls answer 888; when it is back, everything works and publications are heard again', async () => {
  const folder = loadedFolder();
  const first = await startOwnPostgres(folder);
  const product = startProduct({ DATABASE_URL: first.url, STELE_WORLD: 'off' });
  const url = await product.open();
  const health = async () => (await fetch(`${url}/healthz`)).status;
  await expect(health()).resolves.toBe(200);
  await (await fetch(`${url}/detail/augustus-en`)).text();

  await first.stop();
  await expect.poll(health, soon).toBe(503);
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
  await expect.poll(health, soon).toBe(200);
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
  await expect.poll(listening, soon).toBe(1);
  const content = { name: 'Imperator Caesar', otherNames: [], disambiguation: null, summary: 'Back again.', body: '' };
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'text', thingId: 'augustus', language: 'en', content }], {
      authorId: 'import-world',
      originId: 'world',
    }),
  );
  await expect
    .poll(async () => (await fetch(`${url}/detail/augustus-en`)).text(), { ...soon, timeout: onQuiet(2000) })
    .toContain('Back again.');
  await db.destroy();
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
});
