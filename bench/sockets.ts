import { once } from 'node:events';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { notificationsDestination, socketPath } from '../src/features/messages/socket.server.ts';
import { notify } from '../src/kit/notifications/notify.server.ts';
import { tokenHash } from '../src/kit/calls/session.server.ts';
import { writeFrame } from '../src/kit/push/stomp-frames.server.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { startProcess, type OtherProcess } from './other-process.ts';
import { copyRows, withDatabase, type OwnDatabase } from './own-database.ts';
import type { ServerOptions, Question } from './socket-server.ts';
import { latencyRows } from './timing.ts';

/** Messages to all sockets sent back to back, and messages to one member, each sent after the previous one arrived. */
const broadcastCount = 20,
  directMessageCount = 200;
const memberId = (number: number) => `member-${number}`;
/** Pattern of the mark in each message, which identifies it for the measurement. */
const markPattern = /"socialTitle":"([\d.]+)"/;

interface Contestant {
  name: string;
  server: OtherProcess<{ url: string }>;
  sockets: WebSocket[];
  /** Kilobytes per socket: growth of the process, and memory it still holds afterwards. */
  memoryKB: number;
  heapKB: number;
  /** Sends each of the first `count` members their own message, with the mark in it. */
  sendTo(count: number, mark: string): Promise<unknown>;
}

/**
 * Messages to open sockets, from the sender's transaction to the reader: messages per second, delay, memory; compared
 * with a bare `ws` server that sends the same text.
 */
export const sockets: EngineFigure = () =>
  withDatabase(async (database) => {
    const rows: Row[] = [];
    for (const count of sizesOr([1000])) rows.push(...(await measure(database, count)));
    return rows;
  });

async function measure(database: OwnDatabase, count: number): Promise<Row[]> {
  const ids = await createMembers(database, count);
  const stele = await start('Stele', { kind: 'stele', databaseUrl: database.url }, count, (to, mark) => {
    const receivers = ids.slice(0, to);
    return database.db.transaction().execute((tx) =>
      notify(tx, receivers, {
        kind: 'liked',
        userName: 'Ban Zhao',
        socialType: 'image',
        socialId: 'x',
        socialTitle: mark,
      }),
    );
  });
  const example = await exampleOf(stele);
  const bare = await start('bare ws', { kind: 'bare', databaseUrl: '' }, count, (to, mark) =>
    bare.server.ask({ send: { body: example.replace(markPattern, `"socialTitle":"${mark}"`), to } } satisfies Question),
  );
  try {
    const speed = { stele: [] as number[], bare: [] as number[] },
      delaysToAll = { stele: [] as number[][], bare: [] as number[][] },
      delaysToOne = { stele: [] as number[][], bare: [] as number[][] };
    for (let round = 0; round < rounds; round++) {
      for (const [name, contestant] of [
        ['stele', stele],
        ['bare', bare],
      ] as const) {
        const { perSecond } = await measureThroughput(contestant);
        speed[name].push(perSecond);
        delaysToAll[name].push(await measureDelays(contestant, count, 5));
        delaysToOne[name].push(await measureDelays(contestant, 1, directMessageCount));
      }
    }
    const to = `${formatCount(count)} open sockets`;
    const asPeers = (times: number[][]) => [{ name: bare.name, times: times.flat() }];
    return [
      {
        what: `messages to ${to}, ${broadcastCount} to each of them at once, each kept in PostgreSQL`,
        unit: 'messages/s',
        values: speed.stele,
        peer: { name: `${bare.name}, which keeps nothing`, values: speed.bare },
      },
      ...latencyRows(
        `delay of a message to all of ${to}, from the beginning of the teller’s transaction`,
        delaysToAll.stele,
        {
          only: ['p50', 'p95'],
          peers: asPeers(delaysToAll.bare),
        },
      ),
      ...latencyRows(`delay of a message to one of ${to}`, delaysToOne.stele, {
        only: ['p50', 'p95'],
        peers: asPeers(delaysToOne.bare),
      }),
      {
        what: `memory of the server process a socket, ${to}`,
        unit: 'kB',
        values: [stele.memoryKB],
        peer: { name: bare.name, values: [bare.memoryKB] },
      },
      {
        what: 'of that held on the heap',
        unit: 'kB',
        values: [stele.heapKB],
        peer: { name: bare.name, values: [bare.heapKB] },
      },
    ];
  } finally {
    for (const { server, sockets: open } of [stele, bare]) {
      for (const socket of open) socket.terminate();
      await server.stop();
    }
  }
}

/** Members with a session each; their ids. */
async function createMembers({ db, pool }: OwnDatabase, count: number): Promise<string[]> {
  await sql`truncate member cascade`.execute(db);
  const ids = Array.from({ length: count }, (_, number) => memberId(number));
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  await copyRows(
    pool,
    'member',
    ['id', 'name'],
    ids.map((id) => [id, id]),
  );
  await copyRows(
    pool,
    'session',
    ['token_hash', 'member_id', 'expires_at'],
    ids.map((id) => [`\\x${tokenHash(id).toString('hex')}`, id, expires]),
  );
  return ids;
}

async function start(
  name: string,
  beginning: ServerOptions,
  count: number,
  tellTo: Contestant['sendTo'],
): Promise<Contestant> {
  const server = await startProcess<{ url: string }>('bench/socket-server.ts', beginning);
  const memory = () => server.ask<{ memoryMB: number; heapMB: number }>({});
  const warm = await openSocket(server.firstMessage.url, memberId(0), beginning.kind);
  const before = await memory();
  const open = [];
  for (let number = 0; number < count; number++)
    open.push(await openSocket(server.firstMessage.url, memberId(number), beginning.kind));
  const after = await memory();
  warm.terminate();
  return {
    name,
    server,
    sockets: open,
    memoryKB: ((after.memoryMB - before.memoryMB) * 1000) / count,
    heapKB: ((after.heapMB - before.heapMB) * 1000) / count,
    sendTo: tellTo,
  };
}

async function openSocket(url: string, id: string, kind: ServerOptions['kind']): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
    headers: { cookie: `bearer=${id}` },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  if (kind === 'bare') return socket;
  socket.send(
    writeFrame({ command: 'CONNECT', headers: { 'accept-version': '1.2', 'heart-beat': '0,0' } }) +
      writeFrame({ command: 'SUBSCRIBE', headers: { id: '1', destination: notificationsDestination, receipt: '1' } }),
  );
  await new Promise<void>((done) => {
    const hear = (data: unknown) => {
      if (!String(data).startsWith('RECEIPT')) return;
      socket.off('message', hear);
      done();
    };
    socket.on('message', hear);
  });
  return socket;
}

/**
 * Waits until the first `to` sockets have each received `each` messages; returns each mark with its time of arrival, by
 * socket.
 */
function waitForArrivals(
  { sockets: open }: Contestant,
  to: number,
  each: number,
): Promise<{ mark: string; at: number }[]> {
  const got: { mark: string; at: number }[] = [];
  return new Promise((done) => {
    const hearers = open.slice(0, to).map((socket) => {
      const hear = (data: unknown) => {
        const mark = markPattern.exec(String(data))?.[1];
        if (!mark) return;
        got.push({ mark, at: performance.now() });
        if (got.length < to * each) return;
        for (const [place, listener] of hearers.entries()) open[place]!.off('message', listener);
        done(got);
      };
      socket.on('message', hear);
      return hear;
    });
  });
}

async function measureThroughput(contestant: Contestant): Promise<{ perSecond: number }> {
  const to = contestant.sockets.length;
  const arrived = waitForArrivals(contestant, to, broadcastCount);
  const began = performance.now();
  for (let number = 0; number < broadcastCount; number++) await contestant.sendTo(to, String(performance.now()));
  await arrived;
  return { perSecond: (to * broadcastCount * 1000) / (performance.now() - began) };
}

/** Milliseconds from sending to each arrival; a message is sent when the previous one has arrived everywhere. */
async function measureDelays(contestant: Contestant, to: number, times: number): Promise<number[]> {
  const arrivalDelays: number[] = [];
  for (let number = 0; number < times; number++) {
    const arrived = waitForArrivals(contestant, to, 1);
    await contestant.sendTo(to, String(performance.now()));
    arrivalDelays.push(...(await arrived).map(({ mark, at }) => at - Number(mark)));
  }
  return arrivalDelays;
}

/** A message as Stele sends it, for the bare server to send the same. */
async function exampleOf(stele: Contestant): Promise<string> {
  const heard = once(stele.sockets[0]!, 'message') as Promise<[Buffer]>;
  await stele.sendTo(1, String(performance.now()));
  return String((await heard)[0]);
}
