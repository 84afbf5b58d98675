import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { deleteUnusedThings } from '../../kit/thing-rows.server.ts';
import { fail } from '../../rules/errors.ts';
import { isUnderReview } from '../../rules/revision-states.ts';
import { withdraw } from '../../editing/revisions/face/publish.server.ts';
import { requireOwnArticle } from './my-articles.server.ts';

/**
 * Deletes an article of a member with all its revisions, its publication and its citations in entries. Fails with
 * `articleNotFound`, with `notYours`, and with `underReview` if a reviewer has claimed it.
 */
export async function deleteArticle(db: Database, id: string, memberId: string): Promise<void> {
  await requireOwnArticle(db, id, memberId);
  const revisions = await db
    .selectFrom('revision')
    .where('thingId', '=', id)
    .select(['id', 'state', 'published', 'module', 'thingId', 'language', 'key', 'originId', 'content'])
    .orderBy('publicationNumber', (order) => order.desc().nullsLast())
    .forUpdate()
    .execute();
  if (revisions.some(({ state }) => state !== 'submitted' && isUnderReview(state))) fail('underReview');
  const newest = revisions.find(({ published }) => published);
  await sql`update revision set base_id = null where thing_id = ${id}`.execute(db);
  await db.deleteFrom('revision').where('thingId', '=', id).where('published', '=', false).execute();
  if (newest) await withdraw(db, [newest]);
  await sql`delete from edit_lock where thing_id = ${id}`.execute(db);
  await db.deleteFrom('article').where('id', '=', id).execute();
  await deleteUnusedThings(db, [id]);
}
