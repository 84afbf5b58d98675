import { connect as connectTcp } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../../tests/http/ask.ts';
import { cookieOf, openSessions, openSocket, startReader, openStompSession } from '../../../tests/stomp-reader.ts';
import { openDatabase } from '../../../tests/world.ts';
import { createApi } from '../../kit/calls/api.server.ts';
import { notifyChannel, listen } from '../../kit/database/listen.server.ts';
import { mountCalls } from '../../kit/calls/http.server.ts';
import { endSessionsOf } from '../../kit/calls/session.server.ts';
import { writeFrame } from '../../kit/push/stomp-frames.server.ts';
import * as limits from '../../rules/limits.ts';
import { Message } from './contract.ts';
import { createSockets, mayUpgrade, notificationsDestination } from './socket.server.ts';
import { notificationsChannel, notify } from '../../kit/notifications/notify.server.ts';
import type { Notification } from '../../kit/notifications/notification.ts';

const soon = { timeout: 60_000, interval: 5 } as const;

/** The socket in a separate app, with two members who have one session each. */
async function openHouse({ heartbeatMs, trustProxy = false }: { heartbeatMs?: number; trustProxy?: boolean } = {}) {
  const { db, url: databaseUrl } = await openDatabase();
  await openSessions(db, 'sima-qian', 'ban-zhao');
  const app = Fastify({ http: { shouldUpgradeCallback: mayUpgrade }, trustProxy, forceCloseConnections: 'idle' });
  await app.register(cookie);
  const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;
  const { listeners, metrics, mount } = createSockets({
    db,
    heartbeatMs,
    onTrouble: (error) => {
      throw error;
    },
  });
  const nothing = () => Promise.reject(new Error('there are no calls'));
  mountCalls(app, {
    api: createApi([]),
    languageOf: async () => 'en',
    originOf,
    decrypt: nothing,
    formatError: (error) => error,
    contextOf: nothing,
  });
  mount(app, originOf);
  app.get('/else', async () => 'something else');
  const hearing = listen(databaseUrl, listeners);
  await hearing.ready;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await hearing.stop();
  });
  const notifyMembers = (socialTitle: string, ...members: string[]) =>
    db.transaction().execute((tx) => notify(tx, members.length ? members : ['sima-qian'], liked(socialTitle)));
  return { db, app, url, notifyMembers, open: () => metrics[0]!.value() };
}
const liked = (socialTitle: string): Notification => ({
  kind: 'liked',
  userName: 'Ban Zhao',
  socialType: 'image',
  socialId: 'x',
  socialTitle,
});

test('T01 a message reaches every socket of its member, in the language each requested, with the unread count, and no one else', async () => {
  const { db, url, notifyMembers, open } = await openHouse();
  await notifyMembers('before');
  await db.updateTable('member').set({ language: 'es' }).where('id', '=', 'sima-qian').execute();
  const [french, spanish, other] = await Promise.all([
    startReader(url, 'sima-qian', { language: 'fr' }),
    startReader(url, 'sima-qian'),
    startReader(url, 'ban-zhao'),
  ]);
  expect(open()).toBe(3);
  await notifyMembers('Les Han');
  await expect.poll(() => [french.got.length, spanish.got.length], soon).toEqual([1, 1]);
  expect(french.got[0]).toMatchObject({
    message: { customMsg: 'Ban Zhao aime votre image « Les Han ».', fromNowTime: 'à l’instant', msStatus: 'UNREAD' },
    unread: { SYSTEM: 0, FAVOR: 2, COMMENT: 0 },
  });
  expect(spanish.got[0]!.message.customMsg).toBe('A Ban Zhao le gusta su imagen «Les Han».');
  expect(Message.parse(french.got[0]!.message)).toEqual(french.got[0]!.message);

  await notifyMembers('to both', 'ban-zhao', 'sima-qian');
  await expect.poll(() => other.titles(), soon).toEqual(['to both']);
  await expect.poll(() => french.titles(), soon).toEqual(['Les Han', 'to both']);
  await french.client.deactivate(); // sends DISCONNECT and waits for the receipt
  expect(french.closedWith).toBe(1000);
  await expect.poll(open, soon).toBe(2);
});

test('a reader who reconnects with their last number gets what they missed, once, in order, and then new messages', async () => {
  const { url, notifyMembers } = await openHouse();
  const before = await startReader(url, 'sima-qian');
  await notifyMembers('one');
  await expect.poll(() => before.titles(), soon).toEqual(['one']);
  before.client.forceDisconnect();
  for (const title of ['two', 'three']) await notifyMembers(title);
  const after = await startReader(url, 'sima-qian', { after: String(before.got[0]!.message.number) });
  await notifyMembers('four');
  await expect.poll(() => after.titles(), soon).toEqual(['two', 'three', 'four']);
  const freshReader = await startReader(url, 'sima-qian', { after: '0' });
  await expect.poll(() => freshReader.titles(), soon).toEqual(['one', 'two', 'three', 'four']);
});

test('a message sent while the database has no listener is delivered once when listening resumes', async () => {
  const { db, url, notifyMembers } = await openHouse();
  const reader = await startReader(url, 'sima-qian');
  await notifyMembers('one');
  await expect.poll(() => reader.titles(), soon).toEqual(['one']);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stele listener' and datname = current_database()`.execute(
      tx,
    );
    await notify(tx, ['sima-qian'], liked('two'));
  });
  await notifyMembers('three');
  await expect.poll(() => reader.titles(), soon).toEqual(['one', 'two', 'three']);
});

test('a query interrupted by the database is repeated, and nothing is lost', async () => {
  const { db, url } = await openHouse();
  const reader = await startReader(url, 'sima-qian');
  await db.transaction().execute(async (tx) => {
    await sql`lock table message in access exclusive mode`.execute(tx);
    await notifyChannel(db, notificationsChannel, ['sima-qian']); // the query that follows waits for the lock
    const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%newest%'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length, soon).toBe(1);
    await sql`select pg_terminate_backend(pid) from (${waiting}) waiting`.execute(db);
    await notify(tx, ['sima-qian'], liked('after all'));
  });
  await expect.poll(() => reader.titles(), soon).toEqual(['after all']);
});

test('many concurrent messages each reach their own members', async () => {
  const { url, notifyMembers } = await openHouse();
  const readers = await Promise.all(
    ['sima-qian', 'ban-zhao'].flatMap((id) => Array.from({ length: 5 }, () => startReader(url, id))),
  );
  const titles = Array.from({ length: 60 }, (_, number) => String(number));
  await Promise.all(titles.map((title) => notifyMembers(title, 'sima-qian', 'ban-zhao')));
  for (const reader of readers) {
    await expect.poll(() => reader.titles().length, soon).toBe(60);
    expect(reader.titles().toSorted()).toEqual(titles.toSorted());
    const numbers = reader.got.map(({ message }) => message.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(reader.got.at(-1)!.unread.FAVOR).toBe(60);
  }
});

test('a frame may arrive in pieces, split at any byte', async () => {
  const { url, notifyMembers } = await openHouse();
  const { socket, frames, sendMessage: sendFrame } = await openStompSession(url, 'sima-qian');
  sendFrame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' });
  const subscribe = Buffer.from(
    `\n${writeFrame({ command: 'SUBSCRIBE', headers: { id: 'ü:1', destination: notificationsDestination, receipt: 'r' } })}${writeFrame({ command: 'UNSUBSCRIBE', headers: { id: 'ü:1', receipt: 'u' } })}`,
  );
  for (let cut = 0; cut <= subscribe.length; cut++) {
    socket.send(subscribe.subarray(0, cut));
    socket.send(subscribe.subarray(cut));
  }
  const answers = () => frames.filter(({ command }) => command === 'RECEIPT').length;
  await expect.poll(answers, soon).toBe(2 * (subscribe.length + 1));
  sendFrame('SUBSCRIBE', { id: 'last', destination: notificationsDestination, receipt: 'r' });
  await expect.poll(answers, soon).toBe(2 * (subscribe.length + 1) + 1);
  await notifyMembers('石渠');
  await expect.poll(() => frames.at(-1)?.command, soon).toBe('MESSAGE');
  expect(frames.at(-1)).toMatchObject({
    headers: {
      subscription: 'last',
      destination: notificationsDestination,
      'message-id': expect.any(String) as string,
      'content-length': String(Buffer.byteLength(frames.at(-1)!.body)),
    },
  });
});

test('a connection cut at any byte leaves nothing behind', async () => {
  const { url, open } = await openHouse();
  const { hostname, port } = new URL(url);
  const masked = (text: string) =>
    Buffer.concat([Buffer.from([0x82, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)]);
  const handshake = Buffer.concat([
    Buffer.from(
      [
        'GET /webSocket HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        `Cookie: ${cookieOf('sima-qian').cookie}`,
        '',
        '',
      ].join('\r\n'),
    ),
    masked('CONNECT\naccept-version:1.2\n\n\0'),
    masked(`SUBSCRIBE\nid:1\ndestination:${notificationsDestination}\n\n\0`),
  ]);
  const send = (bytes: Buffer) =>
    new Promise((done) => {
      const socket = connectTcp(Number(port), hostname, () => socket.write(bytes, () => socket.destroy()));
      socket.on('error', () => {}).on('close', done);
    });
  for (let cut = 1; cut <= handshake.length; cut++) await send(handshake.subarray(0, cut));
  await expect.poll(open, soon).toBe(0);
  await startReader(url, 'sima-qian');
});

test('P01 a socket needs a session: none, an unknown or an ended one gets 401', async () => {
  const { db, url } = await openHouse();
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  await endSessionsOf(db, 'ban-zhao', { except: null });
  for (const headers of [{}, { cookie: 'bearer=unknown' }, cookieOf('ban-zhao')]) {
    await expect(ask('/webSocket', { of: url, headers: { ...upgrade, ...headers } })).resolves.toMatchObject({
      status: 401,
      envelope: { code: 401, data: { error: 'accountExpired' } },
    });
  }
  await expect(ask('/webSocket', { of: url, headers: cookieOf('sima-qian') })).resolves.toMatchObject({ status: 426 });
  // An upgrade to another protocol elsewhere is answered as a normal request.
  await expect(ask('/else', { of: url, headers: { connection: 'Upgrade', upgrade: 'h2c' } })).resolves.toMatchObject({
    status: 200,
    text: 'something else',
  });
});

const refusedWith = (socket: ReturnType<typeof openSocket>) =>
  new Promise((done) => {
    socket.once('unexpected-response', (_request, { statusCode }) => done(statusCode));
    socket.once('open', () => done('open'));
  });

test('a page of another site cannot open a socket; a trusted proxy may name this site’s host', async () => {
  const direct = await openHouse();
  const at = (url: string, headers: Record<string, string>) => refusedWith(openSocket(url, 'sima-qian', { headers }));
  await expect(at(direct.url, { origin: 'https://evil.example' })).resolves.toBe(403);
  await expect(at(direct.url, { origin: 'null' })).resolves.toBe(403);
  await expect(at(direct.url, { origin: direct.url })).resolves.toBe('open');
  await expect(
    at(direct.url, {
      origin: 'https://stele.example',
      'x-forwarded-host': 'stele.example',
      'x-forwarded-proto': 'https',
    }),
  ).resolves.toBe(403);
  const proxied = await openHouse({ trustProxy: true });
  await expect(
    at(proxied.url, {
      origin: 'https://stele.example',
      'x-forwarded-host': 'stele.example',
      'x-forwarded-proto': 'https',
    }),
  ).resolves.toBe('open');
  await expect(
    at(proxied.url, {
      origin: 'https://evil.example',
      'x-forwarded-host': 'stele.example',
      'x-forwarded-proto': 'https',
    }),
  ).resolves.toBe(403);
});

test('T04 ending a session closes its sockets at once, and no others; a missed end is found when listening resumes', async () => {
  const { db, url } = await openHouse();
  const [ownReader, other] = [await startReader(url, 'sima-qian'), await startReader(url, 'ban-zhao')];
  ownReader.client.onStompError = ({ headers }) => {
    ownReader.errors.push(headers.message!);
  };
  await endSessionsOf(db, 'sima-qian', { id: 'session of sima-qian' });
  await expect.poll(() => ownReader.closedWith, soon).toBe(4001);
  expect(ownReader.errors).toEqual(['The session has ended.']);
  expect(other.client.connected).toBe(true);

  await db.deleteFrom('session').where('memberId', '=', 'ban-zhao').execute();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stele listener' and datname = current_database()`.execute(
    db,
  );
  await expect.poll(() => other.closedWith, soon).toBe(4001);
});

test('a session that ends between the upgrade and the subscription is detected', async () => {
  const { db, url } = await openHouse();
  const { sendMessage: sendFrame, last, ...conversation } = await openStompSession(url, 'sima-qian');
  await db.deleteFrom('session').where('memberId', '=', 'sima-qian').execute();
  sendFrame('CONNECT', { 'accept-version': '1.2' });
  sendFrame('SUBSCRIBE', { id: '1', destination: notificationsDestination });
  await expect.poll(last, soon).toMatchObject({ command: 'ERROR', headers: { message: 'The session has ended.' } });
  expect(conversation.frames.map(({ command }) => command)).toEqual(['CONNECTED', 'ERROR']);
});

test('STOMP 1.1 is supported too; an invalid request gets an ERROR with the reason, and the socket closes', async () => {
  const { url, open } = await openHouse();
  const connect = ['CONNECT', { 'accept-version': '1.0,1.1', receipt: 'x' }] as const;
  const first = await openStompSession(url, 'sima-qian');
  first.sendMessage(...connect);
  await expect
    .poll(first.last, soon)
    .toMatchObject({ command: 'CONNECTED', headers: { version: '1.1', server: 'stele' } });
  const refused: [why: RegExp, ...frames: (readonly [string, Record<string, string>?])[]][] = [
    [/Versions spoken here: 1.2,1.1/, ['CONNECT']],
    [/Versions/, ['STOMP', { 'accept-version': '2.0' }]],
    [/two numbers/, ['STOMP', { 'accept-version': '1.2', 'heart-beat': 'x' }]],
    [/Connect first/, ['SUBSCRIBE', { id: '1', destination: notificationsDestination }]],
    [/Connected already/, connect, connect],
    [/no such command/, ['constructor']],
    [/Nothing can be sent/, connect, ['SEND', { destination: notificationsDestination, receipt: 'r' }]],
    [/no such command/, connect, ['BEGIN', { transaction: 't' }]],
    [
      /only \/user\/queue\/notifications/,
      connect,
      ['SUBSCRIBE', { id: '1', destination: '/user/ban-zhao/queue/notifications' }],
    ],
    [/needs an id/, connect, ['SUBSCRIBE', { destination: notificationsDestination }]],
    [/ack is auto/, connect, ['SUBSCRIBE', { id: '1', destination: notificationsDestination, ack: 'client' }]],
    [/number of a message/, connect, ['SUBSCRIBE', { id: '1', destination: notificationsDestination, after: '-1' }]],
    [
      /with this id/,
      connect,
      ['SUBSCRIBE', { id: '1', destination: notificationsDestination }],
      ['SUBSCRIBE', { id: '1', destination: notificationsDestination }],
    ],
    [/no subscription/, connect, ['UNSUBSCRIBE', { id: '1' }]],
    [
      /may be 10/,
      connect,
      ...Array.from(
        { length: 11 },
        (_, id) => ['SUBSCRIBE', { id: String(id), destination: notificationsDestination }] as const,
      ),
    ],
    [/may measure/, ['CONNECT', { long: 'x'.repeat(20_000) }]],
  ];
  for (const [why, ...frames] of refused) {
    const conversation = await openStompSession(url, 'sima-qian');
    for (const [command, headers] of frames) conversation.sendMessage(command, headers);
    await expect.poll(() => conversation.closedWith, soon).toBe(1002);
    expect(conversation.last()).toMatchObject({
      command: 'ERROR',
      headers: { message: expect.stringMatching(why) as string },
    });
  }
  const flood = await openStompSession(url, 'sima-qian');
  flood.socket.send('x'.repeat(1_000_000));
  await expect.poll(() => flood.closedWith, soon).toBe(1009);
  await expect.poll(open, soon).toBe(1);
});

test('a slow reader is disconnected, and delays no other reader', async () => {
  const { db, url, notifyMembers, open } = await openHouse();
  const slow = await openStompSession(url, 'sima-qian');
  slow.sendMessage('CONNECT', { 'accept-version': '1.2' });
  slow.sendMessage('SUBSCRIBE', { id: '1', destination: notificationsDestination, receipt: 'r' });
  await expect.poll(slow.last, soon).toMatchObject({ command: 'RECEIPT' });
  slow.socket.pause();
  const quick = await startReader(url, 'sima-qian');
  const large = '史'.repeat(2000);
  for (let round = 0; open() > 1 && round < 20; round++) {
    await db.transaction().execute(async (tx) => {
      for (let number = 0; number < 40; number++)
        await notify(tx, ['sima-qian'], {
          kind: 'commented',
          userName: large,
          socialType: 'post',
          socialId: 'x',
          socialTitle: large,
          quote: large,
        });
    });
    await expect.poll(() => quick.got.length, soon).toBe(40 * (round + 1));
  }
  expect(open()).toBe(1);
  await notifyMembers('still there');
  await expect.poll(() => quick.titles().at(-1), soon).toBe('still there');
});

test('heartbeats go both ways; a silent client is disconnected, whether it promised heartbeats or not', async () => {
  const { url, open } = await openHouse({ heartbeatMs: 500 });
  const lively = await startReader(url, 'sima-qian', {}, 500); // closes the connection when the server is silent
  const quiet = await openStompSession(url, 'sima-qian'); // promises no heartbeats, but answers pings
  quiet.sendMessage('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,500' });
  await expect.poll(quiet.last, soon).toMatchObject({ command: 'CONNECTED', headers: { 'heart-beat': '500,500' } });
  const broken = await openStompSession(url, 'ban-zhao'); // promises heartbeats, but is silent
  broken.sendMessage('CONNECT', { 'accept-version': '1.2', 'heart-beat': '500,0' });
  const dead = await openStompSession(url, 'ban-zhao', { autoPong: false });
  dead.sendMessage('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' });
  const speechless = await openStompSession(url, 'ban-zhao'); // never connects
  for (const conversation of [broken, dead, speechless])
    await expect.poll(() => conversation.closedWith, soon).toBe(1006);
  await expect.poll(() => quiet.beats, soon).toBeGreaterThan(5);
  expect([lively.client.connected, quiet.closedWith, open()]).toEqual([true, null, 2]);
  expect([broken.beats, dead.beats]).toEqual([0, 0]); // they asked for no heartbeats
});

test('the number of sockets of a member is limited', async () => {
  const { url, open } = await openHouse();
  await Promise.all(Array.from({ length: limits.sockets.ofMember }, () => openStompSession(url, 'sima-qian')));
  await expect(refusedWith(openSocket(url, 'sima-qian'))).resolves.toBe(429);
  await openStompSession(url, 'ban-zhao');
  expect(open()).toBe(limits.sockets.ofMember + 1);
});

test('sockets are closed with 1001 when the product stops, without waiting for a dead one', async () => {
  const { app, url } = await openHouse();
  const reader = await startReader(url, 'sima-qian');
  const dead = await openStompSession(url, 'ban-zhao');
  dead.socket.pause();
  await app.close();
  await expect.poll(() => reader.closedWith, soon).toBe(1001);
});
