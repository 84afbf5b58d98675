import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import { withdrawAccess } from '../face/end-sessions.server.ts';
import { findMember, hasName } from '../face/members.server.ts';
import { signInMethodsOf } from '../methods/methods.server.ts';

/**
 * Removes all second factors of a member who has lost them: the app, the recovery codes and the passkeys; ends all
 * sessions and revokes all tokens. Fails with `memberNotFound`, and with `lastWayIn` for a member who can only sign in with a passkey.
 */
export async function resetSecondFactor(db: Database, username: string): Promise<void> {
  const member = await findMember(db).where(hasName(username)).select('id').forUpdate().executeTakeFirst();
  if (!member) fail('memberNotFound');
  const { id } = member;
  if ((await signInMethodsOf(db, id)).every((method) => method === 'passkey')) fail('lastWayIn');
  await db.deleteFrom('secondFactor').where('memberId', '=', id).execute();
  await db.deleteFrom('passkey').where('memberId', '=', id).execute();
  await withdrawAccess(db, id, { except: null });
  await notify(db, [id], { kind: 'secondFactorReset' });
}
