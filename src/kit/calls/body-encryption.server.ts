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
import { sql } from 'kysely';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { implement } from './api.server.ts';
import { assertJsonBounds } from './bounded-json.server.ts';
import type { Database } from '../database/database.server.ts';
import * as contract from './body-encryption-contract.ts';

interface Key {
  id: string;
  publicKey: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
  open: CryptoKey;
  /** When it was created, in milliseconds of `performance.now()`: the clock may be set. */
  bornAt: number;
}

/** Milliseconds since a key was created, by the database's clock, which set the time. */
const ageMs = sql<number>`(extract(epoch from now() - created_at) * 1000)::float8`;

/** The longest protected header accepted, in characters; ours has some 300. */
const maxHeaderLength = 2000;

/** Key caches by database: tests have several databases in one process. */
const keysByDatabase = new WeakMap<Database, Map<string, Key>>();
const keysOf = (db: Database) => keysByDatabase.get(db) ?? keysByDatabase.set(db, new Map()).get(db)!;

/** The key that clients should use now. If the last one is too old, creates a new one and deletes expired ones. */
export async function getCurrentKey(db: Database): Promise<Key> {
  const newest = (keys: Iterable<Key>) =>
    [...keys]
      .filter(({ bornAt }) => performance.now() - bornAt < limits.encryptionKeyMs.offered)
      .sort((a, b) => b.bornAt - a.bornAt)[0];
  const newestKey = newest(keysOf(db).values());
  if (newestKey) return newestKey;
  await db.transaction().execute(async (tx) => {
    // Of several processes only one creates the key.
    await tx.deleteFrom('sealKey').where(ageMs, '>', limits.encryptionKeyMs.opens).execute();
    await tx
      .deleteFrom('sealedCall')
      .where('expiresAt', '<', sql<Date>`now()`)
      .execute();
    if (
      await tx
        .selectFrom('sealKey')
        .where(ageMs, '<', limits.encryptionKeyMs.offered)
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
    .where(ageMs, '<', limits.encryptionKeyMs.opens)
    .select(['id', 'privateKey', ageMs.as('ageMs')])
    .execute();
  for (const id of keys.keys()) if (!rows.some((row) => row.id === id)) keys.delete(id);
  for (const { id, privateKey, ageMs: age } of rows) {
    if (keys.has(id)) continue;
    const { x, y } = privateKey as { x: string; y: string };
    keys.set(id, {
      id,
      publicKey: { kty: 'EC', crv: 'P-256', x, y },
      open: (await importJWK(privateKey as JWK, 'ECDH-ES')) as CryptoKey,
      bornAt: performance.now() - age,
    });
  }
}

/**
 * Decrypts a body sent as a compact JWE (ECDH-ES, A256GCM) and parses its JSON. The protected header says when it was
 * encrypted (`iat`, milliseconds) and has an id (`jti`) that is accepted only once. Fails with sealBroken,
 * sealKeyUnknown, sealStale, sealReplayed, and with tooLarge where the JSON has more members and elements than allowed.
 * Source: design §4.
 */
export async function decryptBody(
  db: Database,
  sealed: string,
  bodyLimit: { values: number } = limits.bodies.ordinary,
): Promise<unknown> {
  if (sealed.slice(0, maxHeaderLength).indexOf('.') < 0) fail('sealBroken'); // the library would parse a header of any size
  const keys = keysOf(db);
  let unknownKey = false;
  const opened = await compactDecrypt(
    sealed,
    async ({ kid }) => {
      if (typeof kid !== 'string') throw new Error('no kid');
      if (!keys.has(kid)) await readKeys(db);
      const key = keys.get(kid);
      if (key && performance.now() - key.bornAt < limits.encryptionKeyMs.opens) return key.open;
      unknownKey = true;
      throw new Error('unknown key');
    },
    { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
  ).catch(() => fail(unknownKey ? 'sealKeyUnknown' : 'sealBroken'));
  const { iat, jti } = opened.protectedHeader as { iat?: unknown; jti?: unknown };
  if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length < 16 || jti.length > 100) fail('sealBroken');
  if (Math.abs(Date.now() - iat) > limits.encryptedBodyMs) fail('sealStale');
  const id = createHash('sha256').update(jti).digest('base64url');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sealedCall')
    .values({ id, expiresAt: sql<Date>`now() + ${2 * limits.encryptedBodyMs} * interval '1 millisecond'` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) fail('sealReplayed');
  assertJsonBounds(opened.plaintext, bodyLimit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)) as unknown;
  } catch {
    return fail('sealBroken');
  }
}

export const encryptionHandlers = implement(contract, {
  async sealKey(_, { db }) {
    const { id, publicKey } = await getCurrentKey(db);
    return { key: { kid: id, ...publicKey }, now: Date.now() };
  },
});
