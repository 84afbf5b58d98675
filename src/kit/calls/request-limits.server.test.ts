import { connect as dial } from 'node:net';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../tests/visitor.ts';
import * as limits from '../../rules/limits.ts';
import { createApi, implement, type Context } from './api.server.ts';
import { isHost, serverLimits, type Timeouts } from './request-limits.server.ts';
import { endpoint } from './endpoint.ts';
import { mountCalls } from './http.server.ts';
import { readUploadedFile } from './upload.server.ts';

const input = z.object({ said: z.unknown().optional() });
const base = {
  summary: '',
  ownTransactions: true,
  reply: z.object({ bytes: z.number() }),
  input,
  example: { said: 1 },
};
const contract = {
  ask: endpoint('POST /data/ask', { ...base, for: 'anyone' }),
  write: endpoint('POST /data/write', { ...base, for: 'member', carries: 'text' }),
  upload: endpoint('POST /data/upload', { ...base, for: 'member', carries: 'file' }),
};
const sized = async ({ said }: { said?: unknown }) => ({ bytes: JSON.stringify(said ?? null).length });

const upload = async (_: object, { file }: Context) => ({ bytes: (await file!())?.length ?? -1 });

/** A listening server with calls; the `x-member` header marks a request as a member's. */
async function open(patience: Partial<Timeouts> = {}) {
  const logged: string[] = [],
    timeouts = { ...limits.timeoutMs, ...patience };
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
    ...serverLimits(timeouts),
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: 1000, files: 1 } });
  const house = testContext(undefined as never),
    member = { name: 'A', status: 'normal' } as Context['member'];
  mountCalls(app, {
    api: createApi([implement(contract, { ask: sized, write: sized, upload })]),
    timeouts,
    contextOf: async (request, _reply, language) => ({
      ...house,
      language,
      member: request.headers['x-member'] ? member : null,
      file: () => readUploadedFile(request),
    }),
    languageOf: async () => 'en',
    originOf: () => 'http://stele.test',
    formatError: (error) => error,
    decrypt: async (sealed) => JSON.parse(sealed) as unknown,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };

  /** Sends these bytes and no more; returns what the server sends until it closes. */
  const talk = (sent: string) =>
    new Promise<string>((done) => {
      const socket = dial(port, '127.0.0.1', () => socket.write(sent));
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk.toString();
      });
      socket.on('error', () => {});
      socket.once('close', () => done(heard));
    });
  const head = (path: string, headers: Record<string, string | number>) => {
    const headerEntries = Object.entries({ host: 'stele.test', 'content-type': 'application/json', ...headers });
    return `POST ${path} HTTP/1.1\r\n${headerEntries.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  };
  const post = async (path: string, body: string, headers: Record<string, string | number> = {}) =>
    statusOf(
      await talk(head(path, { connection: 'close', 'content-length': Buffer.byteLength(body), ...headers }) + body),
    );
  return { talk, head, post, logged };
}
const statusOf = (answer: string) =>
  `${/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]} ${/"error":"(\w+)"/.exec(answer)?.[1] ?? /"bytes":(-?\d+)/.exec(answer)?.[1] ?? ''}`;
const member = { 'x-member': 'yes' };
const textOf = (bytes: number) => JSON.stringify({ said: 'x'.repeat(bytes - 11) });

test('security H3: a body may be as large as its call allows, and no larger', async () => {
  const { post } = await open();
  const { ordinary, text } = limits.bodies;
  expect(await post('/data/ask', textOf(ordinary.bytes))).toMatch(/^200/);
  expect(await post('/data/ask', textOf(ordinary.bytes + 1))).toBe('413 tooLarge');
  expect(await post('/data/write', textOf(text.bytes), member)).toMatch(/^200/);
  expect(await post('/data/write', textOf(text.bytes + 1), member)).toBe('413 tooLarge');
  // Encryption makes the same text a third longer.
  const jose = { 'content-type': 'application/jose' };
  expect(await post('/data/ask', textOf((ordinary.bytes * 4) / 3), jose)).toMatch(/^200/);
  expect(await post('/data/ask', textOf((ordinary.bytes * 4) / 3 + 2100), jose)).toBe('413 tooLarge');
});

test('security H4: an unauthorized caller is refused before a large body is read', async () => {
  const { head, talk } = await open();
  for (const path of ['/data/write', '/data/upload']) {
    const answer = talk(`${head(path, { 'content-length': 40_000_000 })}{"said":"`);
    expect(statusOf(await answer)).toBe('401 accountExpired');
  }
  const foreign = head('/data/write', { 'content-length': 40_000_000, ...member, origin: 'http://evil.test' });
  expect(statusOf(await talk(foreign))).toBe('403 originRefused');
});

test('security H3: JSON is counted before it is parsed', async () => {
  const { post } = await open();
  const nested = (levels: number) => `{"said":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  expect(await post('/data/ask', nested(limits.jsonDepth))).toMatch(/^200/);
  expect(await post('/data/ask', nested(limits.jsonDepth + 1))).toBe('413 tooLarge');
  const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":1`).join()}}`;
  expect(await post('/data/ask', keys(limits.bodies.ordinary.values))).toMatch(/^200/);
  expect(await post('/data/ask', keys(limits.bodies.ordinary.values + 1))).toBe('413 tooLarge');
  // Brackets within a string do not count, wherever its quotes are.
  expect(await post('/data/ask', JSON.stringify({ said: `${'['.repeat(9000)}"\\${'{,'.repeat(5000)}` }))).toMatch(
    /^200/,
  );
  const began = process.cpuUsage();
  expect(await post('/data/write', '['.repeat(limits.bodies.text.bytes), member)).toBe('413 tooLarge');
  expect(await post('/data/write', `{"said":[${'{},'.repeat(1_000_000)}{}]}`, member)).toBe('413 tooLarge');
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1500);
});

test('security H4: bodies and headers that never end lose their connection, uploads later than others', async () => {
  const { talk, head } = await open({ headers: 300, body: 300, largeBody: 900, recording: 900 });
  const began = performance.now();
  const after = async (answer: Promise<string>) => [await answer, performance.now() - began] as const;
  const endless = { 'content-length': 60_000 };
  const ordinary = Array.from({ length: 30 }, () =>
    after(talk(`${head('/data/ask', endless)}{"said":"${'x'.repeat(50_000)}`)),
  );
  const others = [
    head('/data/ask', { 'transfer-encoding': 'chunked' }),
    head('/nowhere', endless),
    head('/data/ask', { ...endless, 'content-type': 'text/strange' }),
    'GET / HTTP/1.1\r\nhost: stele.test\r\ncontent-length: 60000\r\n\r\n',
    'POST /data/ask HTTP/1.1\r\nhost: stele.test\r\nx-slow: ',
  ].map((sent) => after(talk(sent)));
  const boundary = { 'content-type': 'multipart/form-data; boundary=b', ...endless, ...member };
  const upload = after(
    talk(`${head('/data/upload', boundary)}--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx`),
  );
  for (const [answer] of await Promise.all(ordinary)) expect(answer).not.toContain('200');
  await Promise.all(others);
  expect((await upload)[1]).toBeGreaterThan(850);
  expect(Math.min(...(await Promise.all(ordinary)).map(([, ms]) => ms))).toBeGreaterThan(250);
});

test('security Low: only calls that carry a file read multipart, and a broken one is a client error', async () => {
  const { post, logged } = await open();
  const form = (boundary: string) => ({ ...member, 'content-type': `multipart/form-data; boundary=${boundary}` });
  const part = (end: string) => `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc${end}`;
  expect(await post('/data/upload', part('\r\n--b--\r\n'), form('b'))).toBe('200 3');
  expect(await post('/data/ask', part('\r\n--b--\r\n'), form('b'))).toBe('400 badInput');
  expect(await post('/data/write', part('\r\n--b--\r\n'), form('b'))).toBe('400 badInput');
  for (const broken of [
    part(''),
    '--b\r\nnonsense',
    'nothing',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n',
  ]) {
    expect(await post('/data/upload', broken, form('b')), broken).toMatch(/^400 badInput|^200 -1/);
  }
  expect(await post('/data/upload', 'x', form('b'.repeat(3000)))).toBe('400 badInput');
  expect(await post('/data/upload', 'x', { ...member, 'content-type': 'multipart/form-data' })).toBe('400 badInput');
  expect(await post('/data/upload', part(`${'x'.repeat(2000)}\r\n--b--\r\n`), form('b'))).toBe('413 tooLarge');
  expect(await post('/data/upload', 'x', { ...form('b'), 'content-length': 2 * limits.bodies.file.bytes })).toBe(
    '413 tooLarge',
  );
  expect(logged).toEqual([]);
});

test('security Low: an invalid host and a form of a sibling site are refused', async () => {
  const { post, talk } = await open();
  for (const host of ['localhost:99999', 'a b', 'a/b', '"><script>', '.', 'x'.repeat(300)]) {
    expect(await post('/data/ask', '{"said":1}', { host }), host).toBe('400 badInput');
  }
  for (const host of [
    'localhost',
    'stele.example:65535',
    '127.0.0.1:3000',
    '[::1]:3000',
    'fr.stele.example.',
    'a_b.internal',
    'x',
  ]) {
    expect(isHost(host), host).toBe(true);
  }
  const old = await talk(
    'POST /data/ask HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"said":1}',
  );
  expect(statusOf(old)).toMatch(/^200/);
  const from = (site: string) => post('/data/ask', '{}', { 'sec-fetch-site': site });
  for (const site of ['cross-site', 'same-site']) expect(await from(site)).toBe('403 originRefused');
  for (const site of ['same-origin', 'none']) expect(await from(site)).toMatch(/^200/);
});
