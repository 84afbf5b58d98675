import { implement } from '../../kit/calls/api.server.ts';
import { anyList, ofPart } from '../../kit/list-tags.ts';
import * as contract from './contract.ts';
import { facetsOf, isOfType, stays } from './page/facets.ts';
import { nameKey } from './face/names.server.ts';
import { hitsOf } from './results.server.ts';
import { searchTypes, type SearchType } from '../../rules/search-types.ts';
import { cutKeyword } from './rules.ts';
import { search as searchFor } from './search.server.ts';
import { suggest } from './box/suggestions.server.ts';

/** Ancient books were written before this year. Source: spec §7 "ancient". */
const ancientBefore = 1912;

/** Words and facts of anything may bring a result; what else is published of one that is shown may move it. */
const anyWords = [anyList, ofPart('text'), ofPart('facts')];

export const search = implement(contract, {
  async getSuggestion({ keyword, hasKgs, page, size }, { db, language, cacheTags }) {
    cacheTags(...anyWords);
    const suggested = await suggest(db, cutKeyword(keyword), language, { linked: hasKgs, page, size });
    cacheTags(...suggested.sugNodes.map(({ itemId }) => itemId));
    return suggested;
  },

  async searchAll({ keyword: typed, type, page, size, ...narrowing }, { db, language, cacheTags }) {
    cacheTags(...anyWords);
    const keyword = cutKeyword(typed);
    const findings = await searchFor(db, keyword, language);
    const found = findings.found.filter((one) => isOfType(one, type));
    const narrowed = found.filter((one) => stays(one, narrowing));
    const hits = await hitsOf(db, findings, narrowed.slice((page - 1) * size, page * size), type, language);
    cacheTags(...hits.map(({ itemId }) => itemId));
    return {
      keyword,
      total: narrowed.length,
      capped: findings.capped,
      hits,
      counts: Object.fromEntries(
        searchTypes.map((one) => [one, findings.found.filter((result) => isOfType(result, one)).length]),
      ) as Record<SearchType, number>,
      facets: facetsOf(found, narrowing),
      didYouMean: findings.near?.name ?? null,
    };
  },

  async searchBook({ keyword: typed, page, size, wholeTitle, ancient }, { db, language, cacheTags }) {
    cacheTags(...anyWords);
    const findings = await searchFor(db, cutKeyword(typed), language);
    const title = nameKey(typed);
    const books = findings.found.filter(
      (one) =>
        isOfType(one, 'books') &&
        (!wholeTitle || (one.name?.form === 'name' && one.name.at === 0 && one.name.key === title)) &&
        (!ancient || (one.facts?.year ?? Infinity) < ancientBefore),
    );
    const shown = await hitsOf(db, findings, books.slice((page - 1) * size, page * size), 'books', language);
    cacheTags(...shown.map(({ itemId }) => itemId));
    return { total: books.length, capped: findings.capped, books: shown };
  },
});
