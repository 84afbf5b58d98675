import { readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readMetrics } from '../run-product.ts';
import {
  createDataFolder,
  createLoadedFolder,
  pollOptions,
  processesOn,
  startProduct,
  type Product,
} from './product.ts';

/** The processes that serve, by their number in the system. */
function servingProcesses({ child }: Product): number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serve-process');
    } catch {
      return false; // it has ended
    }
  });
}

/** Three readers who read until they are stopped, each request repeated once if it was refused. */
function startReaders(url: string) {
  let isStopped = false,
    answered = 0,
    refused = 0;
  const failures: string[] = [];
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    answered++;
  };
  const readers = Array.from({ length: 3 }, async (_, reader) => {
    for (let turn = 0; !isStopped; turn++) {
      const path = `/detail/augustus-${['en', 'fr'][turn % 2]}?reader=${reader}`;
      await read(path).catch(() => {
        refused++;
        return read(path).catch((error: Error) => void failures.push(error.message));
      });
    }
  });
  return {
    answered: () => answered,
    async stop() {
      isStopped = true;
      await Promise.all(readers);
      return { refused, failures };
    },
  };
}

/** `npm run reload`; its output. */
const reload = async (STELE_DATA: string) =>
  (await promisify(execFile)(process.execPath, ['scripts/reload.ts'], { env: { ...process.env, STELE_DATA } })).stdout;

const startSite = (STELE_DATA: string) =>
  startProduct({ STELE_DATA, STELE_WORLD: 'off', PROCESSES: '2', HOST: '127.0.0.1' });

test.runIf(process.platform === 'linux')(
  'issue 41: two processes serve one port; a killed one is replaced, and what it had in progress is refused at most once',
  async () => {
    const STELE_DATA = createLoadedFolder();
    const product = startSite(STELE_DATA),
      url = await product.open();
    await product.waitForOutput(/2 processes serve/);
    const before = servingProcesses(product);
    expect(before).toHaveLength(2);
    const readers = startReaders(url);
    for (const killed of before) {
      process.kill(killed, 'SIGKILL');
      const then = readers.answered();
      await product.waitForOutput(new RegExp(`process ${killed} ended with SIGKILL; another [^]*serves in its place`));
      await expect.poll(() => readers.answered(), pollOptions).toBeGreaterThan(then + 20);
    }
    expect(servingProcesses(product).filter((pid) => before.includes(pid))).toEqual([]);
    expect(await readers.stop()).toMatchObject({ failures: [] });
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
    expect(processesOn(STELE_DATA)).toEqual([]);
  },
);

test.runIf(process.platform === 'linux')(
  'issue 41: a reload replaces every process without refusing a request; the metrics of all are added up',
  async () => {
    const STELE_DATA = createLoadedFolder();
    const product = startSite(STELE_DATA),
      url = await product.open();
    await product.waitForOutput(/2 processes serve/);
    const before = servingProcesses(product);
    const readers = startReaders(url);
    expect(await reload(STELE_DATA)).toBe('New processes serve.\n');
    await expect.poll(() => readers.answered(), pollOptions).toBeGreaterThan(100);
    expect(await readers.stop()).toEqual({ refused: 0, failures: [] });
    const after = servingProcesses(product);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);

    const count = async () =>
      Number(/^stele_request_seconds_count\{kind="call",status="200"\} (\d+)/m.exec(await readMetrics(url))?.[1] ?? 0);
    const counted = await count();
    const call = () => fetch(`${url}/api/item/intro/en/augustus`, { headers: { connection: 'close' } });
    for (const answer of await Promise.all(Array.from({ length: 20 }, call))) expect(answer.status).toBe(200);
    await expect.poll(async () => (await count()) - counted, pollOptions).toBe(20);
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
    expect(product.complaints).toEqual([]);
  },
);

test('issue 41: after a restart, pages that were read more than once are answered without rendering', async () => {
  const STELE_DATA = createLoadedFolder();
  const paths = ['augustus', 'cleopatra', 'qin-shi-huang'].map((id) => `/detail/${id}-en`);
  const readAll = async (url: string) =>
    Promise.all(
      paths.map(async (path) =>
        (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).headers.get('etag'),
      ),
    );
  const metric = async (url: string, name: string) =>
    Number(new RegExp(`^stele_page_copies_${name} (\\d+)`, 'm').exec(await readMetrics(url))![1]);
  const first = startProduct({ STELE_DATA, STELE_WORLD: 'off' }),
    url = await first.open();
  await expect.poll(async () => (await readAll(url)) && metric(url, 'written'), pollOptions).toBe(paths.length);
  const etags = await readAll(url);
  await expect(first.signal('SIGTERM')).resolves.toBe(0);
  const second = startProduct({ STELE_DATA, STELE_WORLD: 'off', PORT: new URL(url).port }),
    again = await second.open();
  expect(await readAll(again)).toEqual(etags);
  expect(await metric(again, 'read')).toBe(paths.length);
  await expect(second.signal('SIGTERM')).resolves.toBe(0);
});

test('issue 41: a site of several processes that cannot open ends with the reason; a reload without a site says so', async () => {
  const STELE_DATA = createDataFolder();
  const product = startProduct({
    STELE_DATA,
    STELE_WORLD: 'off',
    PROCESSES: '2',
    METRICS_PORT: '1',
    METRICS_HOST: '203.0.113.1',
  });
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints.join('\n')).toMatch(/METRICS_HOST=203\.0\.113\.1/);
  expect(processesOn(STELE_DATA)).toEqual([]);
  await expect(reload(STELE_DATA)).rejects.toThrow('No site with several processes runs');
});
