import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canReach } from './binaries.server.ts';
import { isRoot, nobodyUid } from './folder.server.ts';
import { isDiskFullText } from './disk-space.server.ts';

const asUser = isRoot ? { uid: nobodyUid, gid: nobodyUid } : {};

/**
 * How the server is told where its data lie. In a folder that only root may enter (root's home) it is its own working
 * folder, which it was put into before it became an ordinary user; every process of it works there.
 */
const dataPath = (data: string) =>
  isRoot && process.platform === 'linux' && !canReach(data) ? '/proc/self/cwd' : data;

/**
 * Makes the database folder beside its place and moves it there when it is whole, so that a half-made one is never met;
 * what earlier tries have left is removed. One process at a time.
 */
export function initialise(native: string, data: string) {
  const begun = readdirSync(dirname(data)).filter((name) => name.startsWith(`${basename(data)}.new-`));
  for (const name of begun)
    rmSync(join(dirname(data), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  const fresh = mkdtempSync(`${data}.new-`);
  try {
    if (isRoot) chownSync(fresh, nobodyUid, nobodyUid);
    const flags = [
      '-D',
      dataPath(fresh),
      '-U',
      'stele',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C.UTF-8',
      '--lc-collate=C',
    ];
    const run = spawnSync(join(native, 'bin/initdb'), flags, {
      ...asUser,
      env: { LC_ALL: 'C' },
      cwd: fresh,
      encoding: 'utf8',
    });
    const why = run.error?.message ?? (fullIn(run.stderr) || reasonIn(run.stderr));
    if (run.status !== 0) throw new Error(`The database folder ${data} could not be made: ${why}`);
    renameSync(fresh, data);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

/** Its sockets lie in its own folder, whatever the path to it. */
const flagsOf = (data: string) => [
  '-D',
  dataPath(data),
  '-k',
  '.',
  '-c',
  'listen_addresses=',
  '-c',
  'jit=off',
  '-c',
  'max_connections=120',
  '-c',
  'shared_buffers=256MB',
  '-c',
  'max_wal_size=2GB',
  '-c',
  'log_min_messages=warning',
];

export type Server = ReturnType<typeof launch>;

/** Starts the server. Where that can be had it stops when this process dies, however it dies. */
export function launch(native: string, data: string) {
  const postgres = join(native, 'bin/postgres');
  const options = {
    cwd: data,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
    detached: true,
  };
  const drop = isRoot ? [`--reuid=${nobodyUid}`, `--regid=${nobodyUid}`, '--clear-groups'] : [];
  const child = existsSync('/usr/bin/setpriv')
    ? spawn('/usr/bin/setpriv', ['--pdeathsig', 'INT', ...drop, postgres, ...flagsOf(data)], options)
    : spawn(postgres, flagsOf(data), { ...options, ...asUser });
  let said = '',
    over = false;
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => setTimeout(done, 20)); // its last words may still be on their way; its children's pipe stays open
    child.once('error', (error) => {
      said += `FATAL:  ${error.message}`;
      done();
    });
  }).then(() => {
    over = true;
  });
  return {
    pid: child.pid!,
    ended,
    /** Whether it answers; false when it has ended before. */
    async answers(): Promise<boolean> {
      while (!over) {
        const { pid, status } = postmasterOf(data);
        if (pid === child.pid && status === 'ready') return true;
        await pause(10);
      }
      return false;
    },
    /** A process of a server before it is still there. */
    get isHindered() {
      return /shared memory block/.test(said);
    },
    /** It died for want of room. */
    get lackedRoom() {
      return !child.signalCode && /FATAL|PANIC/.test(fullIn(said));
    },
    /** Why it ended. */
    get reason() {
      return child.signalCode ? `it was ended by ${child.signalCode}` : reasonIn(said);
    },
    signal: (name: NodeJS.Signals) => void child.kill(name),
  };
}

/** What the server says of itself: its process, where its sockets lie, whether it is `ready`. */
export function postmasterOf(data: string): { pid: number | null; sockets?: string; status?: string } {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    return { pid: Number(lines[0]) || null, sockets: lines[4], status: lines[7] };
  } catch {
    return { pid: null };
  }
}

/** In milliseconds: longer than what a killed server's queries take, or a shutdown. */
const timeoutMs = 60_000;

/**
 * Waits for a server of an earlier keeper to end, and tells it to; nobody can hold it, for the keeper's lock is ours.
 * One that an older Stele keeps is left alone. Throws when it stays.
 */
export async function endOrphan(data: string): Promise<void> {
  let told = false;
  for (const end = Date.now() + timeoutMs; ; await pause(25)) {
    const { pid, sockets } = postmasterOf(data);
    if (!pid || !isServer(pid)) return;
    if (Date.now() > end)
      throw new Error(`${data} is in use by process ${pid}, which another Stele started: stop that one first.`);
    if (sockets === '.' && !told) told = process.kill(pid, 'SIGINT');
  }
}

/** Not another program that has got the number of a dead server. */
function isServer(pid: number): boolean {
  if (process.platform !== 'linux')
    return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  try {
    return (
      /postgres/.test(readFileSync(`/proc/${pid}/comm`, 'utf8')) &&
      !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}

/** The last line that says of a full disk; other complaints follow from it. */
const fullIn = (log: string) => log.split('\n').findLast(isDiskFullText) ?? '';

/** The line of a log that says why: PostgreSQL follows it up with hints. */
function reasonIn(log: string): string {
  const lines = log.split('\n').filter(Boolean);
  const line = lines.findLast((one) => /(FATAL|PANIC|error):/.test(one)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'no reason given';
}
