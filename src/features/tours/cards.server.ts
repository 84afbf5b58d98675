import type { Database } from '../../kit/database/database.server.ts';
import { loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import { loadUserContents } from '../../editing/revisions/face/own/user-content.server.ts';
import { loadCovers } from '../books/face/covers.server.ts';
import { localizeText, type Tour } from './rules.ts';

/** The subject of a tour stop's address. */
const entryOf = (address: string) => {
  const id = /^\/detail\/([^/?#]+)(?=$|[?#/])/.exec(address)?.[1];
  return id === undefined ? null : parseEntryId(id).subjectId;
};

/** The id of a book in a stop's address. */
const bookOf = (address: string) => /^\/book\/detail\?(?:.*&)?id=([^&#]+)/.exec(address)?.[1] ?? null;

/** The first picture among each tour's stops, of an entry or a book; null if none has one. */
export async function loadTourPictures(
  db: Database,
  tours: readonly Pick<Tour, 'stops'>[],
): Promise<(string | null)[]> {
  const addresses = tours.flatMap(({ stops }) => stops.map(({ address }) => address));
  const [pictures, covers] = await Promise.all([
    loadFirstPictures(
      db,
      addresses.flatMap((address) => entryOf(address) ?? []),
    ),
    loadCovers(
      db,
      addresses.flatMap((address) => bookOf(address) ?? []),
    ),
  ]);
  const pictureOf = (address: string) =>
    pictures.get(entryOf(address) ?? '')?.url ?? covers.get(bookOf(address) ?? '') ?? null;
  return tours.map(({ stops }) => stops.map(({ address }) => pictureOf(address)).find((url) => url !== null) ?? null);
}

export async function loadTourCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  const tours = await loadUserContents<Pick<Tour, 'language' | 'descriptions' | 'stops'>>(db, ids);
  const pictures = await loadTourPictures(
    db,
    tours.map(({ content }) => content),
  );
  return tours.map(({ content, id }, at) => {
    return [
      id,
      {
        summary: localizeText(content.descriptions, content.language, language)?.value ?? '',
        time: null,
        picture: pictures[at]!,
        live: { what: 'tour', count: content.stops.length, href: `/embed/tour/${encodeURIComponent(id)}` },
      },
    ];
  });
}
