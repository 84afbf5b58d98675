import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A minimal balancer: each request goes to the next process in turn, and on to others if that is unavailable; sockets
 * too. A request that may have been processed is not repeated: a POST whose connection broke receives 502.
 */
export async function startBalancer(urls: () => readonly string[]) {
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  /** All processes once, starting with the next. */
  const inTurn = () => {
    const addresses = urls(),
      first = turn++;
    return addresses.map((_, at) => new URL(addresses[(first + at) % addresses.length]!));
  };

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    for (const { hostname, port } of inTurn()) {
      const answer = await new Promise<IncomingMessage | 'refused' | 'broken'>((done) => {
        const { method, url: path, headers } = request;
        const clientRequest = ask({ hostname, port, method, path, headers, agent }, done);
        clientRequest.on('error', ({ code }: NodeJS.ErrnoException) =>
          done(code === 'ECONNREFUSED' ? 'refused' : 'broken'),
        );
        clientRequest.end(body);
      });
      if (typeof answer === 'object') {
        const content = await buffer(answer).catch(() => null);
        if (content === null && isRead) continue;
        const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = answer.headers;
        return void response.writeHead(content === null ? 502 : answer.statusCode!, headers).end(content ?? undefined);
      }
      if (answer === 'broken' && !isRead) break;
    }
    response.writeHead(502).end();
  }

  const sockets = new Set<Socket>();
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  server.keepAliveTimeout = 0; // a request on a connection that is closing because of its age receives no response
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const [to] = inTurn();
    const onward = connect(Number(to!.port), to!.hostname, () => {
      const lines = Array.from(
        { length: rawHeaders.length / 2 },
        (_, at) => `${rawHeaders[2 * at]}: ${rawHeaders[2 * at + 1]}`,
      );
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [side, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(side);
      side
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(side);
          other.destroy();
        });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
