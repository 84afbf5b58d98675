import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { trackConnections } from './connections.server.ts';

test.runIf(process.platform === 'linux')(
  'security H4: connections are counted per network and in total; one too many is closed',
  async () => {
    trackConnections({ total: 6, perNetwork: 2 });
    const server = createServer((socket) => void socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const sockets: Socket[] = [];
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    /** Connects from another loopback address of this machine, as Linux allows; null if the server answers nothing. */
    async function come(localAddress: string): Promise<Socket | null> {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      sockets.push(socket);
      socket.on('error', () => {});
      socket.write('is there room?');
      return new Promise((done) => socket.once('close', () => done(null)).once('data', () => done(socket)));
    }
    const first = (await come('127.0.0.2'))!;
    expect(first).not.toBeNull();
    expect(await come('127.0.0.2')).not.toBeNull();
    expect(await come('127.0.0.2')).toBeNull();
    // The machine itself, and a proxy on it, may open more connections than a network.
    for (let n = 0; n < 3; n++) expect(await come('127.0.0.1')).not.toBeNull();
    expect(await come('127.0.0.3')).not.toBeNull();
    expect(await come('127.0.0.4')).toBeNull();
    first.destroy();
    await expect.poll(async () => (await come('127.0.0.2')) !== null).toBe(true);
  },
);
