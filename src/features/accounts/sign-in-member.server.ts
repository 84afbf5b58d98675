import type { Context } from '../../kit/calls/api.server.ts';
import { saveChallenge } from '../../kit/calls/challenges.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { openSession, rememberLanguage } from '../../kit/calls/session.server.ts';
import { fail } from '../../rules/errors.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import type { UserInfo } from '../../kit/member/contract.ts';
import { rememberDevice } from './face/known-devices.server.ts';
import { userInfoOf } from './face/members.server.ts';
import { factorsOf } from './face/factors.server.ts';

/** A sign-in whose first factor was right, and that waits for the second. */
export interface PendingSignIn {
  memberId: string;
}

/**
 * Signs in the member that `identify` finds by the first factor, in one transaction with it. Fails with
 * `secondStepNeeded` when the member has a second factor: a cookie then keeps the sign-in for the second step.
 */
export async function signInByFirstFactor(
  context: Context,
  identify: (tx: Database) => Promise<{ memberId: string; isNew?: boolean }>,
): Promise<{ userProfile: UserInfo; isNew: boolean }> {
  const { db, visitor, settings } = context;
  const signedIn = await db.transaction().execute(async (tx) => {
    const { memberId, isNew = false } = await identify(tx);
    if (!(await factorsOf(tx, memberId, settings)).isAsked)
      return { ...(await signInMember(tx, context, memberId, { isNew })), isNew };
    await saveChallenge(tx, visitor, 'second_step', { memberId } satisfies PendingSignIn);
    return null; // committed anyway, so that the first factor is consumed
  });
  return signedIn ?? fail('secondStepNeeded');
}

/** Signs a member in, in the caller's transaction: opens a session, and notifies the member when the device is new. */
export async function signInMember(
  tx: Database,
  { visitor, settings, language }: Context,
  memberId: string,
  { isNew = false, ...factors }: { isNew?: boolean; hasShownSecondFactor?: boolean; hasShownPasskey?: boolean } = {},
): Promise<{ userProfile: UserInfo }> {
  const devices = await tx.selectFrom('session').where('memberId', '=', memberId).select('device').execute();
  const sessionId = await openSession(tx, visitor, memberId, factors);
  await rememberDevice(tx, visitor, memberId);
  await rememberLanguage(tx, memberId, language);
  if (isNew) await notify(tx, [memberId], { kind: 'welcome' });
  else if (devices.length && !devices.some(({ device }) => device === visitor.device))
    await notify(tx, [memberId], { kind: 'newSignIn', agent: visitor.agent, network: visitor.network });
  return { userProfile: await userInfoOf(tx, { id: memberId, sessionId }, settings) };
}
