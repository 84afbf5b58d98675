/**
 * A server with open sockets in a separate process: Stele's, or a bare `ws` server that sends messages to all or to
 * one.
 */
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { createSockets, mayUpgrade } from '../src/features/messages/socket.server.ts';
import { connect } from '../src/kit/database/database.server.ts';
import { listen } from '../src/kit/database/listen.server.ts';
import { serveQuestions, memoryMB } from './other-process.ts';

export interface ServerOptions {
  kind: 'stele' | 'bare';
  databaseUrl: string;
}
/** What a bare server shall send, and to how many; without it, a request for its memory. */
export interface Question {
  send?: { body: string; to: number };
}

const { kind, databaseUrl } = JSON.parse(process.argv[2]!) as ServerOptions;

async function startStele() {
  const { db } = connect(databaseUrl);
  const app = Fastify({ http: { shouldUpgradeCallback: mayUpgrade } });
  await app.register(cookie);
  const sockets = createSockets({ db, onTrouble: (error) => console.error(error) });
  sockets.mount(app, () => '');
  await listen(databaseUrl, sockets.listeners).ready;
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), send: () => {} };
}

async function startBareServer() {
  const server = createServer();
  const open = new Set<WebSocket>();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (body: string, to: number) => {
      for (const socket of [...open].slice(0, to)) socket.send(body);
    },
  };
}

await serveQuestions<Question>(async () => {
  const { url, send } = await (kind === 'stele' ? startStele() : startBareServer());
  return {
    firstMessage: { url },
    async answer({ send: request }) {
      if (!request) return { memoryMB: memoryMB(), heapMB: process.memoryUsage().heapUsed / 1e6 };
      send(request.body, request.to);
      return {};
    },
  };
});
