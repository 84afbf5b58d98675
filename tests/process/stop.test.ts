import { spawn } from 'node:child_process';
import { connect as connectSocket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/kit/database/database.server.ts';
import { databaseOf, createDataFolder, createLoadedFolder, processesOn, pollOptions, startProduct } from './product.ts';
import { scaleByLoad } from '../scale-by-load.ts';

test.for([
  ['SIGTERM', '/api/item/intro/en/augustus'],
  ['SIGINT', '/detail/augustus-en'],
] as const)(
  '%s lets a pending request (%s) finish, ends with code 0 and leaves no process behind',
  async ([signal, path]) => {
    const STELE_DATA = createLoadedFolder();
    const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
    const url = await product.open();
    const db = databaseOf(STELE_DATA);

    let answer!: Promise<Response>;
    await db.transaction().execute(async (tx) => {
      await sql`lock table entry in access exclusive mode`.execute(tx); // the request waits for this
      answer = fetch(url + path);
      await expect.poll(() => waiting(tx), pollOptions).toBeGreaterThan(0);
      product.child.kill(signal);
      await expect
        .poll(
          () =>
            fetch(`${url}/favicon.svg`).then(
              () => 'open',
              () => 'closed',
            ),
          pollOptions,
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

test('connections that browsers keep open, used or not, do not delay stopping', async () => {
  const STELE_DATA = createLoadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off', HOST: 'localhost' });
  const url = await product.open();
  const silent = connectSocket(Number(new URL(url).port), 'localhost');
  await new Promise((done) => silent.once('connect', done));
  await (await fetch(`${url}/robots.txt`)).text(); // fetch keeps the connection alive
  const startedAt = Date.now();
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(scaleByLoad(5000)); // half the grace period of requests in progress
});

test('operations B3 requests sent before SIGTERM are all answered, and their connections end without an error', async () => {
  const STELE_DATA = createLoadedFolder();
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off', HOST: '127.0.0.1', DRAIN_SECONDS: '3' });
  const url = new URL(await product.open());
  const paths = ['/timemap?year=100', '/detail/augustus-en', '/api/item/intro/en/augustus'];
  const asks = Array.from({ length: 12 }, (_, at) => paths[at % paths.length]!);
  const connections = asks.map(() => connectSocket(Number(url.port), url.hostname));
  const answers = connections.map(() => '');
  const ended = connections.map((socket, at) => {
    socket.on('data', (piece: Buffer) => (answers[at] += piece.toString('latin1')));
    return new Promise<string>((done) => {
      socket.once('error', ({ message }) => done(message)).once('end', () => done('end'));
    });
  });
  const send = (at: number, path: string) =>
    connections[at]!.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`);
  // Each connection stays open after a first response.
  connections.forEach((_, at) => send(at, '/robots.txt'));
  await expect.poll(() => answers.filter((text) => text.includes('Sitemap:')).length, pollOptions).toBe(asks.length);
  expect(answers.filter((text) => /^connection: close/im.test(text))).toEqual([]);
  answers.fill('');
  // While the process is suspended, requests arrive, and then the signal.
  product.child.kill('SIGSTOP');
  asks.forEach((path, at) => send(at, path));
  await expect.poll(() => connections.filter(({ writableLength }) => writableLength).length, pollOptions).toBe(0);
  product.child.kill('SIGTERM');
  product.child.kill('SIGCONT');
  const ready = async () => (await fetch(new URL('/healthz/ready', url))).status;
  await expect.poll(ready, pollOptions).toBe(503); // balancers should send no more readers, but requests are still answered
  expect((await fetch(new URL('/robots.txt', url))).headers.get('connection')).toBe('close');
  await expect(Promise.all(ended)).resolves.toEqual(asks.map(() => 'end'));
  const statuses = answers.map((text) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  expect(statuses).toEqual(asks.map(() => '200'));
  await expect(product.ended).resolves.toBe(0);
});

test('operations B1 SIGTERM to the process of `npm start` ends the product', async () => {
  const STELE_DATA = createLoadedFolder();
  const npm = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, STELE_DATA, STELE_WORLD: 'off', PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let output = '';
  npm.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  await expect.poll(() => output, pollOptions).toContain('is open');
  expect(processesOn(STELE_DATA)).not.toEqual([]);
  npm.kill('SIGTERM');
  await expect.poll(() => processesOn(STELE_DATA), pollOptions).toEqual([]);
});

/**
 * Number of entry requests that wait for a lock; the product's own queries at its start may wait too, and do not count.
 */
async function waiting(db: Database) {
  await sql`select pg_stat_clear_snapshot()`.execute(db); // a transaction keeps its first snapshot
  const { rows } =
    await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%as "global"%'`.execute(db);
  return rows.length;
}

test('SIGTERM before there is a database ends the product with code 0 and leaves no process behind', async () => {
  const STELE_DATA = createDataFolder();
  const product = startProduct({ STELE_DATA });
  await expect.poll(() => processesOn(STELE_DATA).length, pollOptions).toBeGreaterThan(0);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  await expect.poll(() => processesOn(STELE_DATA), pollOptions).toEqual([]);
  expect(product.complaints).toEqual([]);
});
