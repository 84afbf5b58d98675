import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import * as limits from '../../rules/limits.ts';
import { encryptBody, forgetKey } from './body-encryption.ts';
import { getCurrentKey, decryptBody } from './body-encryption.server.ts';

interface Sealing {
  iat?: unknown;
  jti?: unknown;
  kid?: unknown;
  key?: CryptoKey;
  text?: string;
}

async function aHouse() {
  const { db } = await openDatabase();
  const { id, publicKey } = await getCurrentKey(db);
  const offered = await importJWK(publicKey, 'ECDH-ES');
  const sealed = ({ iat = Date.now(), jti = crypto.randomUUID(), kid = id, key, text = '{"a":1}' }: Sealing = {}) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat, jti } as never)
      .encrypt(key ?? offered);
  return { db, id, sealed };
}

test('C01 an encrypted body decrypts to the original, once', async () => {
  const { db, sealed } = await aHouse();
  const body = { name: '司马迁 “É” \u2028', list: [1, null, { deep: true }] };
  const sealedBody = await sealed({ text: JSON.stringify(body) });
  expect(await decryptBody(db, sealedBody)).toEqual(body);
  await expect(decryptBody(db, sealedBody)).rejects.toMatchObject({ errorName: 'sealReplayed' });
  expect(await decryptBody(db, await sealed())).toEqual({ a: 1 });
});

test('C01 of many identical bodies sent at once, one is accepted', async () => {
  const { db, sealed } = await aHouse();
  const sealedBody = await sealed();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => decryptBody(db, sealedBody)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('C01 a body that is altered, truncated or encrypted for another key does not decrypt', async () => {
  const { db, sealed } = await aHouse();
  const sealedBody = await sealed();
  for (let at = 0; at < sealedBody.length; at += 7) {
    if ((sealedBody[at + 1] ?? '.') === '.') continue; // the last letter of a part has unused bits
    const changed = sealedBody.slice(0, at) + (sealedBody[at] === 'A' ? 'B' : 'A') + sealedBody.slice(at + 1);
    await expect(decryptBody(db, changed), `changed at ${at}`).rejects.toMatchObject({
      errorName: expect.stringMatching(/^seal(Broken|KeyUnknown)$/) as string,
    });
  }
  for (const nonsense of ['', '.', '....', sealedBody.slice(0, -5), `${sealedBody}.x`, '{"a":1}', '\0'])
    await expect(decryptBody(db, nonsense)).rejects.toMatchObject({ errorName: 'sealBroken' });
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  await expect(decryptBody(db, await sealed({ key: publicKey }))).rejects.toMatchObject({ errorName: 'sealBroken' });
  await expect(decryptBody(db, await sealed({ kid: 'gone' }))).rejects.toMatchObject({ errorName: 'sealKeyUnknown' });
  for (const header of [{ iat: 'now' }, { jti: 'short' }, { jti: 7 }])
    await expect(decryptBody(db, await sealed(header))).rejects.toMatchObject({ errorName: 'sealBroken' });
  await expect(decryptBody(db, await sealed({ text: '{"a":' }))).rejects.toMatchObject({ errorName: 'sealBroken' });
});

test('C01 a body more than five minutes old or ahead is stale', async () => {
  const { db, sealed } = await aHouse();
  for (const away of [-limits.encryptedBodyMs - 1000, limits.encryptedBodyMs + 2000])
    await expect(decryptBody(db, await sealed({ iat: Date.now() + away }))).rejects.toMatchObject({
      errorName: 'sealStale',
    });
  await decryptBody(db, await sealed({ iat: Date.now() - limits.encryptedBodyMs + 5000 }));
});

test('C01 keys rotate: a new one is offered after a day, the old one works for another day, then it is gone', async () => {
  const { db, id, sealed } = await aHouse();
  expect((await getCurrentKey(db)).id).toBe(id);
  const { db: sameDatabaseAnotherProcess } = {
    db: db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result }),
  };
  expect((await getCurrentKey(sameDatabaseAnotherProcess)).id).toBe(id);

  await db
    .updateTable('sealKey')
    .set({ createdAt: new Date(Date.now() - limits.encryptionKeyMs.offered - 1000) })
    .execute();
  const nextDay = db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result });
  expect((await getCurrentKey(nextDay)).id).not.toBe(id);
  expect(await decryptBody(nextDay, await sealed())).toEqual({ a: 1 });

  await db
    .updateTable('sealKey')
    .where('id', '=', id)
    .set({ createdAt: new Date(Date.now() - limits.encryptionKeyMs.opens - 1000) })
    .execute();
  const dayAfter = db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result });
  await expect(decryptBody(dayAfter, await sealed())).rejects.toMatchObject({ errorName: 'sealKeyUnknown' });
});

test('security H3: the JSON of a decrypted body and of its header is counted before it is parsed', async () => {
  const { db, sealed } = await aHouse();
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(await decryptBody(db, await sealed({ text: nested(limits.jsonDepth) }))).toBeInstanceOf(Array);
  await expect(decryptBody(db, await sealed({ text: nested(limits.jsonDepth + 1) }))).rejects.toMatchObject({
    errorName: 'tooLarge',
  });
  await expect(
    decryptBody(db, await sealed({ text: JSON.stringify(Array(12).fill(1)) }), { values: 10 }),
  ).rejects.toMatchObject({ errorName: 'tooLarge' });
  await expect(decryptBody(db, await sealed({ jti: 'x'.repeat(3000) }))).rejects.toMatchObject({
    errorName: 'sealBroken',
  });
});

test('C01 what a browser encrypts decrypts to the original, at any length; one key serves many bodies', async () => {
  const { db } = await aHouse();
  const { id, publicKey } = await getCurrentKey(db);
  const fetchKey = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ code: 200, data: { key: { kid: id, ...publicKey }, now: Date.now() } }),
  );
  vi.stubGlobal('fetch', fetchKey);
  onTestFinished(() => void vi.unstubAllGlobals());
  forgetKey();
  for (const body of [{}, { name: '司马迁 “É” \u2028', list: [1, null] }, { text: 'é'.repeat(200_000) }])
    expect(await decryptBody(db, await encryptBody(body))).toEqual(body);
  expect(fetchKey).toHaveBeenCalledTimes(1);
});
