import { implement } from '../../kit/calls/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { anyList, ofPart } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import { cardsOf } from './cards/cards.server.ts';
import * as contract from './contract.ts';
import * as queries from './queries.server.ts';
import { mostCards, mostSections } from './rules.ts';

/** Any published article may change these lists. */
const anyArticle = [anyList, ofPart('article')];

export const articles = implement(contract, {
  async articleDetail({ id }, { db, language, cacheTags }) {
    const { detail, shows } = await queries.detailOf(db, id, language);
    cacheTags(...shows);
    return detail;
  },

  async articlesOfEntry({ itemId }, { db, language, cacheTags }) {
    const subjectId = await subjectOf(db, itemId);
    const result = await queries.articlesOf(db, subjectId, language);
    cacheTags(subjectId, ...result.articles.map(({ id }) => id));
    return result;
  },

  async thingCards({ ids }, { db, language, cacheTags }) {
    const requestedIds = [...new Set(ids.split(',').filter(Boolean))].slice(0, mostSections * mostCards);
    cacheTags(...requestedIds);
    return { cards: await cardsOf(db, requestedIds, language) };
  },

  async articleList({ author: name, kind, title, page, size }, { db, language, cacheTags }) {
    cacheTags(...anyArticle);
    const member = name === undefined ? null : ((await queries.authorNamed(db, name)) ?? fail('articleNotFound'));
    const result = await queries.newestArticles(
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
