import { Client } from '@stomp/stompjs';
import { expect, onTestFinished } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { Counts, Message } from '../src/features/messages/contract.ts';
import { notificationsDestination, socketPath } from '../src/features/messages/socket.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { tokenHash } from '../src/kit/calls/session.server.ts';
import { createFrameReader, writeFrame, type Frame } from '../src/kit/push/stomp-frames.server.ts';

/** Members with a session each, whose token is `token of ID`. */
export async function openSessions(db: Database, ...ids: string[]) {
  await db
    .insertInto('member')
    .values(ids.map((id) => ({ id, name: id })))
    .execute();
  await db
    .insertInto('session')
    .values(
      ids.map((id) => ({
        id: `session of ${id}`,
        tokenHash: tokenHash(`token of ${id}`),
        memberId: id,
        expiresAt: new Date(Date.now() + 3_600_000),
      })),
    )
    .execute();
}
export const cookieOf = (memberId: string) => ({ cookie: `bearer=${encodeURIComponent(`token of ${memberId}`)}` });

/** An open WebSocket on which nothing has been sent yet. */
export function openSocket(url: string, memberId: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, ['v12.stomp', 'v11.stomp'], {
    ...options,
    headers: { ...cookieOf(memberId), ...options.headers },
  });
  socket.on('error', () => {}); // tests that check for errors listen themselves
  onTestFinished(() => socket.terminate());
  return socket;
}

/** A real STOMP client that has subscribed, with these headers, and `requestHeaders` at the upgrade: its messages, in order. */
export async function startReader(
  url: string,
  memberId: string,
  headers: Record<string, string> = {},
  beatMs = 0,
  requestHeaders: Record<string, string> = {},
) {
  const got: { message: Message; unread: Counts }[] = [];
  const errors: string[] = [];
  let closedWith: number | null = null;
  const client = new Client({
    webSocketFactory: () => openSocket(url, memberId, { headers: requestHeaders }),
    reconnectDelay: 0,
    heartbeatIncoming: beatMs,
    heartbeatOutgoing: beatMs,
  });
  onTestFinished(() => client.deactivate({ force: true }));
  const ready = new Promise<void>((done, reject) => {
    client.onConnect = () => {
      client.watchForReceipt('subscribed', () => done());
      client.subscribe(
        notificationsDestination,
        ({ body, headers: messageHeaders }) => {
          expect(messageHeaders).toMatchObject({
            destination: notificationsDestination,
            'content-type': 'application/json;charset=utf-8',
          });
          got.push(JSON.parse(body) as (typeof got)[0]);
        },
        { ...headers, receipt: 'subscribed' },
      );
    };
    client.onStompError = ({ headers: { message } }) => {
      errors.push(message!);
      reject(new Error(message));
    };
    client.onWebSocketError = (error: Error) => reject(error);
    client.onWebSocketClose = ({ code }: { code: number }) => {
      closedWith = code;
    };
  });
  client.activate();
  await ready;
  return {
    client,
    got,
    errors,
    titles: () => got.map(({ message }) => message.socialTitle),
    get closedWith() {
      return closedWith;
    },
  };
}

/** A raw STOMP session, frame by frame. */
export async function openStompSession(url: string, memberId: string, options: ClientOptions = {}) {
  const socket = openSocket(url, memberId, options);
  const read = createFrameReader(100_000_000);
  const frames: Frame[] = [];
  let beats = 0,
    closedWith: number | null = null;
  socket.on('message', (data) => {
    if (String(data) === '\n') beats++;
    frames.push(...read(data as Buffer));
  });
  socket.on('close', (code) => {
    closedWith = code;
  });
  await new Promise((done) => socket.once('open', done));
  const sendFrame = (command: string, headers: Frame['headers'] = {}) => socket.send(writeFrame({ command, headers }));
  return {
    socket,
    frames,
    sendMessage: sendFrame,
    last: () => frames.at(-1),
    get beats() {
      return beats;
    },
    get closedWith() {
      return closedWith;
    },
  };
}
