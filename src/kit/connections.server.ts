import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Told where a connection becomes a WebSocket: whoever took it closes it. */
export const upgraded = 'stele.upgraded';

/**
 * Every connection to this process, so that none keeps it from stopping: browsers hold theirs open for a minute after an
 * answer, and open some on which they never ask. `closeWhenIdle` closes each as soon as nothing is under way on it.
 */
export function watchConnections() {
  const underWay = new Map<Socket, number>();
  let closing = false;
  const closeIfIdle = (socket: Socket) => void (closing && !underWay.get(socket) && socket.destroySoon());

  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
    closeIfIdle(socket);
  });
  subscribe(upgraded, (message) => underWay.delete((message as { socket: Socket }).socket));
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
