import { ServerResponse, type IncomingMessage } from 'node:http';
import { channel } from 'node:diagnostics_channel';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { asFailure } from '../../kit/calls/api.server.ts';
import { upgradeChannel } from '../../kit/calls/connections.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { wildcard, type Listener } from '../../kit/database/listen.server.ts';
import { checkOrigin } from '../../kit/calls/http.server.ts';
import type { Metric } from '../../kit/watching/metrics.server.ts';
import { memberOf, sessionCookie, sessionEndedChannel } from '../../kit/calls/session.server.ts';
import {
  createStompSession,
  maxFrameBytes,
  StompError,
  type StompSession,
  type Subscription,
} from '../../kit/push/stomp-session.server.ts';
import { fail } from '../../rules/errors.ts';
import { readLanguage, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { createPush, type Subscriber } from './push.server.ts';
import { liveSessions, subscriberOf } from './queries.server.ts';
import { notificationsChannel } from '../../kit/notifications/notify.server.ts';

/** Source: spec §7 "Messages". */
export const socketPath = '/webSocket';
export const notificationsDestination = '/user/queue/notifications';
/** Close code for an ended session: the client should not reconnect. */
const sessionEndedCode = 4001;
/** Interval of heartbeats, and of checks for ended sessions, in milliseconds. */
const defaultHeartbeatMs = 10_000,
  sessionCheckMs = 5 * 60_000;
/** Time for sockets to close at shutdown, in milliseconds: a client that is cut off does not get the close code. */
const closeTimeoutMs = 4000;

interface Peer {
  memberId: string;
  sessionId: string;
  /** Language from the browser's cookie. */
  language: Language | null;
  socket: WebSocket;
  stomp: StompSession;
  readers: Map<string, Subscriber>;
}

interface Options {
  db: Database;
  /** Called with unexpected errors. */
  onTrouble(error: unknown): void;
  heartbeatMs?: number;
}

/** Whether a request may be upgraded; an upgrade to any other address is answered as an ordinary request. */
export const mayUpgrade = ({ url = '' }: IncomingMessage) => url.split('?')[0] === socketPath;

/** Message push by STOMP over WebSockets: `listeners` for database channels, and `mount` for the HTTP server. */
export function createSockets({ db, onTrouble, heartbeatMs = defaultHeartbeatMs }: Options) {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: 4 * maxFrameBytes,
    handleProtocols: (offered) => ['v12.stomp', 'v11.stomp'].find((protocol) => offered.has(protocol)) ?? false,
  });
  const trouble = (error: unknown) => {
    if (!asFailure(error).isKnown) onTrouble(error);
  };
  const push = createPush(db, trouble);
  const peers = new Set<Peer>();
  let stopping = false;

  function open(socket: WebSocket, who: Pick<Peer, 'memberId' | 'sessionId' | 'language'>) {
    const stomp = createStompSession(socket, {
      heartbeatMs,
      onError: trouble,
      onSubscribe: (subscription) => subscribe(peer, subscription),
      onUnsubscribe: (id) => unsubscribe(peer, id),
    });
    const peer: Peer = { ...who, socket, stomp, readers: new Map() };
    peers.add(peer);
    socket.on('error', () => {}); // ws closes it with the matching code
    socket.once('close', () => {
      peers.delete(peer);
      for (const id of peer.readers.keys()) unsubscribe(peer, id);
    });
  }

  /** Source: spec §7. Header `after`: number of the client's last message; `language`: language of the messages. */
  async function subscribe(peer: Peer, { id, destination, headers }: Subscription) {
    if (destination !== notificationsDestination) throw new StompError(`There is only ${notificationsDestination}.`);
    if (headers.after !== undefined && !/^\d{1,15}$/.test(headers.after))
      throw new StompError('after is the number of a message.');
    const subscriber = await subscriberOf(db, peer.sessionId);
    if (!subscriber) return endPeer(peer);
    if (peer.socket.readyState !== peer.socket.OPEN) return;
    const reader: Subscriber = {
      memberId: peer.memberId,
      language: readLanguage(headers.language) ?? peer.language ?? subscriber.language,
      after: headers.after === undefined ? subscriber.last : Number(headers.after),
      receive: (message, unread) =>
        peer.stomp.message({ id, destination }, message.messageId, JSON.stringify({ message, unread })),
    };
    peer.readers.set(id, reader);
    push.add(reader);
  }

  function unsubscribe(peer: Peer, id: string) {
    const reader = peer.readers.get(id);
    if (reader) push.remove(reader);
    peer.readers.delete(id);
  }

  const endPeer = ({ stomp }: Peer) => stomp.end('The session has ended.', sessionEndedCode);

  /**
   * Closes sockets of sessions that ended without a notification: by expiring, or while the connection to the database
   * was broken.
   */
  async function closeEndedSessions() {
    const before = [...peers];
    if (!before.length) return;
    const standing = await liveSessions(
      db,
      before.map(({ sessionId }) => sessionId),
    );
    for (const peer of before) if (!standing.has(peer.sessionId)) endPeer(peer);
  }
  const checkSessions = () => void closeEndedSessions().catch(trouble);

  /** Mount after the calls, so that their error handler applies. `originOf` returns the public origin. */
  function mount(app: FastifyInstance, originOf: (request: FastifyRequest) => string) {
    // An upgrade is routed like any request, so that cookies, proxies and failures are handled the same way.
    const upgrading = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();
    app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      channel(upgradeChannel).publish({ socket });
      socket.on('error', () => {}); // the client may disconnect at any time
      const answer = new ServerResponse(request);
      answer.shouldKeepAlive = false;
      answer.assignSocket(socket as never);
      answer.once('finish', () => socket.end());
      upgrading.set(request, { socket, head });
      app.routing(request, answer);
    });

    app.get(socketPath, async (request, reply) => {
      const upgrade = upgrading.get(request.raw);
      if (!upgrade) return reply.code(426).header('upgrade', 'websocket').send({ code: 426, data: null });
      checkOrigin(request, originOf(request));
      const member = (await memberOf(db, request.cookies[sessionCookie])) ?? fail('accountExpired');
      if (stopping) fail('serverUpdating');
      const ofMember = [...peers].reduce((count, { memberId }) => count + Number(memberId === member.id), 0);
      if (peers.size >= limits.sockets.ofProcess || ofMember >= limits.sockets.ofMember) fail('tooManyRequests');
      reply.hijack();
      reply.raw.detachSocket(upgrade.socket as never);
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) =>
        open(socket, {
          memberId: member.id,
          sessionId: member.sessionId,
          language: readLanguage(request.cookies.sys_lang),
        }),
      );
    });

    const beating = setInterval(() => {
      for (const { stomp } of peers) stomp.heartbeat();
    }, heartbeatMs).unref();
    const checking = setInterval(checkSessions, sessionCheckMs).unref();
    app.addHook('preClose', async () => {
      stopping = true;
      clearInterval(beating);
      clearInterval(checking);
      for (const { socket } of peers) socket.close(1001);
      const last = setTimeout(() => {
        for (const { socket } of peers) socket.terminate();
      }, closeTimeoutMs);
      await Promise.all([...peers].map(({ socket }) => new Promise((done) => socket.once('close', done))));
      clearTimeout(last);
    });
  }

  const listeners: Record<string, Listener> = {
    [notificationsChannel]: {
      onNames: (memberIds) => (memberIds.includes(wildcard) ? push.markAllPending() : push.markPending(memberIds)),
      onLost: () => push.markAllPending(),
    },
    [sessionEndedChannel]: {
      onNames(sessionIds) {
        for (const peer of peers) if (sessionIds.includes(peer.sessionId)) endPeer(peer);
        if (sessionIds.includes(wildcard)) checkSessions();
      },
      onLost: checkSessions,
    },
  };
  const metrics: Metric[] = [{ name: 'stele_sockets', help: 'Open message sockets', value: () => peers.size }];
  return { listeners, metrics, mount };
}
