import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { addJob } from '../../kit/jobs/job.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { isClaimed, isPublished, isWaiting, type ReviewAction } from '../../rules/revision-states.ts';
import { saveReviewerEdit } from './reviewer-edit.server.ts';
import { notifyAuthor } from './notify-author.server.ts';
import { assertBaseIsNewest, publishBundle, publishJob } from './publication.server.ts';
import { lockBundle, recordStep, requireNextState, type Revision } from '../../editing/revisions/face/steps.server.ts';
import { latestPublished } from '../../editing/revisions/face/submit.server.ts';

interface ReviewRequest {
  id: string;
  act: Exclude<ReviewAction, 'submit' | 'withdraw'>;
  /** The content version that was read, of each revision of the bundle. */
  versions: Readonly<Record<string, number>>;
  reason?: string;
  content?: unknown;
  /** Publishes the last pass at once, without time to undo it. */
  publishNow?: boolean;
}

/** The database's clock, because hosts' clocks differ. */
const now = sql<Date>`now()`;

/**
 * Takes one review step for a whole bundle, in the caller's transaction. Locks the rows first: of two concurrent
 * reviewers one wins; the other gets `stateChanged`, as does a reviewer who has read other versions. Members cannot
 * review their own. Passing an unclaimed bundle claims it first. The last pass is recorded here and published a few
 * seconds later (`publication.server.ts`), or at once with an edit or `publishNow`.
 */
export async function takeStep(tx: Database, context: Context, request: ReviewRequest): Promise<void> {
  const { id, act, versions, reason, content, publishNow } = request;
  const member = context.member!;
  const bundle = await lockBundle(tx, id),
    opened = bundle.find((row) => row.id === id)!;
  if (bundle.some(({ authorId }) => authorId === member.id)) fail('notAllowed');
  if (act === 'reject' && !reason?.trim()) fail('reasonNeeded');
  if (bundle.some((row) => versions[row.id] !== row.contentVersion)) fail('stateChanged', { state: opened.state });
  // Claiming a bundle that the reviewer already holds or has just passed does nothing.
  if (act === 'claim' && bundle.every(({ state, reviewerId }) => isClaimed(state) && reviewerId === member.id)) return;
  if (bundle.some(({ publishAt }) => publishAt !== null)) fail('stateChanged', { state: 'passed' });
  if (act === 'propose' || act === 'feature') await assertNewest(tx, opened);

  if (act === 'pass' && isWaiting(opened.state)) await moveBundle(tx, bundle, 'claim', member.id);
  for (const { state, reviewerId } of bundle) {
    // An administrator can release a bundle that its reviewer forgot or can no longer release.
    const mayRelease = act === 'hand back' && member.role === 'administrator';
    if (isClaimed(state) && reviewerId !== member.id && !mayRelease) fail('stateChanged', { state });
  }
  const isLastPass = act === 'pass' && isPublished(requireNextState(opened, act).state);
  // Otherwise a reviewer's changes would reach the next stage under the author's name.
  if (content !== undefined && !isLastPass) fail('notAllowed');
  if (!isLastPass) {
    await moveBundle(tx, bundle, act, member.id, reason);
    await notifyAuthor(tx, opened, { act, reason, language: context.language });
  } else if (publishNow || content !== undefined) {
    const decision = { reviewerId: member.id, decidedAt: null };
    await publishBundle(tx, bundle, decision, async () =>
      content === undefined
        ? null
        : saveReviewerEdit(tx, opened, content, { memberId: member.id, language: context.language }),
    );
  } else await schedulePublication(tx, bundle);
}

/** Moves all rows of a bundle by one act that does not publish; `bundle` then has their new states. */
async function moveBundle(
  tx: Database,
  bundle: Revision[],
  act: Exclude<ReviewAction, 'submit' | 'withdraw'>,
  memberId: string,
  reason?: string,
): Promise<void> {
  for (const row of bundle) {
    const next = requireNextState(row, act);
    // A reviewer who passed one stage leaves the next to another reviewer.
    if (act === 'claim' && row.stagesPassed > 0 && (await hasPassed(tx, row.id, memberId))) fail('notAllowed');
    const changes = {
      state: next.state,
      stagesPassed: next.passed,
      ...(act === 'claim' && { reviewerId: memberId }),
      ...((act === 'hand back' || act === 'pass') && { reviewerId: null }),
      ...(act === 'reject' && { rejectReason: reason! }),
    };
    await tx
      .updateTable('revision')
      .set({
        ...changes,
        changedAt: now,
        ...(act === 'claim' && { claimedAt: now }),
        ...((act === 'hand back' || act === 'pass' || act === 'reject') && { claimedAt: null }),
        ...(act === 'reject' && { decidedAt: now }),
      })
      .where('id', '=', row.id)
      .execute();
    await recordStep(tx, row, act, next.state, memberId, { reason });
    Object.assign(row, changes);
  }
}

/** Records the last pass. It is published later, unless its reviewer undoes it before. */
async function schedulePublication(tx: Database, bundle: readonly Revision[]): Promise<void> {
  await assertBaseIsNewest(tx, bundle);
  const { bundleId } = bundle[0]!;
  await tx
    .updateTable('revision')
    .set({
      publishAt: sql<Date>`now() + make_interval(secs => ${limits.undoSeconds})`,
      decidedAt: now,
      changedAt: now,
    })
    .where('bundleId', '=', bundleId)
    .execute();
  await addJob(tx, publishJob, { bundleId }, null, limits.undoSeconds);
}

/**
 * Returns a bundle whose last pass is still pending to the reviewer who passed it. Fails with `stateChanged` when it is
 * already published, or was passed by another reviewer.
 */
export async function undoPass(tx: Database, id: string, memberId: string): Promise<void> {
  const bundle = await lockBundle(tx, id);
  if (bundle.some(({ publishAt, reviewerId }) => publishAt === null || reviewerId !== memberId))
    fail('stateChanged', { state: bundle[0]!.state });
  await tx
    .updateTable('revision')
    .set({ publishAt: null, decidedAt: null, changedAt: now })
    .where('bundleId', '=', bundle[0]!.bundleId)
    .execute();
}

const hasPassed = async (tx: Database, revisionId: string, memberId: string) =>
  Boolean(
    await tx
      .selectFrom('auditStep')
      .where('revisionId', '=', revisionId)
      .where('memberId', '=', memberId)
      .where('act', '=', 'pass')
      .select('id')
      .executeTakeFirst(),
  );

/** Only the published revision can be featured. */
async function assertNewest(tx: Database, row: Revision): Promise<void> {
  const newest = await latestPublished(tx, row);
  if (newest && newest.id !== row.id) fail('baseOutdated', { revisionId: newest.id });
}
