import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './visitor.server.ts';

/** Diagnostics channel for connections that become WebSockets: from then on their new owner closes them. */
export const upgradeChannel = 'stele.upgraded';

/** A proxy on this machine, or its operator. */
const isHere = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

interface ConnectionLimits {
  /** Concurrent connections; one more is closed immediately. */
  total: number;
  /** The same per client network, this machine excepted; null behind a proxy, from which all connections come. */
  perNetwork: number | null;
}

/**
 * Tracks every connection to this process, so that none delays shutdown: browsers keep connections open for a minute
 * after an answer, and open some that they never use. `closeWhenIdle` closes each as soon as no request is in progress
 * on it.
 */
export function watchConnections({ total, perNetwork }: ConnectionLimits = { total: Infinity, perNetwork: null }) {
  const underWay = new Map<Socket, number>();
  const ofNetworks = new Map<string, number>();
  let closing = false,
    open = 0;

  /** Whether one more connection is allowed; if so it is counted until it closes. */
  function hasRoom(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '',
      network = networkOf(address),
      there = ofNetworks.get(network) ?? 0;
    if (open >= total || (perNetwork !== null && !isHere(address) && there >= perNetwork)) return false;
    open++;
    ofNetworks.set(network, there + 1);
    socket.once('close', () => {
      open--;
      const left = ofNetworks.get(network)! - 1;
      if (left) ofNetworks.set(network, left);
      else ofNetworks.delete(network);
    });
    return true;
  }
  const closeIfIdle = (socket: Socket) => void (closing && !underWay.get(socket) && socket.destroySoon());

  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    if (!hasRoom(socket)) return void socket.destroy();
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
    closeIfIdle(socket);
  });
  subscribe(upgradeChannel, (message) => underWay.delete((message as { socket: Socket }).socket));
  subscribe('http.server.request.start', (message) => {
    const { socket, response } = message as { socket: Socket; response: ServerResponse };
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (!underWay.has(socket)) return;
      underWay.set(socket, underWay.get(socket)! - 1);
      closeIfIdle(socket);
    });
  });
  return {
    closeWhenIdle() {
      closing = true;
      for (const socket of underWay.keys()) closeIfIdle(socket);
    },
  };
}
