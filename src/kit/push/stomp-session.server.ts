import type { WebSocket } from 'ws';
import * as limits from '../../rules/limits.ts';
import { BrokenFrame, createFrameReader, writeFrame, type Frame } from './stomp-frames.server.ts';

/** Bytes of a frame that somebody sends: headers and hardly a body. */
export const largestFrame = 16 * 1024;
const versions = ['1.2', '1.1'];
/** Subscriptions of one socket. */
const mostSubscriptions = 10;

export interface Subscription {
  id: string;
  destination: string;
  headers: Frame['headers'];
}
interface Options {
  /** Both sides say something this often, in milliseconds. */
  heartbeatMs: number;
  /** Fails with `Refused` where there is nothing to subscribe to. */
  onSubscribe(subscription: Subscription): Promise<void>;
  onUnsubscribe(id: string): void;
  /** A mistake of ours. */
  onError(error: unknown): void;
}
/** Why the conversation cannot go on, in words for whoever writes the other side. */
export class StompError extends Error {}

export type StompSession = ReturnType<typeof createStompSession>;

/**
 * The server's half of a conversation in STOMP 1.2 or 1.1: the other side subscribes and is sent messages; it sends
 * none itself.
 */
export function createStompSession(
  socket: WebSocket,
  { heartbeatMs: beatMs, onSubscribe, onUnsubscribe, onError: onTrouble }: Options,
) {
  const read = createFrameReader(largestFrame);
  const subscriptions = new Set<string>();
  let connected = false,
    over = false;
  let heardAt = Date.now();
  /** What the other side promised: something to be heard this often, in milliseconds; 0 for nothing. */
  let promisedMs = 0;
  let wantsBeats = false;
  let work = Promise.resolve();

  function write(text: string) {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    if (socket.bufferedAmount > limits.socketBacklogBytes) socket.terminate(); // a slow reader
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
      if (subscriptions.size >= mostSubscriptions)
        throw new StompError(`There may be ${mostSubscriptions} subscriptions.`);
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
    const version = versions.find((one) => accepted.split(',').includes(one));
    if (!version) throw new StompError(`Versions spoken here: ${versions.join()}.`);
    const [gives, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(beats)?.slice(1).map(Number) ?? [];
    if (gives === undefined || wants === undefined) throw new StompError('heart-beat is written as two numbers.');
    connected = true;
    promisedMs = gives && Math.max(gives, beatMs);
    wantsBeats = wants > 0;
    send('CONNECTED', { version, server: 'stele', 'heart-beat': `${beatMs},${beatMs}` });
  }

  async function take({ command, headers }: Frame) {
    if (over) return;
    const { receipt } = headers;
    try {
      const known = Object.hasOwn(commands, command) ? commands[command]! : null;
      if (!known)
        throw new StompError(command === 'SEND' ? 'Nothing can be sent here.' : 'There is no such command here.');
      if (!connected && known !== connect) throw new StompError('Connect first.');
      await known(headers);
      if (receipt !== undefined && known !== connect) send('RECEIPT', { 'receipt-id': receipt });
      if (command === 'DISCONNECT') socket.close(1000);
    } catch (error) {
      if (!(error instanceof StompError)) onTrouble(error);
      end(
        error instanceof StompError ? error.message : 'Something went wrong here.',
        error instanceof StompError ? 1002 : 1011,
        receipt,
      );
    }
  }

  socket.on('message', (data) => {
    heardAt = Date.now();
    try {
      const frames = read(data as Buffer);
      if (!frames.length || over) return;
      socket.pause(); // whoever asks faster than is answered waits
      work = frames.reduce((before, frame) => before.then(() => take(frame)), work).then(() => socket.resume());
    } catch (error) {
      if (!(error instanceof BrokenFrame)) throw error;
      work = work.then(() => end(error.message, 1002));
    }
  });
  socket.on('pong', () => {
    heardAt = Date.now();
  });

  return {
    /** A message to one who subscribed; `body` is JSON. */
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
     * Called every `beatMs`: says that this side lives, and drops the other when it has not been heard for three times
     * as long.
     */
    heartbeat() {
      if (Date.now() - heardAt > 3 * Math.max(beatMs, promisedMs)) return socket.terminate();
      if (!connected) return;
      if (wantsBeats) write('\n');
      if (!promisedMs) socket.ping();
    },
    end,
  };
}
