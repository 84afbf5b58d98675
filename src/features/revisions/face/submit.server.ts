import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Member } from '../../../kit/calls/session.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { holdPartLock } from '../../../kit/database/locks.server.ts';
import { partNamed } from '../../../kit/registry/parts.server.ts';
import { idIn } from '../../../kit/registry/things.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { reviewStates, waitingStates } from '../../../rules/revision-states.ts';
import { notify } from '../../messages/face/notify.server.ts';
import { findingsOf } from '../checks/findings.server.ts';
import { scriptAddressIn } from '../checks/script-address.ts';
import { forbids, type Found } from '../../../rules/revisions/findings.ts';
import type { Saved } from '../contract.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { noteActivity, requireLock } from './locks.server.ts';
import { ofPart } from './of-part.server.ts';
import { stagesFor } from '../../../rules/review-stages.ts';
import { keepWithinDrafts, keepWithinSubmissions, oneSaveOfAMember } from '../quotas.server.ts';
import { recordOf } from '../records.server.ts';
import { prohibitedIn, safeContent } from './in-thread.server.ts';
import { recordStep } from './steps.server.ts';
import { searchTerms } from './terms-kept.server.ts';

/** A part as somebody proposes it. */
export interface Proposed {
  part: PartRef;
  content: unknown;
  baseId: string | null;
  note: string;
  token?: string;
  translatedFrom?: string;
  /** The same for the parts that are saved, submitted and reviewed together; new, and random. */
  bundleId?: string;
  /**
   * The version of the draft that it was written upon; null where its author knows of none, `any` where the caller has
   * looked.
   */
  onVersion: number | null | 'any';
  /** The tab that saves, by the random id that it gave itself. */
  tab?: string;
}

/** What readers see of a part now, or saw before those that pass just now (`before`); undefined for nothing. */
export const newestOf = (db: Database, part: PartRef, before: readonly string[] = []) =>
  db
    .selectFrom('revision')
    .where(ofPart(part))
    .where('published', '=', true)
    .$if(before.length > 0, (rows) => rows.where('id', 'not in', before))
    .orderBy('publicationNumber', 'desc')
    .limit(1)
    .select(['id', 'content', 'state', 'translatedFrom'])
    .executeTakeFirst();

/** What is under review of a part. */
const underReview = (db: Database, part: PartRef) =>
  db
    .selectFrom('revision')
    .where(ofPart(part))
    .where('state', 'in', reviewStates)
    .select(['id', 'authorId'])
    .executeTakeFirst();

/**
 * Keeps a draft: whatever its state of health, and without a lock, because nothing that anybody typed may be lost. One
 * a person and part; saving again goes on with it. Fails with `draftOutdated` where another tab has saved it since.
 */
export async function keepDraft(tx: Database, proposed: Proposed, authorId: string): Promise<Saved> {
  const {
    part,
    part: { thingId, module, language, key },
    baseId,
    note,
    translatedFrom,
    bundleId,
    tab,
  } = proposed;
  if (!(await partNamed(module).mayWrite(tx, thingId, authorId))) fail('notYours');
  const content = await safeContent(module, proposed.content);
  const wrongField = scriptAddressIn(content);
  if (wrongField !== null) fail('badInput', { field: wrongField, reason: 'addressWrong' });
  await oneSaveOfAMember(tx, authorId);
  await oneAfterTheOther(tx, part);
  await mustExist(tx, proposed);
  const before = await tx
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where(ofPart(part))
    .where('state', '=', 'draft')
    .select(['id', 'contentVersion', 'savedBy', sql<number>`pg_column_size(content)`.as('size')])
    .forUpdate()
    .executeTakeFirst();
  mustKnow(before, proposed);
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
          ...values,
        })
        .returning('contentVersion')
        .executeTakeFirstOrThrow();
  await keepWithinDrafts(tx, authorId, { id, sizeBefore: before?.size ?? null });
  await noteActivity(tx, part, authorId);
  return {
    revisionId: id,
    itemId: idIn(partNamed(module).of, thingId, language ?? 'zh'),
    state: 'draft',
    version: saved.contentVersion,
    findings: [],
  };
}

/** A number that no content ever had. */
export const nextVersion = sql<number>`nextval('content_version')::int`;

interface Kept {
  id: string;
  contentVersion: number;
  savedBy: string | null;
}

/** A draft is saved only upon the version that its author has seen; what the same tab saved before, it has. */
function mustKnow(before: Kept | undefined, { onVersion, tab }: Proposed): void {
  if (!before || onVersion === 'any' || before.contentVersion === onVersion) return;
  if (tab !== undefined && tab === before.savedBy) return;
  fail('draftOutdated', { revisionId: before.id, version: before.contentVersion });
}

/**
 * Fails unless what a proposal says it was written upon is, or was, what readers see: of this part, or of the subject's
 * text elsewhere.
 */
async function mustExist(
  tx: Database,
  { part: { thingId, module, language }, baseId, translatedFrom }: Proposed,
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

/**
 * Whoever keeps or submits something of a part waits for whoever does so now: of two at once the second finds what the
 * first has done.
 */
const oneAfterTheOther = (tx: Database, { thingId, module, language, key }: PartRef) =>
  holdPartLock(tx, `${thingId} ${module} ${language} ${key}`);

/**
 * Fails unless a part may be proposed now: not under review, not one of the best, on what readers see, under the lock.
 */
async function mayBeProposed(
  tx: Database,
  { part, baseId, token }: Proposed,
  member: Member,
  isNew: boolean,
): Promise<void> {
  await oneAfterTheOther(tx, part);
  if (await underReview(tx, part)) fail('underReview');
  const newest = await newestOf(tx, part);
  if (newest && newest.state !== 'passed') fail('editingForbidden');
  if ((newest?.id ?? null) !== baseId) fail('baseOutdated', { revisionId: newest?.id ?? '' });
  if (!isNew) await requireLock(tx, part, token, member);
}

/**
 * Submits for review: what is forbidden is refused with its place, what a reviewer should weigh is noted. Within the
 * caller's transaction; the author's draft of the part becomes the submission.
 */
export async function submit(
  tx: Database,
  context: Context,
  proposed: Proposed,
  { isNew = false } = {},
): Promise<Saved> {
  const { member, settings } = context;
  const { part } = proposed;
  await oneSaveOfAMember(tx, member!.id);
  await mayBeProposed(tx, proposed, member!, isNew);
  const draft = await keepDraft(tx, proposed, member!.id);
  const { content } = await tx
    .selectFrom('revision')
    .where('id', '=', draft.revisionId)
    .select('content')
    .executeTakeFirstOrThrow();
  const findings = await examine(tx, part, content, proposed.baseId, context.language);
  const record = await recordOf(tx, member!.id);
  // Other drafts may have the bundle of this one from an earlier try; only what is submitted now is reviewed with it.
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
  await keepWithinSubmissions(tx, member!.id);
  await tellReviewers(tx, member!.id);
  return { ...draft, state: 'submitted', findings };
}

/** A bundle passes its stages as one: it needs the greatest number that one of its parts needs. */
const equalizeStages = (tx: Database, bundleId: string) =>
  sql`
    update revision set stages_needed = bundle.needed
    from (select max(stages_needed) as needed from revision where bundle_id = ${bundleId}) bundle
    where bundle_id = ${bundleId} and stages_needed < bundle.needed`.execute(tx);

/** Saves as a draft, or submits. */
export const save = (context: Context, draft: boolean, proposed: Proposed): Promise<Saved> =>
  draft ? keepDraft(context.db, proposed, context.member!.id) : submit(context.db, context, proposed);

/**
 * Fails where a content cannot be published, with the field and what is wrong there; gives what a reviewer should
 * weigh.
 */
export async function examine(
  tx: Database,
  part: PartRef,
  content: unknown,
  baseId: string | null,
  language: Language,
): Promise<Found[]> {
  await refuseProhibited(tx, content);
  const findings = await findingsOf(tx, part, content, baseId, language);
  const wrong = findings.find(forbids);
  if (wrong)
    fail(wrong.name === 'endBeforeStart' ? 'endBeforeStart' : 'badInput', {
      field: wrong.where,
      reason: wrong.name,
      ...wrong.values,
    });
  return findings;
}

/** V20. Fails with the term, and the words around it where it stands. */
async function refuseProhibited(db: Database, content: unknown): Promise<void> {
  const found = await prohibitedIn(await searchTerms(db), content);
  if (found) fail('prohibitedContent', { ...found });
}

/** Reviewers hear that something waits when nothing waited before: a message a submission would be noise. */
async function tellReviewers(tx: Database, authorId: string) {
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
