import type { Selectable } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import { nextState, type ReviewAction, type State } from '../../../rules/revision-states.ts';
import type { AuditStepTable, RevisionTable } from '../tables.ts';

export type Revision = Selectable<RevisionTable>;

/** A revision and its bundle, locked until the transaction ends. Fails with `revisionNotFound`. */
export async function lockBundle(tx: Database, id: string): Promise<Revision[]> {
  const bundle = await tx
    .selectFrom('revision')
    .where('bundleId', '=', (from) =>
      from.selectFrom('revision as one').where('one.id', '=', id).select('one.bundleId'),
    )
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();
  return bundle.length ? bundle : fail('revisionNotFound');
}

/** The state after an action; fails with `stateChanged` when the action is not allowed now. */
export const requireNextState = ({ state, stagesPassed, stagesNeeded }: Revision, act: ReviewAction) =>
  nextState({ state, passed: stagesPassed, needed: stagesNeeded }, act) ?? fail('stateChanged', { state });

/**
 * Records a step of a revision: member, states, reason, and the previous content if it was changed. `at` is given when
 * it was decided earlier.
 */
export async function recordStep(
  tx: Database,
  { id, state }: { id: string; state: State },
  act: AuditStepTable['act'],
  to: State,
  memberId: string,
  { reason, content, at }: { reason?: string; content?: unknown; at?: Date | null } = {},
): Promise<void> {
  await tx
    .insertInto('auditStep')
    .values({
      revisionId: id,
      act,
      fromState: state,
      toState: to,
      memberId,
      reason: reason ?? null,
      ...(at && { at }),
      ...(content !== undefined && { content: JSON.stringify(content) }),
    })
    .execute();
}
