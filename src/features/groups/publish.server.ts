import { asJson, type Database } from '../../kit/database/database.server.ts';
import { partTag } from '../../kit/list-tags.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import { sql } from 'kysely';
import type { ProposedGroup } from './rules.ts';

/** Cache tag of the lists of groups attached to entries. */
export const groupOfEntryTag = partTag('group');

type GroupRevisions = readonly PassedRevision<ProposedGroup>[];

/** Attaches groups to the pages of their entries; a group deleted since is skipped. */
export async function publishGroups(db: Database, revisions: GroupRevisions): Promise<string[]> {
  const rows = revisions.map(({ thingId, content: { itemId, group } }) => ({
    thing_id: thingId,
    subject_id: itemId,
    reviewed: group,
  }));
  await sql`
    update special_group set reviewed = passed.reviewed, reviewed_at = now(),
      subject_id = (select id from subject where id = passed.subject_id)
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as passed (thing_id text, subject_id text, reviewed jsonb)
    where special_group.thing_id = passed.thing_id`.execute(db);
  return revisions.map(({ content }) => content.itemId);
}

/** Detaches groups from the pages of entries; their authors keep them. */
export async function withdrawGroups(db: Database, revisions: GroupRevisions): Promise<string[]> {
  await db
    .updateTable('specialGroup')
    .set({ reviewed: null, reviewedAt: null, subjectId: null })
    .where('thingId', 'in', revisions.map(({ thingId }) => thingId).concat(''))
    .execute();
  return revisions.map(({ content }) => content.itemId);
}
