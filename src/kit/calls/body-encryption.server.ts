import { createHash } from 'node:crypto';
import {
  compactDecrypt,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { implement } from './api.server.ts';
import { boundJson } from './bounded-json.server.ts';
import type { Database } from '../database/database.server.ts';
import * as contract from './body-encryption-contract.ts';

interface Key {
  id: string;
  publicKey: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
  open: CryptoKey;
  createdAt: number;
}

/** Letters of the protected header of a sealed body: ours has some 300. */
const longestHead = 2000;

/** Keys by database: tests have several in one process. */
const known = new WeakMap<Database, Map<string, Key>>();
const keysOf = (db: Database) => known.get(db) ?? known.set(db, new Map()).get(db)!;

/** The key that is offered now; made, and old ones thrown away, when the last one has had its day. */
export async function currentKey(db: Database): Promise<Key> {
  const fresh = () => Date.now() - limits.sealKeyMs.offered;
  const newest = (keys: Iterable<Key>) =>
    [...keys].filter(({ createdAt }) => createdAt > fresh()).sort((a, b) => b.createdAt - a.createdAt)[0];
  const here = newest(keysOf(db).values());
  if (here) return here;
  await db.transaction().execute(async (tx) => {
    // Of several processes one makes the key.
    await tx
      .deleteFrom('sealKey')
      .where('createdAt', '<', new Date(Date.now() - limits.sealKeyMs.opens))
      .execute();
    await tx.deleteFrom('sealedCall').where('expiresAt', '<', new Date()).execute();
    if (
      await tx
        .selectFrom('sealKey')
        .where('createdAt', '>', new Date(fresh()))
        .select('id')
        .forUpdate()
        .executeTakeFirst()
    )
      return;
    const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true, crv: 'P-256' });
    const jwk = await exportJWK(privateKey);
    await tx
      .insertInto('sealKey')
      .values({ id: await calculateJwkThumbprint(jwk), privateKey: JSON.stringify(jwk) })
      .execute();
  });
  await readKeys(db);
  return newest(keysOf(db).values())!;
}

async function readKeys(db: Database): Promise<void> {
  const keys = keysOf(db);
  const rows = await db
    .selectFrom('sealKey')
    .where('createdAt', '>', new Date(Date.now() - limits.sealKeyMs.opens))
    .selectAll()
    .execute();
  for (const id of keys.keys()) if (!rows.some((row) => row.id === id)) keys.delete(id);
  for (const { id, privateKey, createdAt } of rows) {
    if (keys.has(id)) continue;
    const { x, y } = privateKey as { x: string; y: string };
    keys.set(id, {
      id,
      publicKey: { kty: 'EC', crv: 'P-256', x, y },
      open: (await importJWK(privateKey as JWK, 'ECDH-ES')) as CryptoKey,
      createdAt: createdAt.getTime(),
    });
  }
}

/**
 * Opens a body sealed as a compact JWE (ECDH-ES, A256GCM): the JSON that it carries. Its protected header says when it
 * was sealed (`iat`, milliseconds) and an id that is taken once. Fails with sealBroken, sealKeyUnknown, sealStale,
 * sealReplayed, and tooLarge where the JSON has more members and elements than it may have. Source: design §4.
 */
export async function decryptBody(
  db: Database,
  sealed: string,
  most: { values: number } = limits.bodies.ordinary,
): Promise<unknown> {
  if (sealed.slice(0, longestHead).indexOf('.') < 0) fail('sealBroken'); // it would be parsed whatever is in it
  const keys = keysOf(db);
  let unknownKey = false;
  const opened = await compactDecrypt(
    sealed,
    async ({ kid }) => {
      if (typeof kid !== 'string') throw new Error('no kid');
      if (!keys.has(kid)) await readKeys(db);
      const key = keys.get(kid);
      if (key && Date.now() - key.createdAt < limits.sealKeyMs.opens) return key.open;
      unknownKey = true;
      throw new Error('unknown key');
    },
    { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
  ).catch(() => fail(unknownKey ? 'sealKeyUnknown' : 'sealBroken'));
  const { iat, jti } = opened.protectedHeader as { iat?: unknown; jti?: unknown };
  if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length < 16 || jti.length > 100) fail('sealBroken');
  if (Math.abs(Date.now() - iat) > limits.sealLivesMs) fail('sealStale');
  const id = createHash('sha256').update(jti).digest('base64url');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sealedCall')
    .values({ id, expiresAt: new Date(iat + 2 * limits.sealLivesMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) fail('sealReplayed');
  boundJson(opened.plaintext, most);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)) as unknown;
  } catch {
    return fail('sealBroken');
  }
}

export const encryptionHandlers = implement(contract, {
  async sealKey(_, { db }) {
    const { id, publicKey } = await currentKey(db);
    return { key: { kid: id, ...publicKey }, now: Date.now() };
  },
});
