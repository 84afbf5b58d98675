import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  databaseOf,
  dataFolder,
  expectWholeWorld,
  loadedFolder,
  processesOn,
  soon,
  startProduct,
  type Product,
} from './product.ts';

/**
 * Moments of a first start, each with how to know that it has come; on a busy machine we may hear of one too late, and
 * meet the next.
 */
const moments: Record<string, (folder: string, product: Product) => Promise<unknown>> = {
  'the database folder is being made': (folder) =>
    expect
      .poll(
        () =>
          readdirSync(folder).some(
            (name) => name.startsWith('postgres.new') && readdirSync(join(folder, name)).includes('base'),
          ),
        soon,
      )
      .toBe(true),
  'the database starts': (folder) =>
    expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid')), soon).toBe(true),
  'the tables stand and the world is being read': (_, product) => product.says(/database ready/),
  'the subjects of the world are in, but not linked': (_, product) =>
    product.says(/loading the world: subjects|is open/),
  'the relations of the world are in': (_, product) => product.says(/loading the world: relations|is open/),
};

test(`SIGKILL at every moment of a first start (${Object.keys(moments).join('; ')}) loses nothing: started again at once, the world stands whole and once`, async () => {
  const STELE_DATA = dataFolder();
  // Each start goes on from what the one before was killed at, so one folder meets every moment.
  for (const moment of Object.values(moments)) {
    const killed = startProduct({ STELE_DATA });
    await moment(STELE_DATA, killed);
    await expect(killed.signal('SIGKILL')).resolves.toBe('SIGKILL');
    expect(killed.complaints).toEqual([]);
  }
  const again = startProduct({ STELE_DATA });
  await again.open();
  await expectWholeWorld(databaseOf(STELE_DATA));
  await expect(again.signal('SIGTERM')).resolves.toBe(0);
  expect(again.complaints).toEqual([]);
  await expect.poll(() => processesOn(STELE_DATA), soon).toEqual([]);
  expect(readdirSync(STELE_DATA)).toEqual(['keeper.lock', 'postgres', 'reserve']);
});

test('SIGKILL of a product that is open takes its database along', async () => {
  const STELE_DATA = loadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
  await product.open();
  await product.signal('SIGKILL');
  await expect.poll(() => processesOn(STELE_DATA), soon).toEqual([]);
});

test('SIGKILL of the database alone: the product says so in one line and goes on, nothing is lost; when it dies again and again the product ends', async () => {
  const STELE_DATA = loadedFolder();
  const product = startProduct({ STELE_DATA });
  const url = await product.open();
  const db = databaseOf(STELE_DATA);
  await expect.poll(() => db.selectFrom('searchIndex').select('version').execute(), soon).toHaveLength(1); // the start has done all it does by itself
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian', phone: null }).execute();
  process.kill(db.pid, 'SIGKILL');
  await product.says(/the database is back/);
  expect(product.complaints).toEqual(['The database stopped: it was ended by SIGKILL. It is being started again.']);

  await expect(fetch(`${url}/detail/augustus-en`)).resolves.toMatchObject({ status: 200 });
  await expectWholeWorld(db);
  await expect(db.selectFrom('member').where('id', '=', 'sima-qian').select('name').execute()).resolves.toEqual([
    { name: 'Sima Qian' },
  ]);

  rmSync(join(STELE_DATA, 'postgres/global/pg_control')); // no server starts on this
  process.kill(databaseOf(STELE_DATA).pid, 'SIGKILL');
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints.at(-1)).toMatch(/^The database stopped and cannot be brought back: .*pg_control/);
  expect(processesOn(STELE_DATA)).toEqual([]);
});

test('the database killed alone, in the middle of a long query, recovers when that is through', async () => {
  const STELE_DATA = loadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
  await product.open();
  const db = databaseOf(STELE_DATA);
  const long = sql`select count(*) from generate_series(1, 15000000)`.execute(db).then(
    () => 'done',
    () => 'broken',
  ); // its process outlives the killed one
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where query like '%generate_series(1, 15000000)%' and state = 'active'`.execute(
            db,
          )
        ).rows.length,
      soon,
    )
    .toBe(2);
  process.kill(db.pid, 'SIGKILL');
  await product.says(/the database is back/);
  await long;
});

test('the database killed alone while the world is being loaded: one line, and loading goes on', async () => {
  const STELE_DATA = dataFolder();
  const product = startProduct({ STELE_DATA });
  await product.says(/database ready/);
  process.kill(databaseOf(STELE_DATA).pid, 'SIGKILL');
  await product.open();
  expect(product.complaints).toHaveLength(1);
  await expectWholeWorld(databaseOf(STELE_DATA));
});
