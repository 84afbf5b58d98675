import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { deleteUnusedThings } from '../../../kit/thing-rows.server.ts';
import { fail } from '../../../rules/errors.ts';
import { isUnderReview } from '../../../rules/revision-states.ts';
import { withdraw, type PassingRevision } from '../../../editing/revisions/face/publish.server.ts';

/**
 * Deletes a member's own book: drafts and rejected versions; the published version only if no other member contributed.
 * Fails with `bookNotFound` if the member wrote nothing in it, `bookNotMine` if others contributed, and `underReview`
 * if a reviewer has claimed it.
 */
export async function deleteBook(db: Database, bookId: string, memberId: string): Promise<void> {
  const revisions = await db
    .selectFrom('revision')
    .where('thingId', '=', bookId)
    .where('module', 'in', ['book', 'chapter'])
    .select(['id', 'authorId', 'state', 'published', 'module', 'thingId', 'language', 'key', 'originId', 'content'])
    .orderBy('publicationNumber', (order) => order.desc().nullsLast())
    .forUpdate()
    .execute();
  const ownRevisions = revisions.filter(({ authorId }) => authorId === memberId);
  if (!ownRevisions.length) fail('bookNotFound');
  if (ownRevisions.some(({ state }) => state !== 'submitted' && isUnderReview(state))) fail('underReview');
  const published = revisions.filter((revision) => revision.published);
  if (published.length && revisions.some(({ authorId }) => authorId !== memberId)) fail('bookNotMine');
  await db
    .deleteFrom('revision')
    .where(
      'id',
      'in',
      ownRevisions
        .filter((revision) => !revision.published)
        .map(({ id }) => id)
        .concat(''),
    )
    .execute();
  // The newest version of each part, which is the published one.
  const newest = [...Map.groupBy(published, ({ module, key }) => `${module} ${key}`).values()].map(
    ([revision]): PassingRevision => revision!,
  );
  if (newest.length) await withdraw(db, newest);
  await sql`delete from edit_lock where thing_id = ${bookId} and not exists (select from revision where thing_id = ${bookId})`.execute(
    db,
  );
  await deleteUnusedThings(db, [bookId]);
}
