import { sql, type Selectable } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { idIn } from '../../things.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { claimedStates, isPublished, type ReviewAction, type State } from '../../rules/revision-states.ts';
import { notify } from '../messages/face/notify.server.ts';
import { partNamed } from '../../parts.server.ts';
import { nameOf } from '../revisions/face/thing-names.server.ts';
import { mend } from './mend.server.ts';
import { publish, type Passing } from '../revisions/face/publish.server.ts';
import { lockedBundle, recordStep, stepFrom } from '../revisions/face/steps.server.ts';
import { newestOf } from '../revisions/face/submit.server.ts';
import type { Tables } from '../../tables.ts';

const claims = (state: State) => (claimedStates as readonly State[]).includes(state);
interface Asked {
  id: string;
  act: Exclude<ReviewAction, 'submit' | 'withdraw'>;
  /** The content version that was read, of each revision that is judged together. */
  versions: Readonly<Record<string, number>>;
  reason?: string;
  content?: unknown;
}

/**
 * One step of an audit, of a revision and what is judged together with it, in the caller's transaction. The rows are
 * locked before they are looked at: of two reviewers one wins, the other is told `stateChanged`, and so is whoever read
 * something else than what stands there. Nobody audits their own.
 */
export async function takeStep(
  tx: Database,
  { member, language }: Context,
  { id, act, versions, reason, content }: Asked,
): Promise<void> {
  const bundle = await lockedBundle(tx, id),
    asked = bundle.find((one) => one.id === id)!;
  if (bundle.some(({ authorId }) => authorId === member!.id)) fail('notAllowed');
  if (act === 'reject' && !reason?.trim()) fail('reasonNeeded');
  if (bundle.some((one) => versions[one.id] !== one.contentVersion)) fail('stateChanged', { state: asked.state });
  if (act === 'propose' || act === 'feature') await mustBeNewest(tx, asked);

  for (const row of bundle) {
    const next = stepFrom(row, act);
    if (claims(row.state) && row.reviewerId !== member!.id) fail('stateChanged', { state: row.state });
    // Who passed one stage leaves the next to somebody else.
    if (act === 'claim' && row.stagesPassed > 0 && (await hasPassed(tx, row.id, member!.id))) fail('notAllowed');
    // What a reviewer changed would reach the next stage under its author's name.
    if (content !== undefined && next.state !== 'passed') fail('notAllowed');
    await tx
      .updateTable('revision')
      .set({
        state: next.state,
        stagesPassed: next.passed,
        changedAt: now,
        ...(act === 'claim' && { reviewerId: member!.id, claimedAt: now }),
        ...(act === 'hand back' && { reviewerId: null, claimedAt: null }),
        ...(act === 'pass' && {
          claimedAt: null,
          ...(isPublished(next.state) ? { decidedAt: now } : { reviewerId: null }),
        }),
        ...(act === 'reject' && { decidedAt: now, claimedAt: null, rejectReason: reason! }),
      })
      .where('id', '=', row.id)
      .execute();
    await recordStep(tx, row, act, next.state, member!.id, { reason });
    row.state = next.state;
  }

  const mended =
    act === 'pass' && content !== undefined ? await mend(tx, asked, content, { memberId: member!.id, language }) : null;
  if (act === 'pass' && asked.state === 'passed') await toReaders(tx, bundle, mended && { of: id, passing: mended });
  await tellAuthor(tx, asked, { act, reason, language, mender: mended && member!.name });
}

type Row = Selectable<Tables['revision']>;
/** By the clock of the database: the processes of several hosts have several. */
const now = sql<Date>`now()`;

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

/** Only what readers see can be one of the best. */
async function mustBeNewest(tx: Database, row: Row): Promise<void> {
  const newest = await newestOf(tx, row);
  if (newest && newest.id !== row.id) fail('baseOutdated', { revisionId: newest.id });
}

/**
 * Publishes what has passed, and in place of one of them what a reviewer made of it; fails with `baseOutdated` where
 * something else reached the readers since it was written.
 */
async function toReaders(tx: Database, bundle: readonly Row[], mended: { of: string; passing: Passing } | null) {
  for (const row of bundle) {
    const newest = await newestOf(tx, row, mended?.of === row.id ? [row.id, mended.passing.id] : [row.id]);
    if ((newest?.id ?? null) !== row.baseId) fail('baseOutdated', { revisionId: newest?.id ?? '' });
  }
  const passing = ({ id, module, thingId, language, key, content, originId }: Row): Passing => ({
    id,
    module,
    thingId,
    language,
    key,
    content,
    originId,
  });
  await publish(
    tx,
    bundle.map((row) => (row.id === mended?.of ? mended.passing : passing(row))),
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
}

/** An author hears of each decision. */
async function tellAuthor(
  tx: Database,
  row: Row,
  told: { act: ReviewAction; reason?: string; language: Language; mender: string | null },
) {
  const { act, reason, language, mender } = told;
  const passed = act === 'pass' && row.state === 'passed';
  const kind =
    act === 'reject'
      ? 'auditRejected'
      : act === 'feature'
        ? 'auditFeatured'
        : passed
          ? mender === null
            ? 'auditPassed'
            : 'auditMended'
          : null;
  if (!kind) return;
  const spoken = row.language ?? language;
  const itemId = idIn(partNamed(row.module).of, row.thingId, spoken);
  await notify(tx, [row.authorId], {
    kind,
    itemId,
    itemName: await nameOf(tx, row, spoken),
    modModule: partNamed(row.module).messageModule,
    ...(reason && { rejectReason: reason }),
    ...(mender !== null && { userName: mender }),
  });
}
