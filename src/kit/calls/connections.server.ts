import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { networkOf } from './visitor.server.ts';

/** Diagnostics channel for connections that become WebSockets: from then on their new owner closes them. */
export const upgradeChannel = 'stele.upgraded';

/** A proxy on this machine, or its operator. */
const isLoopback = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

interface ConnectionLimits {
  /** Concurrent connections; one more is closed immediately. */
  total: number;
  /** The same per client network, except this machine; null behind a proxy, which opens all connections. */
  perNetwork: number | null;
}

/** Turns of the event loop after which data already received on open connections has been read. */
const drainTurns = 3;

/**
 * Tracks every connection to this process, so that none delays shutdown: browsers keep connections open for a minute
 * after an answer, and open some that they never use. `giveLastAnswers` makes each further answer the last of its
 * connection; `closeWhenIdle` closes each connection as soon as no request is in progress on it.
 */
export function trackConnections({ total, perNetwork }: ConnectionLimits = { total: Infinity, perNetwork: null }) {
  /** Answers in progress by connection, newest last. Those queued behind an unfinished one get no close event. */
  const underWay = new Map<Socket, Set<ServerResponse>>();
  const ofNetworks = new Map<string, number>();
  let isLastAnswer = false,
    closing = false,
    open = 0;

  /** Whether one more connection is allowed; if so it is counted until it closes. */
  function hasRoom(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '',
      network = networkOf(address),
      networkConnections = ofNetworks.get(network) ?? 0;
    if (open >= total || (perNetwork !== null && !isLoopback(address) && networkConnections >= perNetwork))
      return false;
    open++;
    ofNetworks.set(network, networkConnections + 1);
    socket.once('close', () => {
      open--;
      const left = ofNetworks.get(network)! - 1;
      if (left) ofNetworks.set(network, left);
      else ofNetworks.delete(network);
    });
    return true;
  }
  const closeIfIdle = (socket: Socket) => void (closing && !underWay.get(socket)?.size && socket.destroySoon());
  /** Of pipelined requests only the last answer may close the connection. */
  function markLast(responses: ReadonlySet<ServerResponse>) {
    const unsent = [...responses].filter(({ headersSent }) => !headersSent);
    const last = unsent.pop();
    for (const response of unsent) response.removeHeader('connection');
    last?.setHeader('connection', 'close');
  }

  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    if (!hasRoom(socket)) return void socket.destroy();
    underWay.set(socket, new Set());
    socket.once('close', () => underWay.delete(socket));
    closeIfIdle(socket);
  });
  subscribe(upgradeChannel, (message) => underWay.delete((message as { socket: Socket }).socket));
  subscribe('http.server.request.start', (message) => {
    const { socket, response } = message as { socket: Socket; response: ServerResponse };
    const responses = underWay.get(socket);
    if (!responses) return; // it was closed, or has become a WebSocket
    responses.add(response);
    if (isLastAnswer) markLast(responses);
    response.once('close', () => {
      responses.delete(response);
      closeIfIdle(socket);
    });
  });
  return {
    giveLastAnswers() {
      isLastAnswer = true;
      for (const responses of underWay.values()) markLast(responses);
    },
    /** Resolves once requests that were received but not yet read, because the process is busy, are in progress. */
    async settle() {
      for (let turn = 0; turn < drainTurns; turn++) await nextTurn();
    },
    closeWhenIdle() {
      closing = true;
      for (const socket of underWay.keys()) closeIfIdle(socket);
    },
  };
}
