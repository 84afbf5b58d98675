import { sql } from 'kysely';
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { rateLimit, resetLimit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import type { Visitor } from '../../../kit/calls/visitor.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';

const dayMs = 86_400_000;
const { digits, livesMs, tries, resendMs } = limits.oneTimeCode;

const hashOf = (target: string, code: string) =>
  createHash('sha256')
    .update(`${target} ${code.normalize('NFKC').trim()}`)
    .digest();

/**
 * Creates a code for a phone or mail address and sends it with `deliver`; earlier codes become void. Rate limited by
 * target, device and network; after a failed delivery the next code may be requested at once.
 */
export async function sendCode(
  db: Database,
  visitor: Visitor,
  target: string,
  deliver: (code: string) => Promise<void>,
): Promise<{ waitSeconds: number }> {
  await rateLimit(
    db,
    { key: `code wait ${target}`, maxAttempts: 1, perMs: resendMs },
    { key: `code target ${target}`, maxAttempts: limits.codesPerDay.target, perMs: dayMs },
    { key: `code device ${visitor.device}`, maxAttempts: limits.codesPerDay.device, perMs: dayMs },
    { key: `code network ${visitor.network}`, maxAttempts: limits.codesPerDay.network, perMs: dayMs },
  );
  const code = String(randomInt(10 ** digits)).padStart(digits, '0'),
    id = newId();
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('oneTimeCode').set({ used: true }).where('target', '=', target).execute();
    await tx
      .insertInto('oneTimeCode')
      .values({
        id,
        target,
        codeHash: hashOf(target, code),
        expiresAt: sql<Date>`now() + ${livesMs} * interval '1 millisecond'`,
      })
      .execute();
  });
  try {
    await deliver(code);
  } catch (error) {
    await db.deleteFrom('oneTimeCode').where('id', '=', id).execute();
    await resetLimit(db, `code wait ${target}`);
    throw error;
  }
  return { waitSeconds: resendMs / 1000 };
}

/**
 * Checks a code, counts the attempt and returns the code's id; fails with `codeWrong` when it is wrong, expired, used,
 * or tried too often.
 */
export async function checkCode(db: Database, visitor: Visitor, target: string, code: string): Promise<string> {
  await rateLimit(db, {
    key: `code tries ${visitor.network}`,
    maxAttempts: limits.accountChecksPerMinute,
    perMs: 60_000,
  });
  const right = await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('oneTimeCode')
      .where('target', '=', target)
      .where('used', '=', false)
      .where('expiresAt', '>', sql<Date>`now()`)
      .where('tries', '<', tries)
      .orderBy('sentAt', 'desc')
      .limit(1)
      .forUpdate()
      .select(['id', 'codeHash'])
      .executeTakeFirst();
    if (!row) return null;
    if (timingSafeEqual(row.codeHash, hashOf(target, code))) return row.id;
    await tx
      .updateTable('oneTimeCode')
      .set((set) => ({ tries: set('tries', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
    return null;
  });
  return right ?? fail('codeWrong');
}

/**
 * Marks a checked code as used, in the transaction of its purpose: of two concurrent uses one succeeds. Fails with
 * `codeWrong`.
 */
export async function consumeCode(tx: Database, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('oneTimeCode')
    .set({ used: true })
    .where('id', '=', id)
    .where('used', '=', false)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!numUpdatedRows) fail('codeWrong');
}
