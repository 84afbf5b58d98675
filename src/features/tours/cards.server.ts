import type { Database } from '../../kit/database/database.server.ts';
import { firstPictureAmong, loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import { loadUserContents } from '../../editing/revisions/face/own/user-content.server.ts';
import { localizeText, type Tour } from './rules.ts';

/** The subject of a tour stop's address. */
const entryOf = (address: string) => {
  const id = /^\/detail\/([^/?#]+)(?=$|[?#/])/.exec(address)?.[1];
  return id === undefined ? null : parseEntryId(id).subjectId;
};

export async function loadTourCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  const tours = await loadUserContents<Pick<Tour, 'language' | 'descriptions' | 'stops'>>(db, ids);
  const stands = (tour: (typeof tours)[number]) => tour.content.stops.flatMap(({ address }) => entryOf(address) ?? []);
  const pictures = await loadFirstPictures(db, tours.flatMap(stands));
  return tours.map((tour) => {
    const { content, id } = tour;
    return [
      id,
      {
        summary: localizeText(content.descriptions, content.language, language)?.value ?? '',
        time: null,
        picture: firstPictureAmong(pictures, stands(tour)),
        live: { what: 'tour', count: content.stops.length, href: `/embed/tour/${encodeURIComponent(id)}` },
      },
    ];
  });
}
