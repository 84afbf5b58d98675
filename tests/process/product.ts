import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished } from 'vitest';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import { socketPaths } from '../../src/kit/own-postgres/socket-paths.server.ts';
import { runProduct, type Product } from '../run-product.ts';
import { languages } from '../../src/rules/languages.ts';
import { builtInContent } from '../../importers/content/load.ts';

export type { Product };

/** Polling for something that must happen, with its timeout. */
export const pollOptions = { timeout: 60_000, interval: 10 } as const;

export const isRoot = process.getuid?.() === 0;
/** An ordinary user that exists on every system: as root, tests start the product as this user too. */
export const ordinaryUserId = 65_534;

/**
 * Whether the product can be started as an ordinary user: not if the tests run as root in a folder that only root may
 * enter.
 */
export const canRunAsOrdinaryUser =
  !isRoot ||
  spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(resolve('start.ts'))})`], {
    uid: ordinaryUserId,
    gid: ordinaryUserId,
  }).status === 0;

/** A new folder for `STELE_DATA`; at the end of the test, processes on it are killed and it is removed. */
export function createDataFolder({ owner }: { owner?: number } = {}): string {
  const folder = realpathSync(mkdtempSync(join(inject('folder'), 'stele-process-')));
  if (owner !== undefined) chownSync(folder, owner, owner);
  onTestFinished(async () => {
    for (const pid of processesOn(folder)) kill(pid);
    await expect.poll(() => processesOn(folder), pollOptions).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A new folder for `STELE_DATA` with the world loaded, copied from the run's own cluster. */
export function createLoadedFolder(): string {
  const folder = createDataFolder();
  const { status, stderr } = spawnSync('cp', ['-a', join(inject('loaded'), 'postgres'), folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}

/** Processes that work in a folder or have it as an argument: the product's database and its helpers. */
export function processesOn(folder: string): number[] {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line.includes(folder))
      .map(Number.parseFloat);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ||
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
        );
      } catch {
        return false; // it has ended
      }
    });
}

/** Starts the product with these settings, in this folder; killed at the end of the test. */
export function startProduct(...how: Parameters<typeof runProduct>): Product {
  const product = runProduct(...how);
  onTestFinished(async () => {
    await product.signal('SIGKILL');
  });
  return product;
}

/** The database of a running product with its data in this folder. */
export function databaseOf(folder: string): Database & { pid: number } {
  const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { db } = connect(socketPaths(join(folder, 'postgres')).url, 2);
  onTestFinished(() => db.destroy());
  return Object.assign(db, { pid: Number(pid) });
}

function countWorldSubjects(): number {
  const { subjects, houses, museums } = builtInContent();
  return subjects.length + houses.reduce((sum, { persons }) => sum + 1 + persons.length, 0) + museums.length;
}

/**
 * Checks that a database has the whole world exactly once: every subject in five languages, every record linked, no
 * duplicate revisions.
 */
export async function expectCompleteWorld(db: Database) {
  const {
    rows: [counts],
  } = await sql`
    select (select count(*) from subject) as subjects, (select count(*) from entry) as entries,
      (select count(*) from import_record where linked_hash = hash) as linked, (select count(*) from import_record) as records,
      (select count(*) from revision) - (select count(*) from (select distinct thing_id, module, language, key from revision)) as twice`.execute(
    db,
  );
  const subjects = countWorldSubjects(),
    books = readdirSync('content/books').length,
    { tours, articles } = builtInContent(),
    records = subjects + books + tours.length + articles.length * languages.length;
  expect(counts).toEqual({ subjects, entries: subjects * languages.length, linked: records, records, twice: 0 });
}

export const revisionsIn = async (db: Database) =>
  (
    await db
      .selectFrom('revision')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
