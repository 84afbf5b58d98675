import type { Context } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { openSession, rememberLanguage } from '../../kit/calls/session.server.ts';
import { notify } from '../messages/face/notify.server.ts';
import type { UserInfo } from './contract.ts';
import { rememberDevice } from './face/known-devices.server.ts';
import { userInfoOf } from './face/members.server.ts';

/**
 * Signs in: a new session, known to its member when the device is not one of theirs. Within the caller's transaction.
 */
export async function signInMember(
  tx: Database,
  { visitor, settings, language }: Context,
  memberId: string,
  { isNew = false } = {},
): Promise<{ userProfile: UserInfo }> {
  const devices = await tx.selectFrom('session').where('memberId', '=', memberId).select('device').execute();
  await openSession(tx, visitor, memberId);
  await rememberDevice(tx, visitor, memberId);
  await rememberLanguage(tx, memberId, language);
  if (isNew) await notify(tx, [memberId], { kind: 'welcome' });
  else if (devices.length && !devices.some(({ device }) => device === visitor.device))
    await notify(tx, [memberId], { kind: 'newSignIn', agent: visitor.agent, network: visitor.network });
  return { userProfile: await userInfoOf(tx, memberId, settings) };
}
