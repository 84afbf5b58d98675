import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { fail } from '../../../rules/errors.ts';
import { findLock } from '../../../editing/revisions/face/locks.server.ts';
import { matchesPart, toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { loadEditablePart } from '../../../editing/revisions/face/editable-part.server.ts';
import { latestPublished } from '../../../editing/revisions/face/submit.server.ts';
import { chaptersOf, partKey, type BookContent, type ChapterContent } from '../rules.ts';
import type { openBookPart } from '../writing-contract.ts';

/**
 * A published book, or one begun by this member; for a reviewer (`isReviewer`) who corrects a chapter, also a submitted
 * one. Fails with `bookNotFound`.
 */
export async function requireEditableBook(
  db: Database,
  bookId: string,
  memberId: string,
  isReviewer = false,
): Promise<{ isPublished: boolean; book: BookContent }> {
  const part: PartRef = { thingId: bookId, module: 'book', language: null, key: '' };
  const [newest, ownRevision] = await Promise.all([
    latestPublished(db, part),
    db
      .selectFrom('revision')
      .where(matchesPart(part))
      .where('authorId', '=', memberId)
      .where('published', '=', false)
      .orderBy('changedAt', 'desc')
      .limit(1)
      .select(['content', 'state'])
      .executeTakeFirst(),
  ]);
  // The author continues their own draft or submission, or a rejected version if nothing is published.
  const goesOn = ownRevision && (ownRevision.state !== 'not passed' || !newest) ? ownRevision : undefined;
  const waiting =
    isReviewer && !goesOn && !newest
      ? await db
          .selectFrom('revision')
          .where(matchesPart(part))
          .where('state', '!=', 'draft')
          .orderBy('changedAt', 'desc')
          .limit(1)
          .select('content')
          .executeTakeFirst()
      : undefined;
  const content = goesOn?.content ?? newest?.content ?? waiting?.content ?? fail('bookNotFound');
  return { isPublished: newest !== undefined, book: content as BookContent };
}

/** Loads a book or a chapter for its editor. */
export async function openBook(
  context: Context,
  { bookId, chapter, witness }: { bookId: string; chapter?: string; witness?: string },
): Promise<ReplyOf<typeof openBookPart>> {
  const { db, language, member } = context;
  const { isPublished, book } = await requireEditableBook(db, bookId, member!.id, member!.role !== 'member');
  const isChapter = chapter !== undefined && witness !== undefined;
  if (isChapter) assertChapterExists(book, chapter, witness);
  const part = isChapter
    ? toPartRef(bookId, 'chapter', language, partKey(chapter, witness))
    : toPartRef(bookId, 'book', language);
  const [opened, lock, original] = await Promise.all([
    loadEditablePart(context, part),
    findLock(db, part),
    isChapter ? loadOriginal(db, { bookId, book, chapter, witness }, member!.id) : [],
  ]);
  return {
    bookId,
    title: book.facts.title,
    isPublished,
    book,
    ...opened,
    owner: lock?.owner ?? null,
    until: lock?.until.toISOString() ?? null,
    original,
  };
}

/** Fails with `chapterNotFound` if the book's contents or witnesses lack it. */
export function assertChapterExists(book: BookContent, chapter: string, witness: string): void {
  const isThere =
    chaptersOf(book.volumes).some(({ key }) => key === chapter) && book.witnesses.some(({ key }) => key === witness);
  if (!isThere) fail('chapterNotFound');
}

/** The segments to align a translation or photocopy with: the published ones, else the member's own. */
async function loadOriginal(
  db: Database,
  { bookId, book, chapter, witness }: { bookId: string; book: BookContent; chapter: string; witness: string },
  memberId: string,
): Promise<{ id: string; html: string }[]> {
  const original = book.witnesses.find(({ kind }) => kind === 'original')?.key;
  if (!original || original === witness) return [];
  const part: PartRef = { thingId: bookId, module: 'chapter', language: null, key: partKey(chapter, original) };
  const originalRevision = await db
    .selectFrom('revision')
    .where(matchesPart(part))
    .where((where) => where.or([where('published', '=', true), where('authorId', '=', memberId)]))
    .orderBy('published', 'desc')
    .orderBy('publicationNumber', (order) => order.desc().nullsLast())
    .orderBy('changedAt', 'desc')
    .limit(1)
    .select('content')
    .executeTakeFirst();
  return ((originalRevision?.content as ChapterContent | undefined)?.segments ?? []).map(({ id, html }) => ({
    id,
    html,
  }));
}
