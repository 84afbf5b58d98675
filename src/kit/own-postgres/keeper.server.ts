/**
 * `node keeper.server.ts FOLDER`: the process that keeps the server of a data folder up for as long as somebody holds
 * it, whoever started it. Whoever needs the server holds a connection to this process, which ends with its owner
 * however that one dies; when the last is gone the server is stopped, and then this process ends. What has gone wrong
 * before it can be asked stands on stderr.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer, type Server as Listener, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { readableBinaries } from './binaries.server.ts';
import { endOrphan, initialise, launch, type Server } from './cluster.server.ts';
import { socketPaths } from './socket-paths.server.ts';
import { databaseFolder } from './folder.server.ts';
import { diskFullMessage, isDiskFullText, watchDiskSpace } from './disk-space.server.ts';

/** What holders are told, as a line of JSON. */
export interface ServerStatus {
  /** `ready`: it answers; `down`: it has died, or waits for room, and is started again; `failed`: it stays down. */
  state: 'ready' | 'down' | 'failed';
  /** Of this process, and of the server. */
  keeper: number;
  pid: number | null;
  /** Nothing can be written, for the disk is full. */
  full: boolean;
  reason?: string;
}

const sqliteBusy = 5;
/** In milliseconds. */
const waitForLock = 30_000,
  firstHolderWithin = 10_000,
  watchEvery = 1000;
/**
 * Before a server that has died is started again, in milliseconds; doubled when it dies within a minute; at last it
 * stays down.
 */
const firstPauseMs = 100,
  longestPauseMs = 1_600,
  calmMs = 60_000;
/** How often room is looked for while a server is down for want of it, in milliseconds. */
const roomEveryMs = 1000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {}); // it ends with its last holder
process.stderr.on('error', () => {}); // whoever started it may be gone

const folder = process.argv[2]!;
const data = databaseFolder(folder);
const holders = new Set<Socket>();
let status: ServerStatus = { state: 'down', keeper: process.pid, pid: null, full: false };
let listener: Listener;
let server: Server | undefined;
let stopping = false;
/** Why the server was told to end and is to start again. */
let renewing: string | undefined;

try {
  const lock = takeLock();
  const native = readableBinaries();
  if (!existsSync(data)) initialise(native, data);
  await endOrphan(data);
  const space = watchDiskSpace(folder);
  space.prepare();
  listener = listen();
  setTimeout(() => {
    if (!holders.size) void stop();
  }, firstHolderWithin);
  await keepUp(native, space);
  lock.close();
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${isDiskFullText(message) ? `${diskFullMessage} (${message})` : message}\n`, () =>
    process.exit(1),
  );
}

/** One keeper a folder: the system takes the lock from a process that has died. */
function takeLock(): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'keeper.lock'), { timeout: waitForLock });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    process.exit(0); // another keeps it
  }
}

function listen(): Listener {
  const { keeper } = socketPaths(data);
  rmSync(keeper, { force: true });
  return createServer({ allowHalfOpen: true }, (holder) => {
    if (stopping) return holder.destroy(); // it came just before nobody could come any more
    holders.add(holder);
    holder
      .on('error', () => {})
      .on('end', () => leave(holder))
      .on('close', () => leave(holder))
      .resume();
    holder.write(`${JSON.stringify(status)}\n`);
  }).listen(keeper);
}

/** Whoever leaves last is kept waiting until all is down. */
function leave(holder: Socket) {
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
  if (stopping) return;
  stopping = true;
  listener.close(); // whoever comes now starts a keeper of its own, which waits for this one
  server?.signal('SIGINT'); // fast shutdown: no waiting for clients
  await server?.ended;
  process.exit();
}

/** Starts the server, and again whenever it ends unasked. Where it stays down, so long as nobody holds it. */
async function keepUp(native: string, room: ReturnType<typeof watchDiskSpace>) {
  let wasReady = false,
    pauseMs = firstPauseMs;
  while (!stopping) {
    const began = Date.now();
    room.look();
    server = launch(native, data);
    if (await server.answers()) {
      wasReady = true;
      broadcast({ state: 'ready', pid: server.pid, full: room.isFull });
      const watching = setInterval(watch, watchEvery, server, room);
      watch(server, room);
      await server.ended;
      clearInterval(watching);
    }
    if (stopping) return;
    const { reason } = server;
    if (server.isHindered) {
      // what hinders it ends by itself, as soon as it is through with its query
      await pause(25);
    } else if (server.lackedRoom) {
      if (!room.release()) {
        if (!wasReady) return fail(`${diskFullMessage} (${reason})`);
        await pause(roomEveryMs);
      }
      broadcast({ state: 'down', pid: null, full: true, reason: diskFullMessage });
    } else if (renewing) {
      broadcast({ state: 'down', pid: null, reason: renewing });
    } else {
      if (Date.now() - began > calmMs) pauseMs = firstPauseMs;
      if (!wasReady || pauseMs > longestPauseMs)
        return fail(wasReady ? reason : `The database did not start: ${reason}`);
      broadcast({ state: 'down', pid: null, reason });
      await pause(pauseMs);
      pauseMs *= 2;
    }
    renewing = undefined;
  }
}

function fail(reason: string) {
  broadcast({ state: 'failed', pid: null, reason });
  server = undefined;
}

/** What may change while the server runs: the room on the disk, and its sockets, which somebody may have removed. */
function watch(running: Server, room: ReturnType<typeof watchDiskSpace>) {
  try {
    const door = socketPaths(data);
    if (!existsSync(door.keeper)) {
      listener.close();
      listener = listen();
    }
    if (!existsSync(door.server)) {
      // it makes it only when it starts
      renewing = 'its socket was gone';
      return running.signal('SIGINT');
    }
    if (room.look()) {
      running.signal('SIGHUP');
      broadcast({ full: room.isFull });
    }
    if (!room.isFull) room.fill();
  } catch {
    // no room for what it wanted to write, or the link in /tmp is somebody else's: it is tried again in a second
  }
}
