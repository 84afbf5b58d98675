import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  databaseOf,
  createDataFolder,
  expectCompleteWorld,
  createLoadedFolder,
  processesOn,
  pollOptions,
  startProduct,
  type Product,
} from './product.ts';

interface Interruption {
  come: (folder: string, product: Product) => Promise<unknown>;
  signal: 'SIGKILL' | 'SIGTERM';
  complaints?: number;
}
const waitForLine =
  (line: RegExp): Interruption['come'] =>
  (_, product) =>
    product.waitForOutput(line);
const tablesStand = waitForLine(/database ready/),
  subjectsAreIn = waitForLine(/loading the world: subjects|is open/);

/**
 * Moments of a first start at which it is killed, each with its detection; on a busy machine the detection may be late
 * and hit the next moment.
 */
const interruptions: Record<string, Interruption> = {
  'SIGKILL while the database folder is being made': {
    come: (folder) =>
      expect
        .poll(
          () =>
            readdirSync(folder).some(
              (name) => name.startsWith('postgres.new') && readdirSync(join(folder, name)).includes('base'),
            ),
          pollOptions,
        )
        .toBe(true),
    signal: 'SIGKILL',
  },
  'SIGKILL while the database starts': {
    come: (folder) => expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid')), pollOptions).toBe(true),
    signal: 'SIGKILL',
  },
  'SIGTERM when the tables stand': { come: tablesStand, signal: 'SIGTERM' },
  'SIGKILL when the tables stand and the world is being read': { come: tablesStand, signal: 'SIGKILL' },
  'SIGTERM while subjects are loaded': { come: subjectsAreIn, signal: 'SIGTERM' },
  'SIGKILL of the database alone, and of the product when it is back and loading goes on': {
    async come(folder, product) {
      await product.waitForOutput(/database ready/);
      process.kill(databaseOf(folder).pid, 'SIGKILL');
      await product.waitForOutput(/the database is back/);
      await product.waitForOutput(/loading the world: |is open/);
    },
    signal: 'SIGKILL',
    complaints: 1,
  },
  'SIGKILL when the relations of the world are in': {
    come: waitForLine(/loading the world: relations|is open/),
    signal: 'SIGKILL',
  },
};

test(`a first start interrupted again and again (${Object.keys(interruptions).join('; ')}) loses nothing, ends cleanly with code 0, and restarts with the whole world`, async () => {
  const STELE_DATA = createDataFolder();
  // Each start continues where the previous one was killed, so one folder covers every moment.
  for (const [moment, { come, signal, complaints = 0 }] of Object.entries(interruptions)) {
    const product = startProduct({ STELE_DATA });
    await come(STELE_DATA, product);
    await expect(product.signal(signal), moment).resolves.toBe(signal === 'SIGTERM' ? 0 : signal);
    expect(product.complaints, moment).toHaveLength(complaints);
    if (signal === 'SIGTERM') expect(processesOn(STELE_DATA), moment).toEqual([]);
  }
  const again = startProduct({ STELE_DATA });
  await again.open();
  await expectCompleteWorld(databaseOf(STELE_DATA));
  await expect(again.signal('SIGTERM')).resolves.toBe(0);
  expect(again.complaints).toEqual([]);
  await expect.poll(() => processesOn(STELE_DATA), pollOptions).toEqual([]);
  expect(readdirSync(STELE_DATA)).toEqual(['keeper.lock', 'postgres', 'reserve']);
});

test('SIGKILL of the database alone is reported in one line and loses nothing; if it keeps dying, the product ends', async () => {
  const STELE_DATA = createLoadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
  const url = await product.open();
  const db = databaseOf(STELE_DATA);
  await expect.poll(() => db.selectFrom('searchIndex').select('version').execute(), pollOptions).toHaveLength(1); // the start is complete
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian', phone: null }).execute();
  process.kill(db.pid, 'SIGKILL');
  await product.waitForOutput(/the database is back/);
  expect(product.complaints).toEqual(['The database stopped: it was ended by SIGKILL. It is being started again.']);

  await expect(fetch(`${url}/detail/augustus-en`)).resolves.toMatchObject({ status: 200 });
  await expectCompleteWorld(db);
  await expect(db.selectFrom('member').where('id', '=', 'sima-qian').select('name').execute()).resolves.toEqual([
    { name: 'Sima Qian' },
  ]);

  rmSync(join(STELE_DATA, 'postgres/global/pg_control')); // no server can start without it
  process.kill(databaseOf(STELE_DATA).pid, 'SIGKILL');
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints.at(-1)).toMatch(/^The database stopped and cannot be brought back: .*pg_control/);
  expect(processesOn(STELE_DATA)).toEqual([]);
});

test('a database killed during a long query recovers when the query ends; SIGKILL of the product ends it too', async () => {
  const STELE_DATA = createLoadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
  await product.open();
  const db = databaseOf(STELE_DATA);
  const long = sql`select count(*) from generate_series(1, 5000000)`.execute(db).then(
    () => 'done',
    () => 'broken',
  ); // its process outlives the killed one
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where query like '%generate_series(1, 5000000)%' and state = 'active'`.execute(
            db,
          )
        ).rows.length,
      pollOptions,
    )
    .toBe(2);
  process.kill(db.pid, 'SIGKILL');
  await product.waitForOutput(/the database is back/);
  await long;
  await product.signal('SIGKILL');
  await expect.poll(() => processesOn(STELE_DATA), pollOptions).toEqual([]);
});
