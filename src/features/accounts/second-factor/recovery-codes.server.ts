import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Database } from '../../../kit/database/database.server.ts';
import * as limits from '../../../rules/limits.ts';

/** Without ambiguous characters: 31 letters and digits, 59 bits in twelve. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 3,
  groupLength = 4;

/** The same cost as for passwords; one salt for all codes of a member, so that a check needs one hash. */
const hashOf = (code: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(code, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });

export const createRecoverySalt = (): Buffer => randomBytes(16);

/** Replaces a member's recovery codes and returns the new ones, which are stored hashed. */
export async function renewRecoveryCodes(tx: Database, memberId: string): Promise<string[]> {
  const salt = createRecoverySalt();
  const codes = Array.from({ length: limits.secondFactor.recoveryCodes }, createRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(normalizeCode(code), salt)));
  await tx.updateTable('secondFactor').set({ recoverySalt: salt }).where('memberId', '=', memberId).execute();
  await tx.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute();
  await tx
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ memberId, codeHash })))
    .execute();
  return codes;
}

/** Format `k7mp-3xwd-9rte`. */
const createRecoveryCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** Removes what people add when typing a code: spaces, hyphens, capitals, full-width letters. */
export const normalizeCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑–]/g, '');

/** The stored hash of a recovery code of this member. */
export const hashRecoveryCode = (code: string, salt: Buffer): Promise<Buffer> => hashOf(normalizeCode(code), salt);
