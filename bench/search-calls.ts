import { implementations } from '../src/calls.server.ts';
import { searchAll } from '../src/features/search/contract.ts';
import { getSuggestion } from '../src/kit/suggestions/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { testContext } from '../tests/visitor.ts';

/** The product's search calls in process, without caching between calls. Returns ids of subjects, best first. */
export function searchCalls(db: Database) {
  const api = createApi(implementations);
  const callIn = (language: Language) => api.callFor({ ...testContext(db), language });
  return {
    async suggest(term: string, language: Language): Promise<string[]> {
      const { sugNodes } = await callIn(language)(getSuggestion, { keyword: term });
      return sugNodes.map(({ itemId }) => itemId);
    },
    async search(term: string, language: Language, size?: number): Promise<string[]> {
      const { hits } = await callIn(language)(searchAll, { keyword: term, ...(size && { size }) });
      return hits.map(({ itemId }) => itemId);
    },
  };
}
