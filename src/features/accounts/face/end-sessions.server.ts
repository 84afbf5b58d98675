import { endAllSessions, endSessionsOf } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import { revokeAccessTokens } from './access-tokens.server.ts';
import { forgetDevices } from './known-devices.server.ts';
import { findMember, hasName } from './members.server.ts';

/** Ends the sessions of a member but one, revokes their tokens and forgets their browsers. Returns the number of sessions. */
export async function withdrawAccess(
  tx: Database,
  memberId: string,
  { except }: { except: string | null },
): Promise<number> {
  await forgetDevices(tx, memberId);
  await revokeAccessTokens(tx, memberId);
  return endSessionsOf(tx, memberId, { except });
}

/**
 * Ends all sessions of a member, revokes their tokens and forgets their browsers. Returns the number of sessions; fails with
 * `memberNotFound`.
 */
export async function endSessionsOfMember(tx: Database, username: string): Promise<number> {
  const member = await findMember(tx).where(hasName(username)).select('id').executeTakeFirst();
  if (!member) fail('memberNotFound');
  return withdrawAccess(tx, member.id, { except: null });
}

/**
 * Ends every session, revokes every token and forgets every browser, as after a theft of the database. Returns the number of
 * sessions.
 */
export async function endSessionsOfAll(tx: Database): Promise<number> {
  await tx.deleteFrom('knownDevice').execute();
  await tx.deleteFrom('accessToken').execute();
  return endAllSessions(tx);
}
