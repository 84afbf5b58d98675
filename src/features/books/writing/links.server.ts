import { z } from 'zod';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { notifyPublication } from '../../../kit/database/publications.server.ts';
import { partTag as listsOf } from '../../../kit/list-tags.ts';
import type { PassedRevision } from '../../../kit/revision.ts';
import { fail } from '../../../rules/errors.ts';
import { isUnderReview } from '../../../rules/revision-states.ts';
import type { Language } from '../../../rules/languages.ts';
import { EntryId } from '../../../rules/schemas.ts';
import { compareFields } from '../../../editing/revisions/face/compare-items.server.ts';
import { noDifference } from '../../../editing/revisions/face/compare.server.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { matchesPart, toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { withdraw } from '../../../editing/revisions/face/publish.server.ts';
import { latestPublished, submit } from '../../../editing/revisions/face/submit.server.ts';
import { linksOfMember } from '../limits.ts';

/** Content of the part `booklink`, keyed by the subject: whether a book is listed with an entry. */
export const BookLink = z.object({ itemId: EntryId, linked: z.boolean() });
export type BookLink = z.output<typeof BookLink>;

export async function loadEntryNames(
  db: Database,
  _bookId: string,
  keys: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const entries = await loadLinkedEntries(db, keys, language);
  return new Map([...entries].map(([id, { name }]) => [id, name]));
}

export function compareLinks(before: BookLink | null, after: BookLink): Difference {
  const fieldsOf = (link: BookLink | null) => ({ bookEntry: link?.linked ? link.itemId : '' });
  return { ...noDifference, fields: compareFields(fieldsOf(before), fieldsOf(after)) };
}

/** Publishes approved links between books and entries, or removes them. */
export async function publishLinks(db: Database, revisions: readonly PassedRevision<BookLink>[]): Promise<string[]> {
  for (const { id, thingId: bookId, content } of revisions) {
    if (!content.linked) await removeLink(db, bookId, content.itemId);
    else
      await db
        .insertInto('bookOfSubject')
        .columns(['bookId', 'subjectId', 'memberId'])
        .expression((from) =>
          from
            .selectFrom('revision')
            .where('id', '=', id)
            .select((row) => [row.val(bookId).as('bookId'), row.val(content.itemId).as('subjectId'), 'authorId']),
        )
        .onConflict((oc) => oc.doNothing())
        .execute();
  }
  return revisions.map(({ content }) => content.itemId);
}

export const withdrawLinks = (db: Database, revisions: readonly PassedRevision<BookLink>[]): Promise<string[]> =>
  publishLinks(
    db,
    revisions.map((revision) => ({ ...revision, content: { ...revision.content, linked: false } })),
  );

const removeLink = (db: Database, bookId: string, subjectId: string) =>
  db.deleteFrom('bookOfSubject').where('bookId', '=', bookId).where('subjectId', '=', subjectId).execute();

const linkPartOf = (context: Context, bookId: string, subjectId: string) =>
  toPartRef(bookId, 'booklink', context.language, subjectId);

/** Proposes to list a book with an entry. Keeps an existing link; fails with `underReview` if one is pending. */
export async function proposeLink(context: Context, bookId: string, subjectId: string): Promise<{ linked: boolean }> {
  const { db, member } = context;
  const linked = await db
    .selectFrom('bookOfSubject')
    .where('bookId', '=', bookId)
    .where('subjectId', '=', subjectId)
    .select('memberId')
    .executeTakeFirst();
  if (linked) return { linked: true };
  const { count } = await db
    .selectFrom('revision')
    .where('authorId', '=', member!.id)
    .where('module', '=', 'booklink')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= linksOfMember) fail('quotaReached', { what: 'bookLinks', most: linksOfMember });
  const part = linkPartOf(context, bookId, subjectId);
  const newest = await latestPublished(db, part);
  const content: BookLink = { itemId: subjectId, linked: true };
  const proposed = { part, content, baseId: newest?.id ?? null, note: '', onVersion: 'any' as const };
  await submit(db, context, proposed, { isNew: true });
  return { linked: false };
}

/** Removes a member's own link or proposal, not other members'. Fails with `underReview` if a reviewer claimed it. */
export async function withdrawLink(context: Context, bookId: string, subjectId: string): Promise<void> {
  const { db, member } = context;
  const revisions = await db
    .selectFrom('revision')
    .where(matchesPart(linkPartOf(context, bookId, subjectId)))
    .select(['id', 'authorId', 'state', 'published', 'module', 'thingId', 'language', 'key', 'originId', 'content'])
    .orderBy('publicationNumber', (order) => order.desc().nullsLast())
    .forUpdate()
    .execute();
  const ownRevisions = revisions.filter(({ authorId }) => authorId === member!.id);
  if (ownRevisions.some(({ state }) => state !== 'submitted' && isUnderReview(state))) fail('underReview');
  const waiting = ownRevisions.filter(({ state }) => state === 'draft' || state === 'submitted').map(({ id }) => id);
  if (waiting.length) await db.deleteFrom('revision').where('id', 'in', waiting).execute();
  const publishedRevision = revisions.find(({ published }) => published);
  if (publishedRevision?.authorId === member!.id) await withdraw(db, [publishedRevision]);
  // Links from before links were reviewed have no revision.
  await db
    .deleteFrom('bookOfSubject')
    .where('bookId', '=', bookId)
    .where('subjectId', '=', subjectId)
    .where('memberId', '=', member!.id)
    .execute();
  await notifyPublication(db, [subjectId], [listsOf('book')]);
}
