import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Member } from '../../../kit/calls/session.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { holdPartLock } from '../../../kit/database/locks.server.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import { addressIdOf } from '../../../kit/registry/things.server.ts';
import { fail } from '../../../rules/errors.ts';
import { defaultLanguage, type Language } from '../../../rules/languages.ts';
import { reviewStates, waitingStates } from '../../../rules/revision-states.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import { findingsOf } from '../checks/findings.server.ts';
import { scriptAddressIn } from '../checks/script-address.ts';
import { isBlocking, type Finding } from '../../../rules/revisions/findings.ts';
import type { SaveResult } from '../contract.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { recordActivity, requireLock } from './locks.server.ts';
import { matchesPart } from './part-ref.server.ts';
import { stagesFor } from '../../../rules/review-stages.ts';
import { assertDraftQuota, assertSubmissionQuota, lockMemberDrafts } from '../quotas.server.ts';
import { recordOf } from '../records.server.ts';
import { findProhibitedTerm, sanitizeContent } from './check-in-worker.server.ts';
import { recordStep } from './steps.server.ts';
import { loadTerms } from './cached-terms.server.ts';

export interface ProposedPart {
  part: PartRef;
  content: unknown;
  baseId: string | null;
  note: string;
  token?: string;
  translatedFrom?: string;
  /** Random id shared by parts that are saved, submitted and reviewed together. */
  bundleId?: string;
  /**
   * The draft version it is based on; null when the author knows of none, `any` when the caller has already checked.
   */
  onVersion: number | null | 'any';
  /** Random id of the tab that saves. */
  tab?: string;
  /** Whether a program wrote it, or a part of it. A draft stays marked when its author continues it. */
  withAssistant?: boolean;
}

/** The published revision of a part, or the one before those that are passing now (`before`); undefined for none. */
export const latestPublished = (db: Database, part: PartRef, before: readonly string[] = []) =>
  db
    .selectFrom('revision')
    .where(matchesPart(part))
    .where('published', '=', true)
    .$if(before.length > 0, (rows) => rows.where('id', 'not in', before))
    .orderBy('publicationNumber', 'desc')
    .limit(1)
    .select(['id', 'content', 'state', 'translatedFrom'])
    .executeTakeFirst();

const selectUnderReview = (db: Database, part: PartRef) =>
  db
    .selectFrom('revision')
    .where(matchesPart(part))
    .where('state', 'in', reviewStates)
    .select(['id', 'authorId'])
    .executeTakeFirst();

/**
 * Saves a draft: in any condition and without a lock, so that no typing is lost. One per member and part; saving again
 * replaces it. Fails with `draftOutdated` when another tab has saved since.
 */
export async function saveDraft(tx: Database, proposed: ProposedPart, authorId: string): Promise<SaveResult> {
  const {
    part,
    part: { thingId, module, language, key },
    baseId,
    note,
    translatedFrom,
    bundleId,
    tab,
    withAssistant = false,
  } = proposed;
  if (!(await requirePart(module).mayWrite(tx, thingId, authorId))) fail('notYours');
  const content = await sanitizeContent(module, proposed.content);
  const wrongField = scriptAddressIn(content);
  if (wrongField !== null) fail('badInput', { field: wrongField, reason: 'addressWrong' });
  await lockMemberDrafts(tx, authorId);
  await lockPart(tx, part);
  await assertBaseIsPublished(tx, proposed);
  const before = await tx
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where(matchesPart(part))
    .where('state', '=', 'draft')
    .select(['id', 'contentVersion', 'savedBy', sql<number>`pg_column_size(content)`.as('size')])
    .forUpdate()
    .executeTakeFirst();
  assertDraftVersion(before, proposed);
  const id = before?.id ?? newId();
  const values = {
    content: JSON.stringify(content),
    contentVersion: nextVersion,
    baseId,
    note,
    changedAt: sql<Date>`now()`,
    translatedFrom: translatedFrom ?? null,
    savedBy: tab ?? null,
    ...(bundleId !== undefined && { bundleId }),
    ...(withAssistant && { withAssistant }),
  };
  const saved = before
    ? await tx
        .updateTable('revision')
        .set(values)
        .where('id', '=', id)
        .returning('contentVersion')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('revision')
        .values({
          id,
          module,
          thingId,
          language,
          key,
          authorId,
          state: 'draft',
          bundleId: id,
          originId: null,
          decidedAt: null,
          rejectReason: null,
          withAssistant: await wasRejectedWithAssistant(tx, part, authorId),
          ...values,
        })
        .returning('contentVersion')
        .executeTakeFirstOrThrow();
  await assertDraftQuota(tx, authorId, { id, sizeBefore: before?.size ?? null });
  await recordActivity(tx, part, authorId);
  return {
    revisionId: id,
    itemId: addressIdOf(requirePart(module).of, thingId, language ?? defaultLanguage),
    state: 'draft',
    version: saved.contentVersion,
    findings: [],
  };
}

/**
 * Whether the author's last decided proposal of a part is marked and was rejected: the draft that corrects it is marked, too.
 */
async function wasRejectedWithAssistant(tx: Database, part: PartRef, authorId: string): Promise<boolean> {
  const decided = await tx
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where(matchesPart(part))
    .where('decidedAt', 'is not', null)
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .select(['state', 'withAssistant'])
    .executeTakeFirst();
  return decided?.state === 'not passed' && decided.withAssistant;
}

/** A version number that was never used before. */
export const nextVersion = sql<number>`nextval('content_version')::int`;

interface SavedDraft {
  id: string;
  contentVersion: number;
  savedBy: string | null;
}

/** A save must name the draft's current version, unless the same tab made that version. */
function assertDraftVersion(before: SavedDraft | undefined, { onVersion, tab }: ProposedPart): void {
  if (!before || onVersion === 'any' || before.contentVersion === onVersion) return;
  if (tab !== undefined && tab === before.savedBy) return;
  fail('draftOutdated', { revisionId: before.id, version: before.contentVersion });
}

/**
 * Fails unless the base, and the translation source if any, are or were published: of this part, or of the subject's
 * text in another language.
 */
async function assertBaseIsPublished(
  tx: Database,
  { part: { thingId, module, language }, baseId, translatedFrom }: ProposedPart,
): Promise<void> {
  const published = (id: string) =>
    tx
      .selectFrom('revision')
      .where('id', '=', id)
      .where('thingId', '=', thingId)
      .where('module', '=', module)
      .where('published', '=', true)
      .select('language')
      .executeTakeFirst();
  if (baseId !== null && (await published(baseId))?.language !== language) fail('badInput', { field: 'baseId' });
  if (translatedFrom === undefined) return;
  const source = language === null ? undefined : await published(translatedFrom);
  if (!source || source.language === language) fail('badInput', { field: 'translatedFrom' });
}

/** Serializes saves and submissions of a part, so that a concurrent call sees the result of the first. */
const lockPart = (tx: Database, { thingId, module, language, key }: PartRef) =>
  holdPartLock(tx, `${thingId} ${module} ${language} ${key}`);

/** Fails unless the part can be proposed: not under review, not featured, on the published version, under the lock. */
async function assertSubmittable(
  tx: Database,
  { part, baseId, token }: ProposedPart,
  member: Member,
  isNew: boolean,
): Promise<void> {
  await lockPart(tx, part);
  if (await selectUnderReview(tx, part)) fail('underReview');
  const newest = await latestPublished(tx, part);
  if (newest && newest.state !== 'passed') fail('editingForbidden');
  if ((newest?.id ?? null) !== baseId) fail('baseOutdated', { revisionId: newest?.id ?? '' });
  if (!isNew) await requireLock(tx, part, token, member);
}

/**
 * Submits for review: forbidden content is rejected with its place, questionable content is noted for the reviewer.
 * Runs in the caller's transaction; the author's draft of the part becomes the submission.
 */
export async function submit(
  tx: Database,
  context: Context,
  proposed: ProposedPart,
  { isNew = false } = {},
): Promise<SaveResult> {
  const { member, settings } = context;
  const { part } = proposed;
  // A program proposes; its author reads and submits.
  if (member!.accessTokenId !== undefined) fail('notAllowed');
  await lockMemberDrafts(tx, member!.id);
  await assertSubmittable(tx, proposed, member!, isNew);
  const draft = await saveDraft(tx, proposed, member!.id);
  const { content } = await tx
    .selectFrom('revision')
    .where('id', '=', draft.revisionId)
    .select('content')
    .executeTakeFirstOrThrow();
  const findings = await examine(tx, part, content, proposed.baseId, context.language);
  const record = await recordOf(tx, member!.id);
  // Drafts of an earlier attempt may share this bundle id; only parts submitted now are reviewed together.
  const bundleId = proposed.bundleId ?? newId();
  await tx
    .updateTable('revision')
    .set({
      state: 'submitted',
      bundleId,
      submittedAt: sql`now()`,
      changedAt: sql`now()`,
      stagesPassed: 0,
      stagesNeeded: stagesFor(part.module, record, settings.REVIEW_STAGES),
      findings: JSON.stringify(findings),
    })
    .where('id', '=', draft.revisionId)
    .execute();
  await equalizeStages(tx, bundleId);
  await recordStep(tx, { id: draft.revisionId, state: 'draft' }, 'submit', 'submitted', member!.id);
  await assertSubmissionQuota(tx, member!.id);
  await notifyReviewers(tx, member!.id);
  return { ...draft, state: 'submitted', findings };
}

/** A bundle passes its stages as one: it needs the maximum of its parts. */
const equalizeStages = (tx: Database, bundleId: string) =>
  sql`
    update revision set stages_needed = bundle.needed
    from (select max(stages_needed) as needed from revision where bundle_id = ${bundleId}) bundle
    where bundle_id = ${bundleId} and stages_needed < bundle.needed`.execute(tx);

/** Saves as a draft, or submits. */
export const save = (context: Context, draft: boolean, proposed: ProposedPart): Promise<SaveResult> =>
  draft ? saveDraft(context.db, proposed, context.member!.id) : submit(context.db, context, proposed);

/** Fails when a content cannot be published, with the field and the reason; returns the findings for reviewers. */
export async function examine(
  tx: Database,
  part: PartRef,
  content: unknown,
  baseId: string | null,
  language: Language,
): Promise<Finding[]> {
  await assertNothingProhibited(tx, content);
  const findings = await findingsOf(tx, part, content, baseId, language);
  const wrong = findings.find(isBlocking);
  if (wrong)
    fail(wrong.name === 'endBeforeStart' ? 'endBeforeStart' : 'badInput', {
      field: wrong.where,
      reason: wrong.name,
      ...wrong.values,
    });
  return findings;
}

/** V20. Fails with the term and the surrounding words. */
async function assertNothingProhibited(db: Database, content: unknown): Promise<void> {
  const prohibited = await findProhibitedTerm(await loadTerms(db), content);
  if (prohibited) fail('prohibitedContent', { ...prohibited });
}

/** Notifies reviewers only when the queue was empty before: a message per submission would be noise. */
async function notifyReviewers(tx: Database, authorId: string) {
  const { waiting } = await tx
    .selectFrom('revision')
    .where('state', 'in', [...waitingStates])
    .select((from) => from.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (waiting > 1) return;
  const reviewers = await tx
    .selectFrom('member')
    .where('role', '!=', 'member')
    .where('deletedAt', 'is', null)
    .where('id', '!=', authorId)
    .select('id')
    .execute();
  await notify(
    tx,
    reviewers.map(({ id }) => id),
    { kind: 'reviewWaits' },
  );
}
