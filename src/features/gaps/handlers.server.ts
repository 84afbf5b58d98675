import { implement } from '../../kit/calls/api.server.ts';
import { selectTranslation } from '../../rules/languages.ts';
import { loadMissedSearches } from '../tracking/face/missed-searches.server.ts';
import * as contract from './contract.ts';
import { loadGaps } from './find-gaps.server.ts';

/** Days of searches that count, and searches that are listed. */
const days = 90,
  maxSearches = 100;

export const gapCalls = implement(contract, {
  async gapList(_, { db, drivers, language }) {
    const [counted, searched] = await Promise.all([loadGaps(db), loadMissedSearches(db, days, maxSearches)]);
    return {
      isWikimediaOn: drivers.wikimedia !== null,
      countedAt: counted?.countedAt.toISOString() ?? null,
      linked: (counted?.gaps ?? []).map(({ names, ...gap }) => ({
        ...gap,
        name: selectTranslation(names, language)?.value ?? gap.item,
      })),
      searched,
    };
  },
});
