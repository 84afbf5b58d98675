import { createServer } from 'node:http';
import { Registry } from 'prom-client';
import { listenOn } from './listening.server.ts';

/** Opens the second port, which answers only `/metrics`, to any client. Returns a function that closes it. */
export async function openMetricsPort(
  readMetrics: () => Promise<string>,
  { METRICS_PORT: port, METRICS_HOST: host }: { METRICS_PORT: number; METRICS_HOST: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readMetrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listenOn(server, { port, host, setting: 'METRICS_PORT' });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
