import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawPicture } from '../../../tests/gallery.ts';
import { publicDomain, startWikimedia } from '../../../tests/wikimedia-server.ts';
import { item } from '../../../tests/wikidata-items.ts';
import { readSettings } from '../settings.server.ts';
import { rightsOf } from './file-licence.ts';
import { createPoliteRequests, readRetryAfter } from './polite-requests.server.ts';
import { openWikimedia } from './wikimedia.server.ts';

function open(environment: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-wikimedia-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openWikimedia(readSettings({ STELE_DATA: folder, ...environment }))!;
}

test('Wikimedia is off unless the operator enables it and names a contact', async () => {
  const { settings } = await startWikimedia();
  const driver = (environment: NodeJS.ProcessEnv) => openWikimedia(readSettings(environment));
  expect(driver({})).toBeNull();
  expect(driver({ ...settings, WIKIMEDIA: 'off' })).toBeNull();
  expect(driver({ ...settings, WIKIMEDIA_CONTACT: '' })).toBeNull();
  expect(driver({ ...settings, WIKIMEDIA_CONTACT: '', PUBLIC_URL: 'https://stele.example' })).not.toBeNull();
});

test('requests name a contact, come one at a time in groups of fifty, and are cached', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => `Q${at + 1}`);
  const service = await startWikimedia({ items: Object.fromEntries(ids.map((id) => [id, item(id, id)])) });
  const wikimedia = open(service.settings);
  const [entities] = await Promise.all([
    wikimedia.entities(ids),
    wikimedia.files(['A.jpg'], 1920),
    wikimedia.search('Q1', 'en'),
  ]);
  expect(entities.size).toBe(120);
  expect(service.requests).toHaveLength(5);
  expect(service.mostOpen()).toBe(1);
  for (const { agent } of service.requests) expect(agent).toContain('tests@stele.example');
  expect(service.requests[0]!.parameters.get('maxlag')).toBe('5');
  await wikimedia.entities(ids);
  expect(service.requests).toHaveLength(5);
});

test('a deleted item is null, and a merged one is the item that it redirects to', async () => {
  const service = await startWikimedia({ items: { Q1: item('Q1', 'Kept'), Q2: { redirect: 'Q1' } } });
  const entities = await open(service.settings).entities(['Q1', 'Q2', 'Q3']);
  expect([...entities].map(([id, entity]) => [id, entity?.['id'] ?? null])).toEqual([
    ['Q1', 'Q1'],
    ['Q2', 'Q1'],
    ['Q3', null],
  ]);
});

test('a busy service is asked again after the time that it names; a reader does not wait for long', async () => {
  const busy = [
    { status: 429, body: '' },
    { status: 503, body: '' },
    { status: 200, body: '{"error":{"code":"maxlag","lag":9}}' },
  ];
  let at = 0;
  const service = await startWikimedia({
    items: { Q1: item('Q1', 'One') },
    fault: (_, answer) => {
      const reply = busy[at++];
      if (reply) answer.writeHead(reply.status, { 'retry-after': '0' }).end(reply.body);
      return reply !== undefined;
    },
  });
  const wikimedia = open(service.settings);
  expect((await wikimedia.entities(['Q1'])).get('Q1')).toMatchObject({ id: 'Q1' });
  expect(service.requests).toHaveLength(4);
  service.fault = (_, answer) => {
    answer.writeHead(429, { 'retry-after': '3600' }).end();
    return true;
  };
  const failure = { errorName: 'wikimediaBusy', details: { seconds: 3600 } };
  await expect(wikimedia.search('a', 'en', { isInteractive: true })).rejects.toMatchObject(failure);
  await expect(wikimedia.entities(['Q9'])).rejects.toMatchObject(failure);
});

test('what is no reply of the API, and a connection that breaks, fail by name', async () => {
  const service = await startWikimedia({
    fault: (_, answer) => {
      answer.end('<html>maintenance</html>');
      return true;
    },
  });
  const wikimedia = open(service.settings);
  await expect(wikimedia.entities(['Q1'])).rejects.toMatchObject({ errorName: 'wikimediaAway' });
  service.fault = (_, answer) => {
    answer.destroy();
    return true;
  };
  const [a, b] = await Promise.allSettled([
    wikimedia.search('a', 'en', { isInteractive: true }),
    wikimedia.entities(['Q1'], { signal: AbortSignal.abort() }),
  ]);
  expect(a).toMatchObject({ reason: { errorName: 'wikimediaAway' } });
  expect(b).toMatchObject({ reason: { name: 'AbortError' } });
});

test('a request without a complete reply in time is repeated, and then fails by name', async () => {
  let isSilent = true;
  const service = await startWikimedia({
    fault: (_, answer) => {
      if (service.requests.length === 2) answer.writeHead(200).write('{"entities":');
      return isSilent;
    },
  });
  const send = createPoliteRequests('tests', 100);
  const request = () =>
    send(service.settings['WIKIMEDIA_DATA_URL']! + '?ids=Q1', {
      accept: 'application/json',
      mostBytes: 1000,
      patience: { attempts: 2, longestPauseMs: 1, longestQueue: 1 },
    });
  await expect(request()).rejects.toMatchObject({ errorName: 'wikimediaAway' });
  expect(service.requests).toHaveLength(2);
  isSilent = false;
  expect(await request()).toMatchObject({ status: 200 });
});

test('a stop ends a request without a reply, a wait for Retry-After and a place in the queue at once', async () => {
  const service = await startWikimedia({ files: { 'A.jpg': { bytes: await drawPicture(1) } } });
  const wikimedia = open(service.settings);
  const file = (await wikimedia.files(['A.jpg'], 1920)).get('A.jpg')!;
  const stop = new AbortController(),
    options = { signal: stop.signal };
  const isHanging = Promise.withResolvers<void>();
  service.fault = (url, answer) => {
    if (url.pathname === '/data') answer.writeHead(429, { 'retry-after': '290' }).end();
    else {
      answer.writeHead(200, { 'content-length': 1000 }).write('half');
      isHanging.resolve();
    }
    return true;
  };
  const requests = [
    wikimedia.entities(['Q1'], options),
    wikimedia.download(file, options),
    wikimedia.files(['B.jpg'], 1920, options),
  ];
  const results = Promise.allSettled(requests);
  await isHanging.promise;
  const stoppedAt = performance.now();
  stop.abort();
  for (const result of await results)
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  expect(performance.now() - stoppedAt).toBeLessThan(1000);
  // The service is asked again as before.
  service.fault = () => false;
  expect(await open(service.settings).entities(['Q1'])).toEqual(new Map([['Q1', null]]));
});

test('half a picture is asked for again, and one of another hash, of another host or too large is refused', async () => {
  const bytes = await drawPicture(1);
  const service = await startWikimedia({
    files: {
      'Half.jpg': { bytes },
      'Elsewhere.jpg': { url: 'http://127.0.0.1:1/x.jpg' },
      'Huge.tif': { isRendering: true },
    },
  });
  const wikimedia = open(service.settings);
  const files = await wikimedia.files(['half.jpg', 'Elsewhere.jpg', 'Huge.tif'], 1920);
  let halves = 0;
  service.fault = (url, answer) => {
    if (!url.pathname.endsWith('/Half.jpg') || ++halves > 2) return false;
    answer.writeHead(200, { 'content-length': bytes.length, 'retry-after': '0' }).write(bytes.subarray(0, 900));
    if (halves === 1) answer.end(bytes.subarray(0, bytes.length - 900)); // complete in length, not in content
    else answer.destroy();
    return true;
  };
  const half = await wikimedia.download(files.get('half.jpg')!);
  expect(Buffer.isBuffer(half) && half.equals(bytes)).toBe(true);
  expect(halves).toBe(3);
  expect(await wikimedia.download(files.get('Elsewhere.jpg')!)).toMatchObject({
    refused: expect.stringContaining('not at'),
  });
  service.fault = (_, answer) => {
    answer.writeHead(200);
    for (let sent = 0; sent <= 17; sent++) answer.write(Buffer.alloc(1 << 20));
    answer.end();
    return true;
  };
  expect(await wikimedia.download(files.get('Huge.tif')!)).toEqual({ refused: 'it has more than 16 MB' });
});

test('requests go through the proxy of HTTP_PROXY and HTTPS_PROXY', async () => {
  const service = await startWikimedia({ items: { Q1: item('Q1', 'One') } });
  const paths: string[] = [];
  const proxy = createServer(({ url, headers }, answer) => {
    paths.push(url!);
    send(url!, { headers }, (reply) => reply.pipe(answer)).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
    vi.unstubAllEnvs();
  });
  for (const name of ['no_proxy', 'NO_PROXY', 'http_proxy']) vi.stubEnv(name, undefined);
  vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  expect((await open(service.settings).entities(['Q1'])).get('Q1')).toMatchObject({ id: 'Q1' });
  expect(paths).toEqual([expect.stringContaining(`${service.settings['WIKIMEDIA_DATA_URL']!}?`)]);
});

test('only machine-readable free licences are accepted, and one that demands an author needs one', () => {
  const rights = (metadata: Record<string, string>) => rightsOf({ Artist: 'A painter', ...metadata });
  expect(rightsOf(publicDomain)).toMatchObject({ licence: 'public-domain' });
  const accepted = [
    [{ License: 'cc-by-sa-4.0', LicenseShortName: 'CC BY-SA 4.0' }, 'CC-BY-SA-4.0'],
    [{ License: 'cc-by-3.0', LicenseUrl: 'https://creativecommons.org/licenses/by/3.0' }, 'CC-BY-3.0'],
    [
      {
        License: 'cc0',
        LicenseShortName: 'CC0',
        LicenseUrl: 'http://creativecommons.org/publicdomain/zero/1.0/deed.en',
      },
      'CC0-1.0',
    ],
    [{ License: 'pd-old-100' }, 'public-domain'],
    [{ LicenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/' }, 'public-domain'],
  ] as const;
  for (const [metadata, licence] of accepted) expect(rights(metadata)).toMatchObject({ licence, author: 'A painter' });
  const refused: Record<string, string>[] = [
    { License: 'cc-by-nc-4.0', LicenseShortName: 'CC BY-NC 4.0' },
    { License: 'cc-by-sa-3.0-de' },
    { LicenseShortName: 'CC BY-SA 2.5' },
    { LicenseShortName: 'GFDL' },
    { LicenseShortName: 'Fair use', NonFree: 'true' },
    { License: 'cc-by-4.0', NonFree: 'true' },
    {},
  ];
  for (const metadata of refused)
    expect(rights(metadata), JSON.stringify(metadata)).toMatchObject({ refused: expect.any(String) });
  expect(rightsOf({ License: 'cc-by-4.0' })).toMatchObject({ refused: expect.stringContaining('author') });
  expect(rightsOf({ License: 'cc-by-4.0', Attribution: 'A museum', Artist: 'X' })).toMatchObject({
    author: 'A museum',
  });
});

test('Retry-After is read as seconds or a date', () => {
  expect(readRetryAfter('7')).toBe(7000);
  expect(readRetryAfter('Thu, 01 Jan 1970 00:01:00 GMT', 0)).toBe(60_000);
  expect(readRetryAfter('soon')).toBeNull();
  expect(readRetryAfter(undefined)).toBeNull();
});
