import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../src/kit/database/database.server.ts';
import { dictionaryFor } from '../../src/kit/registry/texts.server.ts';
import { tokenHash } from '../../src/kit/calls/session.server.ts';
import { apiCode, type Language, languages } from '../../src/rules/languages.ts';
import { solveCaptcha } from '../visitor.ts';
import { ask } from './ask.ts';

async function sealed(body: unknown, { iat = Date.now(), jti = crypto.randomUUID() as string } = {}) {
  const { envelope } = await ask('/data/seal/key');
  const { key, now } = envelope.data as { key: { kid: string }; now: number };
  expect(Math.abs(now - Date.now())).toBeLessThan(10_000);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat, jti } as never)
    .encrypt(await importJWK(key as JWK, 'ECDH-ES'));
}
const jose = { 'content-type': 'application/jose' };

test('C01 an encrypted body is answered like a plain one, once; a tampered one is refused by name in the reader’s language', async () => {
  const body = await sealed({ id: 'what-is-stele', language: 'fr' });
  const first = await ask('/api/help/questionContent', { body, headers: jose });
  expect(first.envelope).toEqual(
    (await ask('/api/help/questionContent', { body: { id: 'what-is-stele', language: 'fr' } })).envelope,
  );
  const again = await ask('/api/help/questionContent?lang=en', { body, headers: jose });
  expect(again.envelope).toMatchObject({
    code: 400,
    message: dictionaryFor('en')['error.sealReplayed']!,
    data: { error: 'sealReplayed' },
  });
  const broken = (language: Language) => dictionaryFor(language)['error.sealBroken'];
  for (const language of languages) {
    const { status, envelope } = await ask(`/api/help/questionContent?lang=${apiCode(language)}`, {
      body: `${body.slice(0, -2)}xx`,
      headers: jose,
    });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ code: 400, message: broken(language), data: { error: 'sealBroken' } });
  }
  const old = await ask('/api/help/questionContent', {
    body: await sealed({ id: 'what-is-stele' }, { iat: Date.now() - 6 * 60_000 }),
    headers: jose,
  });
  expect(old.envelope).toMatchObject({ data: { error: 'sealStale' } });
  const list = await ask('/api/help/questionContent', { body: await sealed(['what-is-stele']), headers: jose });
  expect(list.envelope).toMatchObject({ data: { error: 'badInput', field: 'body' } });
});

test('a page of another site may not send requests in a reader’s name; our own pages and programs may', async () => {
  const call = (headers: Record<string, string>) =>
    ask('/api/help/questionContent', { body: { id: 'what-is-stele' }, headers });
  for (const origin of ['https://elsewhere.example', 'null', inject('product').replace('http:', 'https:')])
    expect((await call({ origin })).envelope).toMatchObject({ code: 403, data: { error: 'originRefused' } });
  expect((await call({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await call({ origin: inject('product') })).status).toBe(200);
  expect((await call({})).status).toBe(200);
});

test('X01 S01 a session travels in an HttpOnly cookie, with a readable marker that reveals nothing', async () => {
  const { db } = connect(inject('postgres').replace('/stele?', '/product?'), 1);
  onTestFinished(() => db.destroy());
  const mobile = `139${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`;
  const response = await ask('/api/auth/w1/n/getKaptcha?lang=en');
  expect(response.envelope.data.picture).toMatch(/^data:image\/svg\+xml;base64,/);
  const kaptchaCookie = String(response.headers['set-cookie']![0]);
  expect(kaptchaCookie).toMatch(/^pending_kaptcha=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const kaptcha = solveCaptcha(response.envelope.data.question as string);
  expect(
    (
      await ask('/api/auth/sendMessage/v2', {
        body: { mobile, kaptcha },
        headers: { cookie: kaptchaCookie.split(';')[0]! },
      })
    ).envelope,
  ).toMatchObject({ code: 200, data: { waitSeconds: 60 } });
  const { body } = await db
    .selectFrom('outbox')
    .where('target', '=', `+86${mobile}`)
    .select('body')
    .executeTakeFirstOrThrow();
  const signedIn = await ask('/api/auth/loginByPhone', { body: { mobile, message: /\d{6}/.exec(body)![0] } });
  expect(signedIn.envelope).toMatchObject({ code: 200, data: { isNew: true } });
  const cookies = signedIn.headers['set-cookie']!;
  expect(cookies).toEqual([
    expect.stringMatching(/^bearer=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^free=1; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  expect((await ask('/home/Index/userInfo', { headers: { cookie } })).envelope.data).toMatchObject({
    status: 'NORMAL',
    phoneBound: true,
  });
  const page = await ask('/', { headers: { cookie } });
  expect(page.text).toBe((await ask('/')).text); // pages are the same for everyone
  const ownHeaders = { cookie, 'sec-fetch-site': 'same-origin' };
  for (const [method, headers] of [
    ['GET', { ...ownHeaders, 'sec-fetch-dest': 'image' }],
    ['GET', { ...ownHeaders, 'sec-fetch-dest': 'document' }],
    ['HEAD', { ...ownHeaders, 'sec-fetch-dest': 'iframe' }],
    ['GET', { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
    ['GET', { cookie }],
  ] as const)
    expect((await ask('/api/auth/logout', { method, headers })).status, JSON.stringify(headers)).toBe(403); // security M6, H6
  expect(
    (await ask('/data/session/end', { body: {}, headers: { cookie, origin: 'https://elsewhere.example' } })).status,
  ).toBe(403);
  expect((await ask('/home/Index/userInfo', { headers: { cookie } })).envelope.data).toMatchObject({
    status: 'NORMAL',
  });
  expect((await ask('/api/auth/logout', { headers: { ...ownHeaders, 'sec-fetch-dest': 'empty' } })).status).toBe(200);
  const gone = await ask('/home/Index/userInfo', { headers: { cookie } });
  expect(gone.envelope.data).toBeNull();
  // A late answer must not clear the cookies of a new login.
  expect(gone.headers['set-cookie'] ?? []).toEqual([]);
});

test('a rate-limited caller is told how long to wait, in words and in a header', async () => {
  const { db } = connect(inject('postgres').replace('/stele?', '/product?'), 1);
  onTestFinished(() => db.destroy());
  const mobile = `137${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`;
  const { id } = await db
    .insertInto('member')
    .values({ id: crypto.randomUUID(), name: `waits-${mobile}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session')
    .values({ tokenHash: tokenHash(`waits-${mobile}`), memberId: id, expiresAt: new Date(Date.now() + 60_000) })
    .execute();
  const send = (language: string) =>
    ask(`/api/auth/sendMessage?lang=${language}`, { body: { mobile }, headers: { cookie: `bearer=waits-${mobile}` } });
  expect((await send('en')).status).toBe(200);
  for (const [language, words] of [
    ['fr', /^Trop de tentatives\u202f: réessayez dans \d+\ssecondes$/],
    ['cn', /^操作太频繁，请在\d+秒钟?后再试$/],
    ['jp', /^操作が多すぎます。\d+\s?秒後に/],
  ] as const) {
    const { status, headers, envelope } = await send(language);
    expect(status).toBe(429);
    expect(envelope.message).toMatch(words);
    expect(Number(headers['retry-after'])).toBe(envelope.data.seconds);
  }
});
