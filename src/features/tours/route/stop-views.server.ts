import { sql } from 'kysely';
import { loadFirstPictures } from '../../../kit/pictures/first-pictures.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { anyOf } from '../../../kit/database/prepared.server.ts';
import { parseEntryId } from '../../../rules/entry-ids.ts';
import type { Kind } from '../../../rules/kinds.ts';
import { decodeOrNull } from '../../../rules/text/decode-or-null.ts';
import { readCursor } from '../../../ui/cursor.ts';
import { loadCovers } from '../../books/face/covers.server.ts';
import type { Tour } from '../rules.ts';
import { parseStopAddress } from '../views.ts';
import type { StopPlace } from './draw-route.ts';

/** What can be seen of a stop before it is opened. */
export interface StopView extends StopPlace {
  picture: string | null;
}

/** What the address of a stop shows. */
function readStop(address: string) {
  const { pathname, search, searchParams } = parseStopAddress(address);
  const entry = decodeOrNull(/^\/detail\/([^/]+)$/.exec(pathname)?.[1] ?? '');
  return {
    subjectId: entry ? parseEntryId(entry).subjectId : null,
    bookId: pathname === '/book/detail' ? searchParams.get('id') : null,
    place: readCursor(search).place,
  };
}

/** Pictures and places of the stops of tours: of the entry or book that a stop shows, or the place that its address names. */
export async function loadStopViews(db: Database, tours: readonly Pick<Tour, 'stops'>[]): Promise<StopView[][]> {
  const stops = tours.map((tour) => tour.stops.map(({ address }) => readStop(address)));
  const allStops = stops.flat(),
    subjectIds = allStops.flatMap(({ subjectId }) => subjectId ?? []),
    bookIds = allStops.flatMap(({ bookId }) => bookId ?? []);
  const [pictures, covers, places] = await Promise.all([
    loadFirstPictures(db, subjectIds),
    loadCovers(db, bookIds),
    loadPlaces(db, subjectIds),
  ]);
  return stops.map((stopsOfTour) =>
    stopsOfTour.map(({ subjectId, bookId, place }) => ({
      picture: pictures.get(subjectId ?? '')?.url ?? covers.get(bookId ?? '') ?? null,
      place: place ?? places.get(subjectId ?? '') ?? null,
    })),
  );
}

/** Kinds of subjects that are where their place is. A stop about a person or a book may tell of anywhere. */
const placedKinds: readonly Kind[] = ['site', 'place', 'war', 'event', 'polity'];

async function loadPlaces(db: Database, subjectIds: readonly string[]) {
  if (!subjectIds.length) return new Map<string, NonNullable<StopView['place']>>();
  const { rows } = await sql<{ id: string; latitude: number; longitude: number }>`
    select id, latitude, longitude from subject
    where id = ${anyOf([...new Set(subjectIds)])} and kind = any(${[...placedKinds]}) and latitude is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
}
