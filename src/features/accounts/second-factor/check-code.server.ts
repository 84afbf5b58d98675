import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit, resetLimit, type Limit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import { findKnownDevice } from '../face/known-devices.server.ts';
import { stepOfCode } from './app-codes.server.ts';
import { normalizeCode, hashRecoveryCode } from './recovery-codes.server.ts';
import { decryptSecret, loadSecretKey } from './secret-box.server.ts';

const quarterMs = 15 * 60_000,
  dayMs = 86_400_000;

/** A code that was right when checked, to be consumed in the transaction of its purpose. */
export type CheckedCode = { memberId: string } & ({ step: number } | { recoveryHash: Buffer });

/**
 * Counts an attempt with a member's codes, or fails with `tryLater`. A browser in which the member has signed in has
 * its own limit, so that other people's attempts do not lock the member out.
 */
export async function countAttempt({ db, visitor }: Context, memberId: string): Promise<void> {
  const [quarter, day] = await attemptLimitsOf({ db, visitor }, memberId);
  await rateLimit(db, quarter, day, {
    key: `second factor network ${visitor.network}`,
    maxAttempts: limits.signIns.networkAMinute,
    perMs: 60_000,
  });
}

async function attemptLimitsOf(
  { db, visitor }: Pick<Context, 'db' | 'visitor'>,
  memberId: string,
): Promise<[Limit, Limit]> {
  const device = await findKnownDevice(db, visitor, memberId);
  const key = device ? `second factor device ${device} ${memberId}` : `second factor ${memberId}`;
  return [
    { key, maxAttempts: limits.secondFactor.triesAQuarter, perMs: quarterMs },
    { key: `${key} day`, maxAttempts: limits.secondFactor.triesADay, perMs: dayMs },
  ];
}

/** Checks a code of the app or a recovery code, and counts the attempt. Fails with `codeWrong`, `tryLater`. */
export async function checkSecondCode(context: Context, memberId: string, given: string): Promise<CheckedCode> {
  const { db, settings } = context;
  await countAttempt(context, memberId);
  const code = normalizeCode(given);
  const row =
    (await db
      .selectFrom('secondFactor')
      .where('memberId', '=', memberId)
      .select(['secret', 'lastStep', 'recoverySalt'])
      .executeTakeFirst()) ?? fail('codeWrong');
  if (!/^\d{6}$/.test(code)) {
    const codeHash = await hashRecoveryCode(code, row.recoverySalt);
    const isUnused = await db
      .selectFrom('recoveryCode')
      .where('memberId', '=', memberId)
      .where('codeHash', '=', codeHash)
      .select('memberId')
      .executeTakeFirst();
    return isUnused ? { memberId, recoveryHash: codeHash } : fail('codeWrong');
  }
  if (!row.secret) fail('codeWrong');
  const step = stepOfCode(decryptSecret(await loadSecretKey(settings), memberId, row.secret), code);
  return step === null || step <= row.lastStep ? fail('codeWrong') : { memberId, step };
}

/**
 * Consumes a checked code: a recovery code is deleted; an app code is accepted once, and no earlier one after it. Of
 * two concurrent uses one succeeds. Fails with `codeWrong`.
 */
export async function consumeSecondCode(
  tx: Database,
  { visitor }: Pick<Context, 'visitor'>,
  checked: CheckedCode,
): Promise<void> {
  const { memberId } = checked;
  if ('step' in checked) {
    const { numUpdatedRows } = await tx
      .updateTable('secondFactor')
      .set({ lastStep: checked.step })
      .where('memberId', '=', memberId)
      .where('lastStep', '<', checked.step)
      .executeTakeFirst();
    if (!numUpdatedRows) fail('codeWrong');
  } else {
    const { numDeletedRows } = await tx
      .deleteFrom('recoveryCode')
      .where('memberId', '=', memberId)
      .where('codeHash', '=', checked.recoveryHash)
      .executeTakeFirst();
    if (!numDeletedRows) fail('codeWrong');
    const { count } = await tx
      .selectFrom('recoveryCode')
      .where('memberId', '=', memberId)
      .select((from) => from.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await notify(tx, [memberId], { kind: 'recoveryCodeUsed', count: Number(count) });
  }
  for (const { key } of await attemptLimitsOf({ db: tx, visitor }, memberId)) await resetLimit(tx, key);
}
