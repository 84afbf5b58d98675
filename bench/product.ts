import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/**
 * A copy of the sources with data of its own: building and deleting there disturbs nobody who works in the repository.
 */
export interface Checkout {
  folder: string;
  data: string;
  remove(): void;
}

export interface Product {
  url: string;
  checkout: Checkout;
  /** From the start of the process until it said that it is open. */
  startMs: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
const houses = new Set<Pick<Checkout, 'remove'>>();

/**
 * For a bench that is told to stop: ends every product, also one that is still starting, and removes what it was in.
 */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map(ended));
  for (const house of houses) house.remove();
}

/** What belongs to a figure and ends with it, also when the bench is told to stop. */
export function killWithBench(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
export function removeWithBench(folder: string): Pick<Checkout, 'remove'> {
  const house = {
    remove: () => {
      houses.delete(house);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  houses.add(house);
  return house;
}

const notCopied = new Set(['.git', 'build', 'data', 'node_modules']);

export function newCheckout(): Checkout {
  const top = mkdtempSync(join(tmpdir(), 'stele-bench-'));
  const folder = join(top, 'stele');
  const data = join(top, 'data');
  mkdirSync(data);
  cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.has(relative('.', path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return Object.assign(removeWithBench(top), { folder, data });
}

/** The product as `npm start` runs it, on a free port. */
export function startProduct(house: Checkout, settings: Record<string, string> = {}): Promise<Product> {
  const began = performance.now();
  const { NODE_ENV: _, DATABASE_URL: __, ...environment } = process.env;
  const env = {
    ...environment,
    STELE_DATA: house.data,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    STELE_WORLD: 'on',
    STELE_DEV: 'off',
    LOG_LEVEL: '',
    ...settings,
  };
  const child = spawn(process.execPath, [join(house.folder, 'start.ts')], {
    cwd: house.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  killWithBench(child);
  let said = '';
  return new Promise((done, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const url = /is open: (\S+)/.exec(said)?.[1];
        if (url) done({ url, checkout: house, startMs: performance.now() - began, stop: () => ended(child) });
      });
    }
    child.once('exit', (code, signal) => {
      reject(new Error(`The product did not start:\n${said}`));
      if (code || signal) console.error(`The product ended by ${signal ?? `code ${code}`}:\n${said}`); // in the middle of a figure
    });
  });
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** One number of `/metrics`. */
export async function metric({ url }: Pick<Product, 'url'>, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);
  if (!value) throw new Error(`/metrics does not give ${name}`);
  return Number(value);
}

/**
 * Throws unless all pages came the way they were meant to: a figure of rendered pages that the cache has answered is
 * none.
 */
export async function expectPages<T extends { pages: number }>(
  product: Product,
  result: 'hit' | 'miss',
  ask: () => Promise<T>,
): Promise<T> {
  const name = `stele_page_cache_total{result="${result}"}`;
  const before = await metric(product, name);
  const answer = await ask();
  const counted = (await metric(product, name)) - before;
  if (counted < answer.pages)
    throw new Error(`Of ${answer.pages} pages only ${counted} were a ${result} in the page cache.`);
  return answer;
}

/** Seconds of processor time that the product's PostgreSQL has used, all its processes; 0 where there is no /proc. */
export function databaseCpuSeconds({ checkout: house }: Product): number {
  if (process.platform !== 'linux') return 0;
  const [postmaster] = readFileSync(join(house.data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const ticks = children.flatMap((pid) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13),
  );
  return ticks.reduce((sum, one) => sum + Number(one), 0) / 100;
}
