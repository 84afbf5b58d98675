import type { Database } from '../../kit/database/database.server.ts';
import { firstPictureAmong, loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import { loadUserContents } from '../../editing/revisions/face/own/user-content.server.ts';
import type { BookFacts } from '../books/rules.ts';
import { coversOf } from '../books/face/covers.server.ts';
import { localizeText, type Tour } from './rules.ts';

/** The subject of a tour stop's address. */
const entryOf = (address: string) => {
  const id = /^\/detail\/([^/?#]+)(?=$|[?#/])/.exec(address)?.[1];
  return id === undefined ? null : parseEntryId(id).subjectId;
};

/** The book of a tour stop's address. */
const bookOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://here.invalid');
  return pathname === '/book/detail' ? searchParams.get('id') : null;
};

/** The first picture of the entries among each tour's stops, else the first cover of its books; null without one. */
export async function loadTourPictures(
  db: Database,
  tours: readonly Pick<Tour, 'stops'>[],
): Promise<(string | null)[]> {
  const subjects = tours.map(({ stops }) => stops.flatMap(({ address }) => entryOf(address) ?? []));
  const bookIds = tours.map(({ stops }) => stops.flatMap(({ address }) => bookOf(address) ?? []));
  const namedBooks = bookIds.flat();
  const [pictures, books] = await Promise.all([
    loadFirstPictures(db, subjects.flat()),
    namedBooks.length
      ? db.selectFrom('book').where('id', 'in', namedBooks).select(['id', 'workId', 'facts']).execute()
      : [],
  ]);
  const coverOf = await coversOf(db, books as { id: string; workId: string | null; facts: BookFacts }[]);
  return subjects.map(
    (ids, at) => firstPictureAmong(pictures, ids) ?? bookIds[at]!.flatMap((id) => coverOf(id) ?? [])[0] ?? null,
  );
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
