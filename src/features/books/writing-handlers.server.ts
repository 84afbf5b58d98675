import { implement } from '../../kit/calls/api.server.ts';
import type { Context } from '../../kit/calls/api.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { beginThings } from '../../kit/things.server.ts';
import { fail } from '../../rules/errors.ts';
import { partOf } from '../revisions/face/of-part.server.ts';
import { submissionsByState } from '../revisions/face/submissions.server.ts';
import { keepDraft, submit, type Proposed } from '../revisions/face/submit.server.ts';
import { partKey } from './rules.ts';
import * as contract from './writing-contract.ts';
import { deleteBook } from './writing/delete-book.server.ts';
import { proposeLink, takeLinkBack } from './writing/links.server.ts';
import { knownOrMine, mustStandIn, openBook } from './writing/open-book.server.ts';

/** An unpublished book is submitted without a lock, because no other member can edit it. */
const keepOrSubmit = (context: Context, draft: boolean, proposed: Proposed, isNew: boolean) =>
  draft ? keepDraft(context.db, proposed, context.member!.id) : submit(context.db, context, proposed, { isNew });

export const bookWriting = implement(contract, {
  async saveBook({ bookId, book, draft, ...saving }, context) {
    const { db, member, language } = context;
    const thingId = bookId ?? newId();
    const isPublished = bookId !== undefined && (await knownOrMine(db, bookId, member!.id)).isPublished;
    if (bookId === undefined) await beginThings(db, [{ id: thingId, type: 'book' }]);
    const proposed = { ...saving, part: partOf(thingId, 'book', language), content: book };
    return keepOrSubmit(context, draft, proposed, !isPublished);
  },

  async saveChapter({ bookId, chapter, witness, content, draft, ...saving }, context) {
    const { isPublished, book } = await knownOrMine(context.db, bookId, context.member!.id);
    mustStandIn(book, chapter, witness);
    const part = partOf(bookId, 'chapter', context.language, partKey(chapter, witness));
    return keepOrSubmit(context, draft, { ...saving, part, content }, !isPublished);
  },

  async openBookPart(request, context) {
    return openBook(context, request);
  },

  async deleteBook({ bookId, itemId, type }, context) {
    const { db, member } = context;
    if (type === 'book') await deleteBook(db, bookId, member!.id);
    else await takeLinkBack(context, bookId, await subjectOf(db, itemId ?? fail('entryNotFound')));
    return null;
  },

  async linkBook({ bookId, itemId, requestType }, context) {
    const { db } = context;
    const subjectId = await subjectOf(db, itemId);
    if (!(await db.selectFrom('book').where('id', '=', bookId).select('id').executeTakeFirst())) fail('bookNotFound');
    if (requestType === 'add') return proposeLink(context, bookId, subjectId);
    await takeLinkBack(context, bookId, subjectId);
    return { linked: false };
  },

  async myBooks({ n, page, size }, { db, language, member }) {
    return submissionsByState(
      db,
      language,
      { authorId: member!.id, n, modules: ['book', 'chapter', 'booklink'] },
      { page, size },
    );
  },
});
