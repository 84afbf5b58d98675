import { implement, type Context } from '../../kit/calls/api.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { registerThings } from '../../kit/thing-rows.server.ts';
import { fail } from '../../rules/errors.ts';
import { toPartRef } from '../../editing/revisions/face/part-ref.server.ts';
import { submissionsByState } from '../../editing/revisions/face/submissions.server.ts';
import { saveDraft, submit, type ProposedPart } from '../../editing/revisions/face/submit.server.ts';
import { partKey } from './rules.ts';
import * as contract from './writing-contract.ts';
import { deleteBook } from './writing/delete-book.server.ts';
import { proposeLink, withdrawLink } from './writing/links.server.ts';
import { requireEditableBook, assertChapterExists, openBook } from './writing/open-book.server.ts';

/** An unpublished book is submitted without a lock, because no other member can edit it. */
const saveOrSubmit = (context: Context, draft: boolean, proposed: ProposedPart, isNew: boolean) =>
  draft ? saveDraft(context.db, proposed, context.member!.id) : submit(context.db, context, proposed, { isNew });

export const bookWriting = implement(contract, {
  async saveBook({ bookId, book, draft, ...saving }, context) {
    const { db, member, language } = context;
    const thingId = bookId ?? newId();
    const isPublished = bookId !== undefined && (await requireEditableBook(db, bookId, member!.id)).isPublished;
    if (bookId === undefined) await registerThings(db, [{ id: thingId, type: 'book' }]);
    const proposed = { ...saving, part: toPartRef(thingId, 'book', language), content: book };
    return saveOrSubmit(context, draft, proposed, !isPublished);
  },

  async saveChapter({ bookId, chapter, witness, content, draft, ...saving }, context) {
    const { isPublished, book } = await requireEditableBook(context.db, bookId, context.member!.id);
    assertChapterExists(book, chapter, witness);
    const part = toPartRef(bookId, 'chapter', context.language, partKey(chapter, witness));
    return saveOrSubmit(context, draft, { ...saving, part, content }, !isPublished);
  },

  openBookPart: async (request, context) => openBook(context, request),

  async deleteBook({ bookId, itemId, type }, context) {
    const { db, member } = context;
    if (type === 'book') await deleteBook(db, bookId, member!.id);
    else await withdrawLink(context, bookId, await requireSubject(db, itemId ?? fail('entryNotFound')));
    return null;
  },

  async linkBook({ bookId, itemId, requestType }, context) {
    const { db } = context;
    const subjectId = await requireSubject(db, itemId);
    if (!(await db.selectFrom('book').where('id', '=', bookId).select('id').executeTakeFirst())) fail('bookNotFound');
    if (requestType === 'add') return proposeLink(context, bookId, subjectId);
    await withdrawLink(context, bookId, subjectId);
    return { linked: false };
  },

  myBooks: async ({ n, page, size }, { db, language, member }) =>
    submissionsByState(
      db,
      language,
      { authorId: member!.id, n, modules: ['book', 'chapter', 'booklink'] },
      { page, size },
    ),
});
