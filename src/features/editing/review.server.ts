import type { Selectable } from 'kysely';
import type { Context } from '../../kit/api.server.ts';
import type { Database } from '../../kit/database.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import { claimedStates, isPublished, type Act, type State } from '../../rules/revision-states.ts';
import { tell } from '../messages/tell.server.ts';
import type { AuditNews } from '../messages/told.ts';
import { schemas } from './contents.ts';
import { publish, type Contents, type Passing } from './publish.server.ts';
import { lockedBundle, recordStep, stepFrom } from './steps.server.ts';
import { safeContent } from './in-thread.server.ts';
import { examine, newestOf } from './submit.server.ts';
import type { RevisionTable } from './tables.ts';

const claims = (state: State) => (claimedStates as readonly State[]).includes(state);
const ofModule: Record<Module, AuditNews['modModule']> = { facts: 'item', text: 'item', timeline: 'timeline', timemap: 'timemap', relations: 'relation' };

interface Asked {
  id: string;
  act: Exclude<Act, 'submit' | 'withdraw'>;
  reason?: string;
  content?: unknown;
}

/**
 * One step of an audit, of a revision and what is judged together with it, in the caller's transaction. The rows are locked
 * before they are looked at: of two reviewers one wins, the other is told `stateChanged`. Nobody audits their own.
 */
export async function takeStep(tx: Database, { member, language }: Context, { id, act, reason, content }: Asked): Promise<void> {
  const bundle = await lockedBundle(tx, id);
  if (bundle.some(({ authorId }) => authorId === member!.id)) fail('notAllowed');
  if (act === 'reject' && !reason?.trim()) fail('reasonNeeded');

  const now = new Date();
  for (const row of bundle) {
    const next = stepFrom(row, act);
    if (claims(row.state) && row.reviewerId !== member!.id) fail('stateChanged', { state: row.state });
    // Who passed one stage leaves the next to somebody else.
    if (act === 'claim' && row.stagesPassed > 0 && (await hasPassed(tx, row.id, member!.id))) fail('notAllowed');
    await tx.updateTable('revision').set({
      state: next.state, stagesPassed: next.passed, changedAt: now,
      ...(act === 'claim' && { reviewerId: member!.id, claimedAt: now }),
      ...(act === 'hand back' && { reviewerId: null, claimedAt: null }),
      ...(act === 'pass' && { claimedAt: null, ...(isPublished(next.state) ? { decidedAt: now } : { reviewerId: null }) }),
      ...(act === 'reject' && { decidedAt: now, claimedAt: null, rejectReason: reason! }),
    }).where('id', '=', row.id).execute();
    await recordStep(tx, row, act, next.state, member!.id, { reason });
    row.state = next.state;
  }

  if (act === 'pass' && content !== undefined) await edit(tx, bundle.find((one) => one.id === id)!, content, member!.id, language);
  if (act === 'pass' && bundle.every(({ state }) => state === 'passed')) await toReaders(tx, bundle);
  await tellAuthor(tx, bundle.find((one) => one.id === id)!, act, reason, language);
}

type Row = Selectable<RevisionTable>;

const hasPassed = async (tx: Database, revisionId: string, memberId: string) =>
  Boolean(await tx.selectFrom('auditStep').where('revisionId', '=', revisionId).where('memberId', '=', memberId).where('act', '=', 'pass').select('id').executeTakeFirst());

/** What a reviewer made of it takes its place, under the rules that bind an author; what the author wrote stays in the step. */
async function edit(tx: Database, row: Row, asked: unknown, memberId: string, language: Language) {
  const parsed = schemas[row.module].safeParse(asked);
  if (!parsed.success) fail('badInput', { field: parsed.error.issues[0]!.path.join('.'), reason: parsed.error.issues[0]!.message });
  const content = await safeContent(row.module, parsed.data as Contents[Module]);
  await examine(tx, row, content, row.baseId, language);
  await recordStep(tx, row, 'edit', row.state, memberId, { content: row.content });
  await tx.updateTable('revision').set({ content: JSON.stringify(content) }).where('id', '=', row.id).execute();
  row.content = content;
}

/** Publishes what has passed; fails with `baseOutdated` where something else reached the readers since it was written. */
async function toReaders(tx: Database, bundle: readonly Row[]) {
  for (const row of bundle) {
    const newest = await newestOf(tx, row, row.id);
    if ((newest?.id ?? null) !== row.baseId) fail('baseOutdated', { revisionId: newest?.id ?? '' });
  }
  await publish(tx, bundle.map(({ id, module, subjectId, language, content, originId }) => ({ id, module, subjectId, language, content, originId }) as Passing));
  for (const { subjectId, module, language } of bundle) {
    await tx.deleteFrom('editLock').where('subjectId', '=', subjectId).where('module', '=', module).where('language', '=', language ?? '').execute();
  }
}

/** An author hears of each decision. */
async function tellAuthor(tx: Database, row: Row, act: Act, reason: string | undefined, language: Language) {
  const kind = act === 'reject' ? 'auditRejected' : act === 'feature' ? 'auditFeatured' : act === 'pass' && row.state === 'passed' ? 'auditPassed' : null;
  if (!kind) return;
  const spoken = row.language ?? language;
  const itemId = entryId(row.subjectId, spoken);
  await tell(tx, [row.authorId], { kind, itemId, itemName: await nameOf(tx, row, spoken), modModule: ofModule[row.module], ...(reason && { rejectReason: reason }) });
}

/** What the subject of a revision is called: by what is proposed, or by what readers see. */
export async function nameOf(db: Database, row: { subjectId: string; module: Module; content: unknown; bundleId: string }, language: Language): Promise<string> {
  if (row.module === 'text') return (row.content as { name: string }).name;
  const entry = await db.selectFrom('entry').where('subjectId', '=', row.subjectId).select(['name', 'language']).execute();
  const text = entry.find((one) => one.language === language) ?? entry[0];
  if (text) return text.name;
  const together = await db.selectFrom('revision').where('bundleId', '=', row.bundleId).where('module', '=', 'text').select('content').executeTakeFirst();
  return (together?.content as { name?: string } | undefined)?.name ?? row.subjectId;
}

