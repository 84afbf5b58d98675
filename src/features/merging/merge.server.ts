import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { notifyEverything } from '../../kit/database/publications.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { reviewStates } from '../../rules/revision-states.ts';
import type { Module } from '../../rules/modules.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { Group } from '../groups/rules.ts';
import { publishAtOnce, withdraw } from '../../editing/revisions/face/publish.server.ts';
import { examine } from '../../editing/revisions/face/submit.server.ts';
import { movedReferences } from './foreign-keys.ts';
import { mayMention, planMerge } from './plan.server.ts';
import { renameReferences, type Renaming } from './rename-references.ts';

/**
 * Fails when two subjects cannot be merged: `mergeItself`, `mergeKinds`; `underReview` and `entryLocked` when a member
 * is working on one of them, so that no work is lost.
 */
export async function requireMergeable(db: Database, { from, to }: Renaming): Promise<void> {
  if (from === to) fail('mergeItself');
  const subjects = await db.selectFrom('subject').where('id', 'in', [from, to]).select('kind').execute();
  if (subjects.length < 2) fail('entryNotFound');
  if (subjects[0]!.kind !== subjects[1]!.kind) fail('mergeKinds');
  const waiting = await db
    .selectFrom('revision')
    .where('thingId', 'in', [from, to])
    .where('state', 'in', reviewStates)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (waiting) fail('underReview');
  const lock = await db
    .selectFrom('editLock')
    .innerJoin('member', 'member.id', 'editLock.ownerId')
    .where('editLock.thingId', 'in', [from, to])
    .where('editLock.until', '>', sql<Date>`now()`)
    .select('member.name')
    .limit(1)
    .executeTakeFirst();
  if (lock) fail('entryLocked', { name: lock.name });
}

/**
 * Merges two subjects: `from` is removed, `to` gets all its content; references to `from` become references to `to`,
 * and old addresses redirect. In the caller's transaction. Fails as `requireMergeable` and `planMerge` do, and with
 * `badInput` when a person of a family would become their own ancestor.
 */
export async function merge(
  tx: Database,
  renaming: Renaming,
  { authorId, reason, language }: { authorId: string; reason: string; language: Language },
): Promise<void> {
  const { from, to } = renaming;
  await sql`select one_publication_at_a_time()`.execute(tx); // the published revisions read below are the bases
  await requireMergeable(tx, renaming);
  const { former, proposals, items } = await planMerge(tx, renaming);

  await archiveConflictingDrafts(tx, renaming);
  await sql`update revision set state = 'passed' where thing_id = ${from} and state in ('featuring', 'featured')`.execute(
    tx,
  );
  for (const [place, { once }] of Object.entries(movedReferences)) await moveRows(tx, place, once, renaming);
  await moveCounts(tx, renaming);
  await sql`update revision set key = ${to} where key = ${from}`.execute(tx); // links of books are keyed by the entry
  await renameUnpublished(tx, renaming);
  await renameInGroups(tx, renaming, items);
  await sql`update merged_thing set thing_id = ${to} where thing_id = ${from}`.execute(tx);
  await withdraw(tx, former);
  await sql`insert into merged_thing (former_id, thing_id) values (${from}, ${to})`.execute(tx);
  // A person as their own parent is found at once; as their own grandparent only after publication.
  const examineFamilies = async () => {
    for (const { module, thingId, key, content } of proposals.filter((proposal) => proposal.module === 'family'))
      await examine(tx, { module, thingId, language: null, key }, content, null, language);
  };
  await examineFamilies();
  await publishAtOnce(tx, proposals, { authorId, originId: null, note: reason });
  await examineFamilies();
  await notifyEverything(tx); // the graph in memory still has the removed subject
}

/** If a member has two drafts, the target entry's draft continues; the other is archived as not passed. */
async function archiveConflictingDrafts(tx: Database, { from, to }: Renaming): Promise<void> {
  await sql`
    update revision r set state = 'not passed', decided_at = now(), changed_at = now()
    where r.thing_id = ${from} and r.state = 'draft' and exists (
      select from revision other where other.thing_id = ${to} and other.state = 'draft' and other.author_id = r.author_id
        and other.module = r.module and other.language is not distinct from r.language and other.key = r.key)`.execute(
    tx,
  );
}

async function moveRows(
  tx: Database,
  place: string,
  once: readonly string[] | undefined,
  { from, to }: Renaming,
): Promise<void> {
  const [table, column] = place.split('.') as [string, string];
  const rows = sql.table(table),
    of = sql.ref(column);
  if (once) {
    const same = sql.join(
      once.map((name) => sql`kept.${sql.ref(name)} is not distinct from ${rows}.${sql.ref(name)}`),
      sql` and `,
    );
    await sql`
      delete from ${rows} where ${of} = ${from}
        and exists (select from ${rows} kept where kept.${of} = ${to} and ${same})`.execute(tx);
  }
  await sql`update ${rows} set ${of} = ${to} where ${of} = ${from}`.execute(tx);
}

/** Moves the numbers of likes, favourites and comments. */
async function moveCounts(tx: Database, { from, to }: Renaming): Promise<void> {
  await sql`
    with gone as (delete from social_count where thing_id = ${from} returning what, slot, count)
    insert into social_count as kept (thing_id, what, slot, count) select ${to}, what, slot, count from gone
    on conflict (thing_id, what, slot) do update set count = kept.count + excluded.count`.execute(tx);
}

async function renameUnpublished(tx: Database, renaming: Renaming): Promise<void> {
  const { rows: revisions } = await sql<{ id: string; module: Module; content: unknown }>`
    select r.id, r.module, r.content from revision r where not r.published and (${mayMention(renaming.from)})`.execute(
    tx,
  );
  for (const { id, module, content } of revisions)
    await sql`
      update revision set content = ${asJson(renameReferences(requirePart(module).schema, content, renaming))}, content_version = content_version + 1
      where id = ${id}`.execute(tx);
}

/** Renames it in members' saved groups, including their chosen relations and unions. */
async function renameInGroups(tx: Database, renaming: Renaming, items: ReadonlyMap<string, string>): Promise<void> {
  const inGroup = (group: Group): Group => {
    const { relations, ...rest } = renameReferences(Group, group, renaming);
    return {
      ...rest,
      relations: relations === 'all' ? relations : [...new Set(relations.map((id) => items.get(id) ?? id))],
    };
  };
  const groups = await tx
    .selectFrom('specialGroup')
    .where(sql<boolean>`strpos(concat(content, draft, reviewed), ${JSON.stringify(renaming.from)}) > 0`)
    .select(['thingId', 'content', 'draft', 'reviewed'])
    .execute();
  for (const { thingId, ...forms } of groups)
    await tx
      .updateTable('specialGroup')
      .where('thingId', '=', thingId)
      .set(Object.fromEntries(Object.entries(forms).map(([form, group]) => [form, group && asJson(inGroup(group))])))
      .execute();
}
