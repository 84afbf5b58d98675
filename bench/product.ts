import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '../src/kit/database/database.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { readMetrics, runProduct } from '../tests/run-product.ts';

/**
 * A copy of the sources with its own data, so that builds and deletions there do not disturb work in the repository.
 */
export interface Checkout {
  folder: string;
  data: string;
  remove(): void;
}

export interface Product {
  url: string;
  checkout: Checkout;
  /** From the start of the process until it reports that it is ready. */
  startMs: number;
  stop(): Promise<void>;
}

const runningProcesses = new Set<ChildProcess>();
const temporaryFolders = new Set<Pick<Checkout, 'remove'>>();

/**
 * Called when the bench is interrupted: ends every product, also one that is still starting, and removes its folder.
 */
export async function cleanUp(): Promise<void> {
  await Promise.all([...runningProcesses].map(endProcess));
  for (const checkout of temporaryFolders) checkout.remove();
}

/** Registers a child process that ends with its figure, also when the bench is interrupted. */
export function killWithBench(child: ChildProcess): ChildProcess {
  runningProcesses.add(child);
  child.once('exit', () => runningProcesses.delete(child));
  return child;
}
export function removeWithBench(folder: string): Pick<Checkout, 'remove'> {
  const checkout = {
    remove: () => {
      temporaryFolders.delete(checkout);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  temporaryFolders.add(checkout);
  return checkout;
}

const excludedFolders = new Set(['.git', 'build', 'data', 'node_modules', 'bench/node_modules']);

export function newCheckout(): Checkout {
  const top = mkdtempSync(join(tmpdir(), 'stele-bench-'));
  const folder = join(top, 'stele');
  const data = join(top, 'data');
  mkdirSync(data);
  cpSync('.', folder, { recursive: true, filter: (path) => !excludedFolders.has(relative('.', path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  symlinkSync(resolve('bench/node_modules'), join(folder, 'bench/node_modules'));
  return Object.assign(removeWithBench(top), { folder, data });
}

/** The product as `npm start` runs it in its checkout, on a free port. */
export async function startProduct(checkout: Checkout, settings: Record<string, string> = {}): Promise<Product> {
  const began = performance.now();
  const product = runProduct(
    { STELE_DATA: checkout.data, STELE_WORLD: 'on', STELE_DEV: 'off', NETWORK_POINTS: '1000000', ...settings },
    { folder: checkout.folder },
  );
  killWithBench(product.child);
  const url = await product.open();
  const startMs = performance.now() - began;
  void product.ended.then((how) => {
    if (how !== 0) console.error(`The product ended (${how}):\n${product.output}${product.complaints.join('\n')}`); // during a figure
  });
  return { url, checkout, startMs, stop: () => endProcess(product.child) };
}

/** Waits until the plates of the world are drawn, which uses a processor for a minute after a first start. */
export async function waitUntilIdle({ checkout }: Product): Promise<void> {
  const { db } = connect(socketPaths(databaseFolder(checkout.data)).url, 1);
  try {
    while (!(await db.selectFrom('platesDrawn').select('sources').executeTakeFirst())) await setTimeout(500);
  } finally {
    await db.destroy();
  }
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** Reads one number of `/metrics`. */
export async function readMetric({ url }: Pick<Product, 'url'>, name: string): Promise<number> {
  const text = await readMetrics(url);
  const value = text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);
  if (!value) throw new Error(`/metrics does not give ${name}`);
  return Number(value);
}

/**
 * Throws unless all pages came from the expected source (rendered or cached); otherwise the figure would measure
 * something else.
 */
export async function expectPages<T extends { pages: number }>(
  product: Product,
  result: 'hit' | 'miss',
  ask: () => Promise<T>,
): Promise<T> {
  const name = `stele_page_cache_total{result="${result}"}`;
  const before = await readMetric(product, name);
  const answer = await ask();
  const counted = (await readMetric(product, name)) - before;
  if (counted < answer.pages)
    throw new Error(`Of ${answer.pages} pages only ${counted} were a ${result} in the page cache.`);
  return answer;
}

/** Processor time of all of the product's PostgreSQL processes, in seconds; 0 without /proc. */
export function databaseCpuSeconds({ checkout }: Product): number {
  if (process.platform !== 'linux') return 0;
  const [postmaster] = readFileSync(join(checkout.data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  // The postmaster's values include its children that have ended.
  const ticks = [...ticksOf(postmaster!).slice(0, 4), ...children.flatMap((pid) => ticksOf(pid).slice(0, 2))];
  return ticks.reduce((sum, number) => sum + number, 0) / 100;
}

/** Ticks of a process: user, system, and both for its children that have ended. Empty once it has ended. */
function ticksOf(pid: string): number[] {
  try {
    const [, afterName] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return afterName!.split(' ').slice(11, 15).map(Number);
  } catch {
    return [];
  }
}
