import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createReviewFixture, type Person } from '../../../../tests/review-fixture.ts';
import { closeSession } from '../../../kit/calls/session.server.ts';
import type { JobContext } from '../../../kit/jobs/job.server.ts';
import * as social from '../contract.ts';
import { pushJob } from './push.server.ts';
import { dailyDigestJob, notifyWatchersJob } from './notify-watchers.server.ts';

/** A browser with an endpoint at a push service, which decrypts its messages. Source: RFC 8291, section 3. */
function aBrowser(service: string) {
  const keys = createECDH('prime256v1'),
    secret = randomBytes(16);
  keys.generateKeys();
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16),
      length = body[20]!,
      senderKey = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), secret, info, 32));
    const of = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
    const opening = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
    opening.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([opening.update(body.subarray(21 + length, -16)), opening.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown;
  };
  const to = {
    endpoint: `${service}/for/${randomBytes(6).toString('hex')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  return { to, read };
}

/** A local push service (RFC 8030), and an installation whose operator configured it as trusted. */
async function aService() {
  const got: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    got.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answers.get(request.url!) ?? 201).end();
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = randomBytes(32).toString('base64');
  const desk = await createReviewFixture({ PUSH_KEY: key, PUSH_CONTACT: 'mailto:us@stele.test', PUSH_SERVICE: url });
  const context: JobContext = {
    db: desk.db,
    databaseUrl: desk.url,
    settings: desk.settings,
    drivers: desk.drivers,
    progress() {},
    signal: new AbortController().signal,
    logLine() {},
  };
  /** Takes the queued push jobs. */
  const waiting = async () => {
    const { rows } = await sql<{ payload: unknown; seconds: number }>`
      with taken as (delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
        where tasks.id = task_id and identifier = ${pushJob.name} returning payload, run_at)
      select payload, extract(epoch from run_at - now())::int as seconds from taken`.execute(desk.db);
    return rows.map(({ payload, seconds }) => ({ job: pushJob.schema.parse(payload), seconds }));
  };
  const push = async () => {
    const reports = [];
    for (const { job: payload } of await waiting()) reports.push(await pushJob.run(payload, context));
    return reports;
  };
  const watch = async (who: Person, how: 'at once' | 'daily', language: 'en' | 'fr' = 'en') => {
    const browser = aBrowser(url);
    const call = desk.by(who, language);
    await desk.db.updateTable('member').set({ language }).where('id', '=', who).execute();
    await call(social.sendWatch, { id: 'augustus', type: 'item', how });
    expect(await call(social.sendPush, { to: browser.to })).toEqual({ subscribed: true });
    return browser;
  };
  return { ...desk, url, got, answers, context, waiting, push, watch };
}

test('watchers are notified by web push: encrypted for their browser, signed by the operator, in their language, at once or daily', async () => {
  const { by, context, got, push, watch, url } = await aService();
  const [other, second] = [await watch('other', 'at once', 'fr'), await watch('second', 'daily')];
  await by('second')(social.sendWatch, { id: 'livia', type: 'item', how: 'daily' });
  const { key, subscribed } = await by('other')(social.pushKey, {});
  expect(subscribed).toBe(true);
  expect((await by('author')(social.pushKey, {})).subscribed).toBe(false);

  await notifyWatchersJob.run({ thingId: 'augustus' }, context);
  await notifyWatchersJob.run({ thingId: 'livia' }, context);
  expect(await push()).toEqual([{ sent: 1, gone: 0, later: 0, refused: 0 }]);
  const [request] = got.splice(0);
  expect(other.read(request!.body)).toEqual({
    title: 'Stèle',
    body: '«\u202fAuguste\u202f», que vous suivez, a changé.',
    language: 'fr',
    href: '/detail/augustus-fr',
    tag: request!.headers.topic,
  });
  expect(url + request!.path).toBe(other.to.endpoint);
  expect(request!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal' });
  expect(String(request!.headers.topic)).toMatch(/^[\w-]{32}$/);
  const [, token = '', publicKey] = /^vapid t=(\S+), k=(\S+)$/.exec(String(request!.headers.authorization)) ?? [];
  expect(publicKey).toBe(key);
  const point = Buffer.from(key!, 'base64url');
  const signer = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const { payload } = await jwtVerify(token, signer, { audience: url, maxTokenAge: undefined });
  expect(payload.sub).toBe('mailto:us@stele.test');

  await dailyDigestJob.run({}, context);
  await push();
  expect(got).toHaveLength(1);
  expect(second.read(got[0]!.body)).toMatchObject({
    body: '“Augustus” and 1 other item that you watch changed today.',
    href: '/user/usercenter#/watched',
  });
});

test('an expired browser subscription is removed, an unavailable service is retried later, and signing out ends it', async () => {
  const { by, byVisitor, db, visitors, context, got, answers, waiting, push, watch, url } = await aService();
  const browsers = [await watch('other', 'at once'), await watch('second', 'at once'), await watch('third', 'at once')];
  const paths = browsers.map(({ to }) => to.endpoint.slice(url.length));
  for (const [at, status] of [410, 503, 403].entries()) answers.set(paths[at]!, status);
  await notifyWatchersJob.run({ thingId: 'augustus' }, context);
  expect(await push()).toEqual([{ sent: 0, gone: 1, later: 1, refused: 1 }]);
  const listSubscribers = async () =>
    (await db.selectFrom('pushSubscription').select('memberId').orderBy('memberId').execute()).map(
      (row) => row.memberId,
    );
  expect(await listSubscribers()).toEqual(['second', 'third']);
  const [again] = await waiting();
  expect(again).toMatchObject({ job: { endpoints: [browsers[1]!.to.endpoint], attempt: 1 }, seconds: 60 });
  answers.clear();
  expect(await pushJob.run(again!.job, context)).toMatchObject({ sent: 1 });
  expect(got).toHaveLength(4);
  answers.set(paths[1]!, 500);
  expect(await pushJob.run({ ...again!.job, endpoints: [] }, context)).toMatchObject({ sent: 0, later: 0 });
  await pushJob.run({ ...again!.job, attempt: 3 }, context);
  expect(await waiting()).toEqual([]); // no retry after an hour

  // Another member signs in with a subscribed browser: its messages are now theirs.
  await by('author')(social.sendPush, { to: browsers[1]!.to });
  expect(await listSubscribers()).toEqual(['author', 'third']);
  await closeSession(db, visitors.third);
  expect(await listSubscribers()).toEqual(['author']);
  expect(await byVisitor(visitors.author)(social.sendPush, { to: null })).toEqual({ subscribed: false });
  expect(await listSubscribers()).toEqual([]);
});

test('security: nothing is sent to internal hosts: addresses are public HTTPS hosts, or the service that the operator names', async () => {
  const { by, url, drivers } = await aService();
  const { to } = aBrowser(url);
  const refused = [
    'http://push.example/1',
    'https://push.example:8443/1',
    'https://user@push.example/1',
    'file:///etc/passwd',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/latest',
    'https://localhost/1',
    'https://localhost./1',
    'https://push.localhost/1',
    'https://metadata.google.internal/1',
    'https://printer.local/1',
    'https://db/1',
    url.replace('127.0.0.1', 'localhost'),
  ];
  for (const endpoint of refused)
    await expect(by('author')(social.sendPush, { to: { ...to, endpoint } }), endpoint).rejects.toMatchObject({
      errorName: 'pushRefused',
    });
  for (const wrong of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: Buffer.alloc(65, 4).toString('base64url') }])
    await expect(by('author')(social.sendPush, { to: { ...to, ...wrong } })).rejects.toMatchObject({
      errorName: 'pushRefused',
    });
  // A name that resolves to an internal address is refused at connection time.
  expect(await drivers.push!.send({ ...to, endpoint: 'https://localhost/1' }, 'x', 'x')).toBe('later');
});
