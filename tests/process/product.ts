import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished } from 'vitest';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import { socketPaths } from '../../src/kit/own-postgres/socket-paths.server.ts';

/** For what must come about: asked again and again, for so long at most. */
export const soon = { timeout: 20_000, interval: 5 } as const;

export const isRoot = process.getuid?.() === 0;
/** An ordinary user that every system has: as root, tests start the product as that one too. */
export const nobody = 65_534;

/**
 * Whether the product can be started as an ordinary user: it cannot where the tests run as root and this folder is
 * root's own.
 */
export const canBeOrdinary =
  !isRoot ||
  spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(resolve('start.ts'))})`], {
    uid: nobody,
    gid: nobody,
  }).status === 0;

/** Everything the product reads from the environment, unset, so that a test says what it wants. */
const unset = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  STELE_WORLD: '',
  STELE_DEV: '',
  LOG_LEVEL: '',
  TRUST_PROXY: '',
  NODE_ENV: '',
};

/**
 * A folder of one's own for `STELE_DATA`; whatever still runs on it is killed, and it is removed, when the test ends.
 */
export function dataFolder({ owner }: { owner?: number } = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stele-process-')));
  if (owner !== undefined) chownSync(folder, owner, owner);
  onTestFinished(async () => {
    for (const pid of processesOn(folder)) kill(pid);
    await expect.poll(() => processesOn(folder), soon).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * A folder of one's own for `STELE_DATA` in which the world stands already, as the run's own cluster was when it had
 * loaded it.
 */
export function loadedFolder(): string {
  const folder = dataFolder();
  const { status, stderr } = spawnSync('cp', ['-a', join(inject('loaded'), 'postgres'), folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // gone meanwhile
  }
}

/** The processes that work in a folder or were told of it: the product's database and all that belongs to it. */
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
        return false; // ended meanwhile
      }
    });
}

export interface Product {
  child: ChildProcess;
  /** What it has said so far: its lines of progress, and its complaints. */
  readonly said: string;
  readonly complaints: string[];
  /** Waits for something in what it says; fails when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Where it answers, once it does. */
  open(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  signal(name: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** The product as `npm start` runs it, with these settings; killed when the test ends. */
export function startProduct(
  settings: Record<string, string>,
  { user, args = [] }: { user?: number; args?: string[] } = {},
): Product {
  const child = spawn(process.execPath, ['start.ts', ...args], {
    env: { ...process.env, ...unset, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let said = '',
    complained = '';
  const listeners = new Set<() => void>();
  const hear = () => [...listeners].forEach((listener) => listener());
  child.stdout!.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    hear();
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
    hear();
  });
  const ended = new Promise<number | NodeJS.Signals>((done, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => done(code ?? signal!));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });

  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, reject) => {
      const look = () => {
        const match = pattern.exec(said);
        if (!match) return;
        listeners.delete(look);
        done(match);
      };
      listeners.add(look);
      look();
      void ended.then(
        (how) => reject(new Error(`It ended (${how}) before it said ${pattern}:\n${said}${complained}`)),
        reject,
      );
    });
  return {
    child,
    says,
    ended,
    get said() {
      return said;
    },
    get complaints() {
      return complained.split('\n').filter(Boolean);
    },
    open: async () => (await says(/is open: (\S+)/))[1]!,
    signal(name) {
      child.kill(name);
      return ended;
    },
  };
}

/** The database of a product that keeps its data in a folder, while it runs. */
export function databaseOf(folder: string): Database & { pid: number } {
  const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { db } = connect(socketPaths(join(folder, 'postgres')).url, 2);
  onTestFinished(() => db.destroy());
  return Object.assign(db, { pid: Number(pid) });
}

const written = () => readdirSync('world/subjects').filter((file) => file.endsWith('.ts')).length;

/**
 * The world stands in a database whole and once: every subject in five languages, every record linked, no revision
 * twice.
 */
export async function expectWholeWorld(db: Database) {
  const {
    rows: [counts],
  } = await sql`
    select (select count(*) from subject) as subjects, (select count(*) from entry) as entries,
      (select count(*) from import_record where linked_hash = hash) as linked, (select count(*) from import_record) as records,
      (select count(*) from revision) - (select count(*) from (select distinct thing_id, module, language, key from revision)) as twice`.execute(
    db,
  );
  const subjects = written();
  expect(counts).toEqual({ subjects, entries: subjects * 5, linked: subjects, records: subjects, twice: 0 });
}

export const revisionsIn = async (db: Database) =>
  (
    await db
      .selectFrom('revision')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
