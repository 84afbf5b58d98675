import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { pollOptions, startProduct } from '../../../tests/process/product.ts';
import { openSessions, startReader } from '../../../tests/stomp-reader.ts';
import { openDatabase } from '../../../tests/world.ts';
import { endSessionsOf } from '../../kit/calls/session.server.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { readMetrics } from '../../../tests/run-product.ts';

const gauge = async (of: string) => /^stele_sockets (\d+)$/m.exec(await readMetrics(of))?.[1];

test('T01 two products share a database: a message reaches the sockets of both; one that stops says so, and no message is lost', async () => {
  const { db, url: databaseUrl } = await openDatabase();
  await openSessions(db, 'sima-qian');
  const products = [1, 2].map(() => startProduct({ DATABASE_URL: databaseUrl, STELE_WORLD: 'off', GRAPH: 'database' }));
  const urls = await Promise.all(products.map((product) => product.open()));
  const readers = await Promise.all(urls.map((url) => startReader(url, 'sima-qian', { language: 'en' })));
  const notifyMember = (itemName: string) =>
    db
      .transaction()
      .execute((tx) =>
        notify(tx, ['sima-qian'], { kind: 'auditPassed', itemId: 'augustus', itemName, modModule: 'item' }),
      );
  await notifyMember('Augustus');
  for (const { got } of readers)
    await expect
      .poll(() => got.map(({ message }) => message.customMsg), pollOptions)
      .toEqual(['Your contribution was approved and published: the entry “Augustus”.']);
  await expect(gauge(urls[0]!)).resolves.toBe('1');

  const ended = products[0]!.signal('SIGTERM');
  await expect.poll(() => readers[0]!.closedWith, pollOptions).toBe(1001);
  await expect(ended).resolves.toBe(0);
  expect(products[0]!.complaints).toEqual([]);
  await notifyMember('Octavian');
  const moved = await startReader(urls[1]!, 'sima-qian', { after: String(readers[0]!.got[0]!.message.number) });
  await expect.poll(() => moved.got.length, pollOptions).toBe(1);

  // Signing out closes the socket at once.
  await endSessionsOf(db, 'sima-qian', { except: null });
  await expect.poll(() => moved.closedWith, pollOptions).toBe(4001);
});

test('the socket works through a reverse proxy that terminates TLS, and still refuses other sites', async () => {
  const { db, url: databaseUrl } = await openDatabase();
  await openSessions(db, 'sima-qian');
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    STELE_WORLD: 'off',
    GRAPH: 'database',
    TRUST_PROXY: '127.0.0.1',
  }).open();
  const proxy = await startProxy(product);
  const reader = await startReader(proxy, 'sima-qian', {}, 0, { origin: 'https://stele.example' });
  await db.transaction().execute((tx) => notify(tx, ['sima-qian'], { kind: 'welcome' }));
  await expect
    .poll(() => reader.got.map(({ message }) => message.customMsg), pollOptions)
    .toEqual(['欢迎加入石渠！您的账号已开通。']);
  for (const origin of ['https://evil.example', proxy])
    await expect(startReader(proxy, 'sima-qian', {}, 0, { origin })).rejects.toThrow('403');
});

/** Acts like nginx in front of a site called stele.example: forwards everything and adds the original host. */
async function startProxy(to: string): Promise<string> {
  const { hostname, port } = new URL(to);
  const proxy = createServer();
  proxy.on('upgrade', (upgradeRequest, client, head) => {
    const passed = request({
      hostname,
      port,
      path: upgradeRequest.url,
      headers: {
        ...upgradeRequest.headers,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'stele.example',
        'x-forwarded-for': '192.0.2.1',
      },
    });
    const raw = (status: string, headers: string[]) =>
      `HTTP/1.1 ${status}\r\n${headers.map((header, place) => header + (place % 2 ? '\r\n' : ': ')).join('')}\r\n`;
    client.on('error', () => {});
    passed.on('upgrade', ({ rawHeaders }, server) => {
      client.write(raw('101 Switching Protocols', rawHeaders));
      server.on('error', () => {}).on('close', () => client.destroy());
      client.on('close', () => server.destroy());
      server.pipe(client).pipe(server);
    });
    passed.on('response', ({ statusCode, statusMessage, rawHeaders }) =>
      client.end(raw(`${statusCode} ${statusMessage}`, rawHeaders)),
    );
    passed.end(head);
  });
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
