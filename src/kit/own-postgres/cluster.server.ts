import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canReach } from './binaries.server.ts';
import { isRoot, nobodyUid } from './folder.server.ts';
import { isDiskFullText } from './disk-space.server.ts';

const serverUserOptions = isRoot ? { uid: nobodyUid, gid: nobodyUid } : {};

/**
 * The data path as passed to the server. In a folder that only root may enter (root's home) it is the server's own
 * working directory, which was set before it dropped its privileges; all its processes work there.
 */
const dataPath = (data: string) =>
  isRoot && process.platform === 'linux' && !canReach(data) ? '/proc/self/cwd' : data;

/**
 * Creates the database folder under a temporary name and renames it when complete, so that an incomplete one is never
 * used; leftovers of earlier attempts are removed. One process at a time.
 */
export function initialise(native: string, data: string) {
  const leftovers = readdirSync(dirname(data)).filter((name) => name.startsWith(`${basename(data)}.new-`));
  for (const name of leftovers)
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
      ...serverUserOptions,
      env: { LC_ALL: 'C' },
      cwd: fresh,
      encoding: 'utf8',
    });
    const why = run.error?.message ?? (findDiskFullLine(run.stderr) || findFailureReason(run.stderr));
    if (run.status !== 0) throw new Error(`The database folder ${data} could not be made: ${why}`);
    renameSync(fresh, data);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

/** Memory for database pages: a sixteenth of the total, which the product, the file cache and the system share. */
function sharedBuffersMB(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(1024, Math.max(256, available / 2 ** 20 / 16)));
}

/** Server flags. The sockets are in the data folder itself. */
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
  `shared_buffers=${sharedBuffersMB()}MB`,
  '-c',
  'random_page_cost=1.1', // solid-state disks have no seek time
  '-c',
  'max_wal_size=2GB',
  '-c',
  'max_slot_wal_keep_size=4GB', // limit of the log retained for copying: more is discarded before it fills the disk
  '-c',
  'log_min_messages=warning',
];

export type Server = ReturnType<typeof launchServer>;

/** Starts the server. If setpriv exists, the server stops when this process dies, however it dies. */
export function launchServer(native: string, data: string, settings: Record<string, string> = {}) {
  const flags = [...flagsOf(data), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const postgres = join(native, 'bin/postgres');
  const options = {
    cwd: data,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
    detached: true,
  };
  const drop = isRoot ? [`--reuid=${nobodyUid}`, `--regid=${nobodyUid}`, '--clear-groups'] : [];
  const child = existsSync('/usr/bin/setpriv')
    ? spawn('/usr/bin/setpriv', ['--pdeathsig', 'INT', ...drop, postgres, ...flags], options)
    : spawn(postgres, flags, { ...options, ...serverUserOptions });
  let output = '',
    over = false;
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => setTimeout(done, 20)); // its last output may still arrive; its children keep the pipe open
    child.once('error', (error) => {
      output += `FATAL:  ${error.message}`;
      done();
    });
  }).then(() => {
    over = true;
  });
  return {
    pid: child.pid!,
    ended,
    /** Waits until the server accepts connections; false if it ended first. */
    async answers(): Promise<boolean> {
      while (!over) {
        const { pid, status } = postmasterOf(data);
        if (pid === child.pid && status === 'ready') return true;
        await pause(10);
      }
      return false;
    },
    /** It failed to start because a process of the previous server is still running. */
    get isHindered() {
      return /shared memory block/.test(output);
    },
    /** It died because the disk is full. */
    get lackedRoom() {
      return !child.signalCode && /FATAL|PANIC/.test(findDiskFullLine(output));
    },
    /** Why it ended. */
    get reason() {
      return child.signalCode ? `it was ended by ${child.signalCode}` : findFailureReason(output);
    },
    signal: (name: NodeJS.Signals) => void child.kill(name),
  };
}

/** The postmaster's own status file: its pid, its socket folder, its status (`ready`). */
function postmasterOf(data: string): { pid: number | null; sockets?: string; status?: string } {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    return { pid: Number(lines[0]) || null, sockets: lines[4], status: lines[7] };
  } catch {
    return { pid: null };
  }
}

/** In milliseconds: longer than a killed server's queries or a shutdown take. */
const timeoutMs = 60_000;

/**
 * Stops a server left by an earlier keeper and waits for its end; nothing can be using it, because we hold the keeper's
 * lock. A server that an older Stele keeps is left alone. Throws if it does not end.
 */
export async function stopOrphan(data: string): Promise<void> {
  let isSignalled = false;
  for (const end = Date.now() + timeoutMs; ; await pause(25)) {
    const { pid, sockets } = postmasterOf(data);
    if (!pid || !isServer(pid)) return;
    if (Date.now() > end)
      throw new Error(`${data} is in use by process ${pid}, which another Stele started: stop that one first.`);
    if (sockets === '.' && !isSignalled) isSignalled = process.kill(pid, 'SIGINT');
  }
}

/** Whether the pid is a live PostgreSQL process, not another program that reuses the number. */
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

/** The last line about a full disk; other errors follow from it. */
const findDiskFullLine = (log: string) => log.split('\n').findLast(isDiskFullText) ?? '';

/** The line of the log that gives the reason; PostgreSQL adds hints after it. */
function findFailureReason(log: string): string {
  const lines = log.split('\n').filter(Boolean);
  const line = lines.findLast((candidate) => /(FATAL|PANIC|error):/.test(candidate)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'no reason given';
}
