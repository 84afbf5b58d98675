import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './visitor.server.ts';

/** Told where a connection becomes a WebSocket: whoever took it closes it. */
export const upgradeChannel = 'stele.upgraded';

/** A proxy on this machine, or who runs it. */
const isHere = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

interface ConnectionLimits {
  /** Connections at once; one more is closed as it comes. */
  total: number;
  /** The same for one network other than this machine; null where a proxy stands in front, from which all come. */
  perNetwork: number | null;
}

/**
 * Every connection to this process, so that none keeps it from stopping: browsers hold theirs open for a minute after
 * an answer, and open some on which they never ask. `closeWhenIdle` closes each as soon as nothing is under way on it.
 */
export function watchConnections(
  { total: inAll, perNetwork: ofNetwork }: ConnectionLimits = { total: Infinity, perNetwork: null },
) {
  const underWay = new Map<Socket, number>();
  const ofNetworks = new Map<string, number>();
  let closing = false,
    open = 0;

  /** Whether there is room for one more; counts it until it closes. */
  function hasRoom(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '',
      network = networkOf(address),
      there = ofNetworks.get(network) ?? 0;
    if (open >= inAll || (ofNetwork !== null && !isHere(address) && there >= ofNetwork)) return false;
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
