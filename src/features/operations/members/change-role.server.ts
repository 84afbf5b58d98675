import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import { claimedStates, nextState } from '../../../rules/revision-states.ts';
import { assertAdministratorRemains, lockAdministrators } from '../../accounts/face/administrators.server.ts';
import { findMember, hasName } from '../../accounts/face/members.server.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import type { Role } from './rules.ts';

/**
 * Changes a member's role; used by the members page and `npm run role`. Fails with `lastAdministrator` when no
 * administrator would remain.
 */
export async function changeRole(db: Database, username: string, role: Role): Promise<void> {
  await lockAdministrators(db);
  const member = await findMember(db).where(hasName(username)).select(['id', 'role']).forUpdate().executeTakeFirst();
  if (!member) fail('memberNotFound');
  if (member.role === role) return;
  if (member.role === 'administrator') await assertAdministratorRemains(db, member.id);
  await db.updateTable('member').set({ role }).where('id', '=', member.id).execute();
  if (role === 'member') await releaseClaims(db, member.id);
  await notify(db, [member.id], { kind: 'roleChanged', role });
}

/** Releases a former reviewer's claims for other reviewers. Submissions they already passed are published. */
async function releaseClaims(db: Database, memberId: string): Promise<void> {
  const claimed = await db
    .selectFrom('revision')
    .where('reviewerId', '=', memberId)
    .where('state', 'in', claimedStates)
    .where('publishAt', 'is', null)
    .select(['id', 'state', 'stagesPassed', 'stagesNeeded'])
    .forUpdate()
    .execute();
  for (const { id, state, stagesPassed, stagesNeeded } of claimed) {
    const next = nextState({ state, passed: stagesPassed, needed: stagesNeeded }, 'hand back');
    if (!next) continue;
    await db
      .updateTable('revision')
      .set({ state: next.state, reviewerId: null, claimedAt: null })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('auditStep')
      .values({ revisionId: id, act: 'hand back', fromState: state, toState: next.state, memberId, reason: null })
      .execute();
  }
}
