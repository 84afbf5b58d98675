import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import { loadCards } from './cards/cards.server.ts';
import * as contract from './contract.ts';
import * as queries from './queries.server.ts';
import { maxCards, maxSections } from './rules.ts';

/** Any published article may change these lists. */
const articleListTags = [anyListTag, partTag('article')];

export const articles = implement(contract, {
  async articleDetail({ id }, { db, language, cacheTags }) {
    const { detail, shows } = await queries.loadArticleDetail(db, id, language);
    cacheTags(...shows);
    return detail;
  },

  async articlesOfEntry({ itemId }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, itemId);
    const result = await queries.loadArticlesOfSubject(db, subjectId, language);
    cacheTags(subjectId, ...result.articles.map(({ id }) => id));
    return result;
  },

  async thingCards({ ids }, { db, language, cacheTags }) {
    const requestedIds = [...new Set(ids.split(',').filter(Boolean))].slice(0, maxSections * maxCards);
    cacheTags(...requestedIds);
    return { cards: await loadCards(db, requestedIds, language) };
  },

  async articleList({ author: name, kind, title, page, size }, { db, language, cacheTags }) {
    cacheTags(...articleListTags);
    const member = name === undefined ? null : ((await queries.findAuthorByName(db, name)) ?? fail('articleNotFound'));
    const result = await queries.loadNewestArticles(
      db,
      { authorId: member?.id ?? null, kind, title, page, size },
      language,
    );
    return {
      ...result,
      author: member && { name: member.name, signature: member.signature, avatar: member.avatar },
    };
  },
});
