import { implement } from '../../kit/calls/api.server.ts';
import { findAnswer } from '../../kit/registry/answers.server.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import { findPlaces, type FoundPlace } from '../../kit/registry/place-finders.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import * as suggestionContract from '../../kit/suggestions/contract.ts';
import * as contract from './contract.ts';
import { facetsOf, isOfType, passesFilters } from './page/facets.ts';
import { textModelOf } from './meaning/text-models.server.ts';
import { findNearby } from './nearby.server.ts';
import { hitsOf } from './results.server.ts';
import { searchTypes, type SearchType } from '../../rules/search/search-types.ts';
import { cutKeyword } from '../../rules/search/keyword.ts';
import { suggest } from './box/suggestions.server.ts';

/** Tags for words and facts of any thing, which may add a result; other publications only affect shown results. */
const wordTags = [anyListTag, partTag('text'), partTag('facts')];
const userContentTags = ['group', 'tour', 'mapscript'].map(partTag);

const withoutThing = ({ name, href, text, lang }: FoundPlace) => ({ name, href, text, lang });

const suggestionHandlers = implement(suggestionContract, {
  async getSuggestion({ keyword, hasKgs, page, size }, { db, language, cacheTags }) {
    cacheTags(...wordTags);
    const term = cutKeyword(keyword);
    const [suggested, places] = await Promise.all([
      suggest(db, term, language, { linked: hasKgs, page, size }),
      page === 1 && !hasKgs ? findPlaces(db, term, language) : [],
    ]);
    cacheTags(...suggested.sugNodes.map(({ itemId }) => itemId), ...places.map(({ thingId }) => thingId));
    return { ...suggested, ...(places.length && { places: places.map(withoutThing) }) };
  },
});

const searchHandlers = implement(contract, {
  async searchAll({ keyword: typed, type, page, size, ...narrowing }, { db, language, paths, settings, cacheTags }) {
    cacheTags(...wordTags, ...userContentTags);
    const keyword = cutKeyword(typed);
    const findings = await getSearchEngine().search(db, keyword, language, { textModel: textModelOf(settings) });
    const matches = findings.matches.filter((match) => isOfType(match, type));
    const narrowed = matches.filter((match) => passesFilters(match, narrowing));
    const hits = await hitsOf(db, findings, narrowed.slice((page - 1) * size, page * size), type, language);
    const places = page === 1 ? await findPlaces(db, keyword, language) : [];
    const answer = page === 1 ? await findAnswer(keyword, { db, language, paths, cacheTags }) : null;
    const nearby = findings.matches.length ? [] : await findNearby(db, keyword, language, findings.nearest);
    cacheTags(...[...hits, ...nearby].map(({ itemId }) => itemId), ...places.map(({ thingId }) => thingId));
    return {
      keyword,
      answer,
      places: places.map(withoutThing),
      total: narrowed.length,
      capped: findings.capped,
      hits,
      counts: Object.fromEntries(
        searchTypes.map((searchType) => [
          searchType,
          findings.matches.filter((result) => isOfType(result, searchType)).length,
        ]),
      ) as Record<SearchType, number>,
      facets: facetsOf(matches, narrowing),
      didYouMean: findings.near,
      isByMeaning: findings.isByMeaning,
      nearby,
    };
  },
});

export const search = [...suggestionHandlers, ...searchHandlers];
