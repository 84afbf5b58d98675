import { implement } from '../../kit/calls/api.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { registerThings } from '../../kit/thing-rows.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { submissionsOf } from '../../editing/revisions/face/submissions.server.ts';
import { saveDraft, submit } from '../../editing/revisions/face/submit.server.ts';
import { deleteArticle } from './delete-article.server.ts';
import {
  requireOwnArticle,
  articlePartOf,
  listArticlesByStatus,
  findOutdatedDrafts,
  openOwnArticle,
} from './my-articles.server.ts';
import { auditStatusOf, statesOf, type ArticleContent } from './rules.ts';
import * as contract from './writing-contract.ts';

/** Creates an article that a member starts, in one language. */
async function createArticle(db: Database, authorId: string, language: Language, { name, kind }: ArticleContent) {
  const id = newId();
  await registerThings(db, [{ id, type: 'article' }]);
  await db.insertInto('article').values({ id, title: name, language, authorId, kind }).execute();
  return { id, language };
}

export const articleWriting = implement(contract, {
  /** Only its author edits an article, so it needs no lock. */
  async saveArticle({ articleId, article, draft, ...saving }, context) {
    const { db, member, language } = context;
    const ownArticle =
      articleId === undefined
        ? await createArticle(db, member!.id, language, article)
        : await requireOwnArticle(db, articleId, member!.id);
    const proposed = { ...saving, part: articlePartOf(ownArticle.id, ownArticle.language), content: article };
    return draft ? saveDraft(db, proposed, member!.id) : submit(db, context, proposed, { isNew: true });
  },

  openArticle: async ({ articleId }, context) => openOwnArticle(context, articleId),

  async deleteArticle({ ugcId }, { db, member }) {
    await deleteArticle(db, ugcId, member!.id);
    return null;
  },

  myArticles: async ({ a, b }, { db, member }) =>
    listArticlesByStatus(db, member!.id, { status: null, page: a, size: b }),

  async myArticlesByStatus({ a, b, c }, { db, language, member }) {
    const which = { authorId: member!.id, modules: ['article'], states: statesOf(a === 'all' ? null : a) };
    const { total, items } = await submissionsOf(db, language, { ...which, order: 'newest' }, { page: b, size: c });
    return {
      total,
      items: items.map((submission) => ({ ...submission, auditStatus: auditStatusOf(submission.state) })),
    };
  },

  auditInfo: async ({ page, size, auditStatus }, { db, member }) =>
    listArticlesByStatus(db, member!.id, { status: auditStatus ?? null, page, size }),

  async newerVersions({ ids }, { db, member }) {
    const requestedIds = ids.split(',').filter(Boolean);
    if (requestedIds.length > contract.maxIdsPerRequest) fail('badInput', { field: 'ids' });
    return { newer: await findOutdatedDrafts(db, member!.id, requestedIds) };
  },
});
