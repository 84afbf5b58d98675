import type { Database } from '../../kit/database/database.server.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import type { Language } from '../../rules/languages.ts';
import { loadUserContents } from '../../editing/revisions/face/own/user-content.server.ts';
import { localizeText, type Tour } from './rules.ts';
import { loadStopViews, type StopView } from './route/stop-views.server.ts';

/** The first picture among the stops of a tour; null if none has one. */
export const firstPicture = (stops: readonly Pick<StopView, 'picture'>[]): string | null =>
  stops.find(({ picture }) => picture)?.picture ?? null;

export async function loadTourCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  const tours = await loadUserContents<Pick<Tour, 'language' | 'descriptions' | 'stops'>>(db, ids);
  const views = await loadStopViews(
    db,
    tours.map(({ content }) => content),
  );
  return tours.map(({ content, id }, at) => {
    return [
      id,
      {
        summary: localizeText(content.descriptions, content.language, language)?.value ?? '',
        time: null,
        picture: firstPicture(views[at]!),
        live: { what: 'tour', count: content.stops.length, href: `/embed/tour/${encodeURIComponent(id)}` },
      },
    ];
  });
}
