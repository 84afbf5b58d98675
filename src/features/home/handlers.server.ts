import { implement } from '../../kit/calls/api.server.ts';
import { anyListTag, shortLivedTag, kindTag } from '../../kit/list-tags.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import * as limits from '../../rules/limits.ts';
import { entriesByName, entriesByTime } from './category-order.server.ts';
import * as contract from './contract.ts';
import * as queries from './queries.server.ts';

export const home = implement(contract, {
  async homepage(_, { db, language, cacheTags }) {
    cacheTags(shortLivedTag);
    const today = new Date();
    const [timeline, categories, onThisDay, featured] = await Promise.all([
      queries.homeTimeline(db, language, 0),
      queries.homeCategoriesOf(db, language),
      queries.eventsOnDay(db, today, language, 4),
      queries.loadRecommended(db, today, language, 6),
    ]);
    return {
      timeline,
      categories: categories.map((category) => ({
        ...category,
        name: translateFor(language)(`kinds.${category.kind}`),
      })),
      onThisDay,
      featured,
    };
  },

  async changeHomeTimeline({ id }, { db, language, cacheTags }) {
    cacheTags(shortLivedTag);
    return queries.homeTimeline(db, language, id);
  },

  async categoryEntries({ x, region, page, size }, { db, language, cacheTags }) {
    cacheTags(anyListTag, kindTag(x));
    return queries.entriesOfKind(db, x, language, page, size, region);
  },

  async categoryInOrder({ kind, order, letter, century, page }, { db, language, cacheTags }) {
    cacheTags(anyListTag, kindTag(kind));
    return order === 'name'
      ? entriesByName(db, kind, language, page, letter)
      : entriesByTime(db, kind, language, page, century);
  },

  relatedEntries: async ({ id, count }, { db, language }) =>
    queries.loadRelated(db, await requireSubject(db, id), language, count),

  portal: async (_, { db, language }) => queries.loadRecommended(db, new Date(), language, limits.recommendCount),
});
