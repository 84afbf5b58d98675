/**
 * `node keeper.server.ts FOLDER`: the supervisor of a data folder's PostgreSQL server. It keeps the server running for
 * as long as at least one process, whichever started it, holds a connection to it. A connection ends with its process,
 * however that dies; when the last one ends, the server is stopped and the keeper exits. Errors before it accepts
 * connections go to stderr.
 */
import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { createServer, type Server as Listener, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { locateBinaries } from './binaries.server.ts';
import { stopOrphan, initialise, launchServer, type Server } from './cluster.server.ts';
import { socketPaths } from './socket-paths.server.ts';
import { databaseFolder } from './folder.server.ts';
import { diskFullMessage, isDiskFullText, watchDiskSpace } from './disk-space.server.ts';

/** Status sent to all holders, as a line of JSON. */
export interface ServerStatus {
  /**
   * `ready`: it accepts connections; `down`: it died or waits for disk space, and is restarted; `failed`: it stays
   * down.
   */
  state: 'ready' | 'down' | 'failed';
  /** Process ids of the keeper and of the server. */
  keeper: number;
  pid: number | null;
  /** The disk is full and nothing can be written. */
  full: boolean;
  reason?: string;
}

const sqliteBusy = 5;
/** In milliseconds. */
const lockTimeoutMs = 30_000,
  firstHolderTimeoutMs = 10_000,
  watchIntervalMs = 1000;
/**
 * Backoff before a dead server is restarted, in milliseconds; doubled when it dies again within a minute, until it
 * stays down.
 */
const firstPauseMs = 100,
  maxPauseMs = 1_600,
  stableMs = 60_000;
/** How often free disk space is checked while the server is down for lack of it, in milliseconds. */
const spaceCheckMs = 1000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {}); // it exits with its last holder
process.stderr.on('error', () => {}); // the process that started it may be gone

const folder = process.argv[2]!;
const data = databaseFolder(folder);
const holders = new Set<Socket>();
let status: ServerStatus = { state: 'down', keeper: process.pid, pid: null, full: false };
let listener: Listener;
let server: Server | undefined;
let isStopping = false;
/** Why the server is being restarted on purpose. */
let restartReason: string | undefined;

try {
  const lock = takeLock();
  const native = locateBinaries();
  if (!existsSync(data)) initialise(native, data);
  await stopOrphan(data);
  const space = watchDiskSpace(folder);
  space.prepare();
  listener = listen();
  setTimeout(() => {
    if (!holders.size) void stop();
  }, firstHolderTimeoutMs);
  await superviseServer(native, space);
  lock.close();
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${isDiskFullText(message) ? `${diskFullMessage} (${message})` : message}\n`, () =>
    process.exit(1),
  );
}

/** One keeper per folder: the system releases the lock of a process that died. */
function takeLock(): DatabaseSync {
  const path = join(folder, 'keeper.lock');
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600); // an older Stele made it readable by all users
  const lock = new DatabaseSync(path, { timeout: lockTimeoutMs });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    process.exit(0); // another keeper has the folder
  }
}

function listen(): Listener {
  const { keeper } = socketPaths(data);
  rmSync(keeper, { force: true });
  return createServer({ allowHalfOpen: true }, (holder) => {
    if (isStopping) return holder.destroy(); // it connected during shutdown
    holders.add(holder);
    holder
      .on('error', () => {})
      .on('end', () => removeHolder(holder))
      .on('close', () => removeHolder(holder))
      .resume();
    holder.write(`${JSON.stringify(status)}\n`);
  }).listen(keeper);
}

/** The last holder is disconnected only when the server has stopped. */
function removeHolder(holder: Socket) {
  if (!holders.has(holder)) return;
  if (holders.size === 1) return void stop();
  holders.delete(holder);
  holder.end();
}

function broadcast(change: Partial<ServerStatus>) {
  status = { ...status, reason: undefined, ...change };
  for (const holder of holders) holder.write(`${JSON.stringify(status)}\n`);
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  listener.close(); // a new process starts its own keeper, which waits for this one
  server?.signal('SIGINT'); // fast shutdown: no waiting for clients
  await server?.ended;
  process.exit();
}

/**
 * Starts the server, and restarts it when it dies. If it fails for good, the keeper stays for its holders without a
 * server.
 */
async function superviseServer(native: string, room: ReturnType<typeof watchDiskSpace>) {
  let wasReady = false,
    pauseMs = firstPauseMs;
  while (!isStopping) {
    const began = Date.now();
    room.look();
    server = launchServer(native, data);
    if (await server.answers()) {
      wasReady = true;
      broadcast({ state: 'ready', pid: server.pid, full: room.isFull });
      const watching = setInterval(watch, watchIntervalMs, server, room);
      watch(server, room);
      await server.ended;
      clearInterval(watching);
    }
    if (isStopping) return;
    const { reason } = server;
    if (server.isHindered) {
      // the old process ends on its own after its query
      await pause(25);
    } else if (server.lackedRoom) {
      if (!room.release()) {
        if (!wasReady) return fail(`${diskFullMessage} (${reason})`);
        await pause(spaceCheckMs);
      }
      broadcast({ state: 'down', pid: null, full: true, reason: diskFullMessage });
    } else if (restartReason) {
      broadcast({ state: 'down', pid: null, reason: restartReason });
    } else {
      if (Date.now() - began > stableMs) pauseMs = firstPauseMs;
      if (!wasReady || pauseMs > maxPauseMs) return fail(wasReady ? reason : `The database did not start: ${reason}`);
      broadcast({ state: 'down', pid: null, reason });
      await pause(pauseMs);
      pauseMs *= 2;
    }
    restartReason = undefined;
  }
}

function fail(reason: string) {
  broadcast({ state: 'failed', pid: null, reason });
  server = undefined;
}

/** Periodic checks while the server runs: free disk space, and the sockets, which may have been removed. */
function watch(running: Server, room: ReturnType<typeof watchDiskSpace>) {
  try {
    const door = socketPaths(data);
    if (!existsSync(door.keeper)) {
      listener.close();
      listener = listen();
    }
    if (!existsSync(door.server)) {
      // the server creates it only at start
      restartReason = 'its socket was gone';
      return running.signal('SIGINT');
    }
    if (room.look()) {
      running.signal('SIGHUP');
      broadcast({ full: room.isFull });
    }
    if (!room.isFull) room.fill();
  } catch {
    // the disk is full, or the link in /tmp belongs to another user: retried in a second
  }
}
