import type { WebSocket } from 'ws';
import * as limits from '../../rules/limits.ts';
import { BrokenFrame, createFrameReader, writeFrame, type Frame } from './stomp-frames.server.ts';

/** Largest frame accepted from a client, in bytes: headers and almost no body. */
export const maxFrameBytes = 16 * 1024;
const versions = ['1.2', '1.1'];
/** Most subscriptions of one socket. */
const maxSubscriptions = 10;

export interface Subscription {
  id: string;
  destination: string;
  headers: Frame['headers'];
}
interface Options {
  /** Heartbeat interval of both sides, in milliseconds. */
  heartbeatMs: number;
  /** Fails with `StompError` for an unknown destination. */
  onSubscribe(subscription: Subscription): Promise<void>;
  onUnsubscribe(id: string): void;
  /** Called with unexpected errors. */
  onError(error: unknown): void;
}
/** Ends the session; the message is for the developer of the client. */
export class StompError extends Error {}

export type StompSession = ReturnType<typeof createStompSession>;

/** The server side of a STOMP 1.2 or 1.1 session: the client subscribes and receives messages; it cannot send any. */
export function createStompSession(socket: WebSocket, { heartbeatMs, onSubscribe, onUnsubscribe, onError }: Options) {
  const read = createFrameReader(maxFrameBytes);
  const subscriptions = new Set<string>();
  let connected = false,
    over = false;
  let heardAt = performance.now();
  /** The client's promised heartbeat interval in milliseconds; 0 for none. */
  let promisedMs = 0;
  let wantsBeats = false;
  let work = Promise.resolve();

  function write(text: string) {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    if (socket.bufferedAmount > limits.socketBacklogBytes) socket.terminate(); // a slow client
  }
  const send = (command: string, headers: Frame['headers'], body?: string) =>
    write(writeFrame({ command, headers, body }));

  function end(message: string, closeCode: number, receipt?: string) {
    if (over) return;
    over = true;
    send('ERROR', {
      message,
      ...(receipt && { 'receipt-id': receipt }),
      ...(!connected && { version: versions.join() }),
    });
    socket.close(closeCode);
  }

  const commands: Record<string, (headers: Frame['headers']) => void | Promise<void>> = {
    CONNECT: connect,
    STOMP: connect,
    async SUBSCRIBE(headers) {
      const { id, destination, ack = 'auto' } = headers;
      if (id === undefined || !destination) throw new StompError('A subscription needs an id and a destination.');
      if (ack !== 'auto') throw new StompError('Messages are not acknowledged here: ack is auto.');
      if (subscriptions.has(id)) throw new StompError('There is a subscription with this id.');
      if (subscriptions.size >= maxSubscriptions)
        throw new StompError(`There may be ${maxSubscriptions} subscriptions.`);
      await onSubscribe({ id, destination, headers });
      subscriptions.add(id);
    },
    UNSUBSCRIBE({ id = '' }) {
      if (!subscriptions.delete(id)) throw new StompError('There is no subscription with this id.');
      onUnsubscribe(id);
    },
    DISCONNECT() {
      over = true;
    },
  };

  function connect({ 'accept-version': accepted = '1.0', 'heart-beat': beats = '0,0' }: Frame['headers']) {
    if (connected) throw new StompError('Connected already.');
    const version = versions.find((candidate) => accepted.split(',').includes(candidate));
    if (!version) throw new StompError(`Versions spoken here: ${versions.join()}.`);
    const [gives, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(beats)?.slice(1).map(Number) ?? [];
    if (gives === undefined || wants === undefined) throw new StompError('heart-beat is written as two numbers.');
    connected = true;
    promisedMs = gives && Math.max(gives, heartbeatMs);
    wantsBeats = wants > 0;
    send('CONNECTED', { version, server: 'stele', 'heart-beat': `${heartbeatMs},${heartbeatMs}` });
  }

  async function take({ command, headers }: Frame) {
    if (over) return;
    const { receipt } = headers;
    try {
      const handler = Object.hasOwn(commands, command) ? commands[command]! : null;
      if (!handler)
        throw new StompError(command === 'SEND' ? 'Nothing can be sent here.' : 'There is no such command here.');
      if (!connected && handler !== connect) throw new StompError('Connect first.');
      await handler(headers);
      if (receipt !== undefined && handler !== connect) send('RECEIPT', { 'receipt-id': receipt });
      if (command === 'DISCONNECT') socket.close(1000);
    } catch (error) {
      if (!(error instanceof StompError)) onError(error);
      end(
        error instanceof StompError ? error.message : 'Something went wrong here.',
        error instanceof StompError ? 1002 : 1011,
        receipt,
      );
    }
  }

  socket.on('message', (data) => {
    heardAt = performance.now();
    try {
      const frames = read(data as Buffer);
      if (!frames.length || over) return;
      socket.pause(); // backpressure: nothing more is read until these frames are handled
      work = frames.reduce((before, frame) => before.then(() => take(frame)), work).then(() => socket.resume());
    } catch (error) {
      if (!(error instanceof BrokenFrame)) throw error;
      work = work.then(() => end(error.message, 1002));
    }
  });
  socket.on('pong', () => {
    heardAt = performance.now();
  });

  return {
    /** Sends a message to a subscription; `body` is JSON. */
    message(subscription: Pick<Subscription, 'id' | 'destination'>, id: string, body: string) {
      send(
        'MESSAGE',
        {
          subscription: subscription.id,
          'message-id': id,
          destination: subscription.destination,
          'content-type': 'application/json;charset=utf-8',
        },
        body,
      );
    },
    /**
     * Called every `heartbeatMs`: sends a heartbeat, and terminates a client that has been silent for three intervals.
     */
    heartbeat() {
      if (performance.now() - heardAt > 3 * Math.max(heartbeatMs, promisedMs)) return socket.terminate();
      if (!connected) return;
      if (wantsBeats) write('\n');
      if (!promisedMs) socket.ping();
    },
    end,
  };
}
