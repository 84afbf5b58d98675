import { implement } from '../../../kit/calls/api.server.ts';
import { anyListTag, partTag } from '../../../kit/list-tags.ts';
import { findBooks } from '../../search/face/books.server.ts';
import { cutKeyword } from '../../../rules/search/keyword.ts';
import { WitnessKey } from '../rules.ts';
import * as contract from './contract.ts';
import { searchBookText } from './in-book.server.ts';
import { filterNames } from './rules.ts';
import { searchNames, searchText } from './search.server.ts';
import { findSimilarPassages } from './similar.server.ts';
import type { FacetFilters } from './facets.ts';

/** Any published book or chapter may change the results. */
const anyBook = [anyListTag, partTag('book'), partTag('chapter')];

const facetFiltersOf = (input: FacetFilters): FacetFilters =>
  Object.fromEntries(filterNames.flatMap((name) => (input[name] ? [[name, input[name]]] : [])));

export const bookSearch = implement(contract, {
  async searchPassages({ keyword: typed, page, size, sort, ...filters }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    const keyword = cutKeyword(typed);
    return {
      keyword,
      ...(await searchText(db, { keyword, page, size, sort, narrowing: facetFiltersOf(filters), language })),
    };
  },

  async searchBookNames({ keyword: typed, page, size, sort, ...filters }, { db, language, cacheTags }) {
    cacheTags(...anyBook, partTag('text'));
    const keyword = cutKeyword(typed);
    return {
      keyword,
      ...(await searchNames(db, { keyword, page, size, sort, narrowing: facetFiltersOf(filters), language })),
    };
  },

  async searchBook({ keyword, page, size, wholeTitle, ancient }, { db, language, cacheTags }) {
    cacheTags(...anyBook, partTag('text'), partTag('facts'));
    const bookResult = await findBooks(db, keyword, { page, size, wholeTitle, ancient, language });
    cacheTags(...bookResult.books.map(({ itemId }) => itemId));
    const none = { total: 0, passages: 0, capped: false, books: [] };
    const inTexts = wholeTitle
      ? none
      : await searchText(db, { keyword: cutKeyword(keyword), page, size, sort: 'hits', narrowing: {}, language });
    const { total, passages, capped, books } = inTexts;
    return { ...bookResult, inTexts: { total, passages, capped, books } };
  },

  async searchInBook({ id, keyword, witnesses, chapter, from }, { db, cacheTags }) {
    cacheTags(id);
    const only = witnesses.split(',').filter((key) => WitnessKey.safeParse(key).success);
    return searchBookText(db, id, cutKeyword(keyword), { only, chapter, from });
  },

  async similarPassages({ id, chapter, witness, segment }, { db, language, cacheTags }) {
    cacheTags(...anyBook, id);
    return findSimilarPassages(db, id, { chapter, witness, segment }, language);
  },
});
