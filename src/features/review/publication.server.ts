import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { job, type JobContext } from '../../kit/jobs/job.server.ts';
import { Failure, fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { defaultLanguage, type Language } from '../../rules/languages.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { publish, type PassingRevision } from '../../editing/revisions/face/publish.server.ts';
import { lockBundle, recordStep, requireNextState, type Revision } from '../../editing/revisions/face/steps.server.ts';
import { latestPublished } from '../../editing/revisions/face/submit.server.ts';
import { describeProposal, notifyAuthor } from './notify-author.server.ts';

interface Decision {
  reviewerId: string;
  /** Null for now. */
  decidedAt: Date | null;
}

/** The reviewer's own revision based on the passed one, which it replaces (reviewer-edit.server.ts). */
type Edit = PassingRevision & { of: string };

/**
 * Publishes a locked bundle whose last pass was decided, in the caller's transaction, and notifies its author. Fails
 * with `baseOutdated` when something else was published since it was written.
 */
export async function publishBundle(
  tx: Database,
  bundle: readonly Revision[],
  { reviewerId, decidedAt }: Decision,
  makeEdit: () => Promise<Edit | null> = async () => null,
): Promise<void> {
  for (const row of bundle) {
    const next = requireNextState(row, 'pass');
    await tx
      .updateTable('revision')
      .set({
        state: next.state,
        stagesPassed: next.passed,
        changedAt: sql<Date>`now()`,
        decidedAt: decidedAt ?? sql<Date>`now()`,
        claimedAt: null,
        publishAt: null,
      })
      .where('id', '=', row.id)
      .execute();
    await recordStep(tx, row, 'pass', next.state, reviewerId, { at: decidedAt });
    row.state = next.state;
  }
  const edit = await makeEdit();
  await assertBaseIsNewest(tx, bundle, edit ? [edit.id] : []);
  await publish(
    tx,
    bundle.map((row) => (row.id === edit?.of ? edit : passingOf(row))),
  );
  for (const { thingId, module, language, key } of bundle) {
    await tx
      .deleteFrom('editLock')
      .where('thingId', '=', thingId)
      .where('module', '=', module)
      .where('language', '=', language ?? '')
      .where('key', '=', key)
      .execute();
  }
  const { name: editor } = edit ? await selectMemberName(tx, reviewerId) : { name: null };
  await notifyAuthor(tx, mainPart(bundle), { act: 'pass', language: languageOf(bundle), editor });
}

const passingOf = ({ id, module, thingId, language, key, content, originId }: Revision): PassingRevision => ({
  id,
  module,
  thingId,
  language,
  key,
  content,
  originId,
});

const selectMemberName = (tx: Database, id: string) =>
  tx.selectFrom('member').where('id', '=', id).select('name').executeTakeFirstOrThrow();

/** The part that names a bundle: the text of a new entry. */
const mainPart = (bundle: readonly Revision[]) => bundle.find(({ language }) => language !== null) ?? bundle[0]!;
const languageOf = (bundle: readonly Revision[]): Language => mainPart(bundle).language ?? defaultLanguage;

/** Fails with `baseOutdated` when the base of a part is no longer the published revision. */
export async function assertBaseIsNewest(
  tx: Database,
  bundle: readonly Revision[],
  edits: readonly string[] = [],
): Promise<void> {
  for (const row of bundle) {
    const newest = await latestPublished(tx, row, [row.id, ...edits]);
    if ((newest?.id ?? null) !== row.baseId) fail('baseOutdated', { revisionId: newest?.id ?? '' });
  }
}

/**
 * Publishes a bundle whose pass was decided, if it is still pending; otherwise does nothing, so it can be called any
 * number of times. `now` skips the waiting time. If it cannot be published any more, it returns to its reviewer with a
 * message that gives the reason.
 */
export async function publishDecided(db: Database, bundleId: string, { now = false } = {}): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const bundle = await lockDueBundle(tx, bundleId, now);
      if (bundle.length)
        await publishBundle(tx, bundle, { reviewerId: bundle[0]!.reviewerId!, decidedAt: bundle[0]!.decidedAt });
    });
  } catch (error) {
    const isKnown = error instanceof Failure;
    if (!isKnown && !(await isLongOverdue(db, bundleId))) throw error; // the job tries again
    const failure = isKnown ? error : new Failure('requestFailed');
    await db.transaction().execute(async (tx) => returnToReviewer(tx, await lockDueBundle(tx, bundleId, now), failure));
    if (!isKnown) throw error; // so that the log has the cause
  }
}

/** Whether the job has retried for so long that a person has to look. */
async function isLongOverdue(db: Database, bundleId: string): Promise<boolean> {
  const overdue = await db
    .selectFrom('revision')
    .where('bundleId', '=', bundleId)
    .where('publishAt', '<', sql<Date>`now() - ${limits.publishRetryMs} * interval '1 millisecond'`)
    .select('id')
    .executeTakeFirst();
  return overdue !== undefined;
}

/** The rows of a bundle to publish, locked; empty when it is not due or no longer pending. */
const lockDueBundle = async (tx: Database, bundleId: string, now: boolean): Promise<Revision[]> =>
  tx
    .selectFrom('revision')
    .where('bundleId', '=', bundleId)
    .where('publishAt', 'is not', null)
    .$if(!now, (rows) => rows.where('publishAt', '<=', sql<Date>`now()`))
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();

/** Returns a bundle to its reviewer; the step records the reason, and a message notifies the reviewer. */
async function returnToReviewer(tx: Database, bundle: readonly Revision[], { errorName }: Failure): Promise<void> {
  for (const row of bundle) {
    await tx
      .updateTable('revision')
      .set({ publishAt: null, decidedAt: null, changedAt: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute();
    await recordStep(tx, row, 'return', row.state, row.reviewerId!, { reason: errorName });
  }
  const main = bundle.length ? mainPart(bundle) : null;
  if (main?.reviewerId)
    await notify(tx, [main.reviewerId], {
      kind: 'passReturned',
      revisionId: main.id,
      error: errorName,
      ...(await describeProposal(tx, main, languageOf(bundle))),
    });
}

/** Publishes at once a bundle that this reviewer passed and that is still pending; fails with `stateChanged`. */
export async function publishPassed(db: Database, id: string, memberId: string): Promise<void> {
  const bundleId = await db.transaction().execute(async (tx) => {
    const bundle = await lockBundle(tx, id);
    if (bundle.some(({ publishAt, reviewerId }) => publishAt === null || reviewerId !== memberId))
      fail('stateChanged', { state: bundle[0]!.state });
    return bundle[0]!.bundleId;
  });
  await publishDecided(db, bundleId, { now: true });
}

/** Publishes every bundle that is due. */
async function publishDue({ db, signal }: Pick<JobContext, 'db' | 'signal'>): Promise<void> {
  const due = await db
    .selectFrom('revision')
    .where('publishAt', '<=', sql<Date>`now()`)
    .select('bundleId')
    .distinct()
    .execute();
  const errors: unknown[] = [];
  for (const { bundleId } of due) {
    signal.throwIfAborted();
    await publishDecided(db, bundleId).catch((error: unknown) => errors.push(error)); // the others are published
  }
  if (errors.length) throw errors[0];
}

/** Publishes a bundle when its time to undo ends; every ten minutes, also bundles that earlier jobs failed on. */
export const publishJob = job({
  name: 'publishing',
  schema: z.object({ bundleId: z.string().optional() }),
  every: 'tenMinutes',
  retries: 8,
  run: ({ bundleId }, context) => (bundleId === undefined ? publishDue(context) : publishDecided(context.db, bundleId)),
});

/** Publishes bundles that became due while no process ran. */
export const publishAtStartJob = job({
  name: 'publishingAtStart',
  schema: z.object({}),
  every: 'start',
  retries: 2,
  run: (_, context) => publishDue(context),
});
