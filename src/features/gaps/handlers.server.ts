import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { fail } from '../../rules/errors.ts';
import { selectTranslation, type Language } from '../../rules/languages.ts';
import { formatTime, readHistoricalTime } from '../../rules/time/historical-time.ts';
import { loadMissedSearches } from '../tracking/face/missed-searches.server.ts';
import { beginRevision } from './begin-revision.server.ts';
import { loadComparison } from './compare-items.server.ts';
import * as contract from './contract.ts';
import { loadGaps } from './find-gaps.server.ts';

/** Days of searches that count, and searches that are listed. */
const days = 90,
  maxSearches = 100;

/** A date in words, or a position as it is. */
function formatValue(text: string, language: Language): string {
  const time = readHistoricalTime(text);
  return time ? formatTime(time, language) : text;
}

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

  async itemDifferences(_, { db, drivers, language }) {
    const last = await loadComparison(db),
      differences = last?.report.differences ?? [];
    const entries = await loadSummaries(db, [...new Set(differences.map(({ subjectId }) => subjectId))], language);
    return {
      isWikimediaOn: drivers.wikimedia !== null,
      comparedAt: last?.endedAt.toISOString() ?? null,
      compared: last?.report.compared ?? 0,
      differences: differences.flatMap(({ subjectId, item, field, local, remote }) => {
        const entry = entries.get(subjectId);
        return entry
          ? [
              {
                entry: { id: entry.id, name: entry.name },
                item,
                field,
                local: formatValue(local, language),
                remote: formatValue(remote, language),
              },
            ]
          : [];
      }),
      statements: last?.report.statements ?? [],
    };
  },

  async beginRevision({ itemId, field }, context) {
    const { db, language } = context;
    const subjectId = await requireSubject(db, itemId),
      last = await loadComparison(db);
    const difference =
        last?.report.differences.find((found) => found.subjectId === subjectId && found.field === field) ??
        fail('differenceGone'),
      [local, remote] = [difference.local, difference.remote].map((text) => formatValue(text, language));
    await beginRevision(context, difference, `Wikidata ${difference.item}: ${local} → ${remote}`);
    return { id: entryId(subjectId, language) };
  },
});
