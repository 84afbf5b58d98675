import { connect as connectSocket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/kit/database/database.server.ts';
import { databaseOf, dataFolder, loadedFolder, processesOn, soon, startProduct } from './product.ts';
import { onQuiet } from '../quiet.ts';

test.for([
  ['SIGTERM', '/api/item/intro/en/augustus'],
  ['SIGINT', '/detail/augustus-en'],
] as const)(
  '%s lets a request under way (%s) finish, ends with code 0 and leaves no process behind',
  async ([signal, path]) => {
    const STELE_DATA = loadedFolder();
    const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
    const url = await product.open();
    const db = databaseOf(STELE_DATA);

    let answer!: Promise<Response>;
    await db.transaction().execute(async (tx) => {
      await sql`lock table entry in access exclusive mode`.execute(tx); // the request waits for this
      answer = fetch(url + path);
      await expect.poll(() => waiting(tx), soon).toBeGreaterThan(0);
      product.child.kill(signal);
      await expect
        .poll(
          () =>
            fetch(`${url}/favicon.svg`).then(
              () => 'open',
              () => 'closed',
            ),
          soon,
        )
        .toBe('closed');
      expect(product.child.exitCode).toBeNull();
    });
    const response = await answer;
    expect(response.status).toBe(200);
    await expect(response.text()).resolves.toContain('Augustus');
    await expect(product.ended).resolves.toBe(0);
    expect(processesOn(STELE_DATA)).toEqual([]);
    expect(product.complaints).toEqual([]);
  },
);

test('connections that browsers keep open, asked on or not, do not hold it up', async () => {
  const STELE_DATA = loadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off', HOST: 'localhost' });
  const url = await product.open();
  const silent = connectSocket(Number(new URL(url).port), 'localhost');
  await new Promise((done) => silent.once('connect', done));
  await (await fetch(`${url}/robots.txt`)).text(); // kept alive by fetch
  const told = Date.now();
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(Date.now() - told).toBeLessThan(onQuiet(5000)); // half the time that what is under way gets
});

/**
 * How many requests for an entry wait for a lock; what the product reads by itself when it starts may wait too, and
 * does not count.
 */
async function waiting(db: Database) {
  await sql`select pg_stat_clear_snapshot()`.execute(db); // a transaction keeps what it saw first
  const { rows } =
    await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%as "global"%'`.execute(db);
  return rows.length;
}

test('SIGTERM before there is a database ends it with code 0 and leaves no process behind', async () => {
  const STELE_DATA = dataFolder();
  const product = startProduct({ STELE_DATA });
  await expect.poll(() => processesOn(STELE_DATA).length, soon).toBeGreaterThan(0);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  await expect.poll(() => processesOn(STELE_DATA), soon).toEqual([]);
  expect(product.complaints).toEqual([]);
});
