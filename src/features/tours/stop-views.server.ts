import { sql } from 'kysely';
import { loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { anyOf } from '../../kit/database/prepared.server.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';
import { loadCovers } from '../books/face/covers.server.ts';
import type { Tour } from './rules.ts';

/** What can be seen of a stop before it is opened. */
export interface StopView {
  picture: string | null;
  place: { latitude: number; longitude: number } | null;
}

/** What the address of a stop shows. */
function readStop(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://here.invalid');
  const entry = /^\/detail\/([^/]+)$/.exec(pathname)?.[1];
  const [latitude, longitude] = (searchParams.get('place') ?? '').split(',').map(Number);
  return {
    subjectId: entry === undefined ? null : parseEntryId(decodeURIComponent(entry)).subjectId,
    bookId: pathname === '/book/detail' ? searchParams.get('id') : null,
    place: longitude === undefined || Number.isNaN(latitude! + longitude) ? null : { latitude: latitude!, longitude },
  };
}

/** Pictures and places of the stops of tours: of the entry or book that a stop shows, or the place that it names. */
export async function loadStopViews(db: Database, tours: readonly Pick<Tour, 'stops'>[]): Promise<StopView[][]> {
  const stops = tours.map((tour) => tour.stops.map(({ address }) => readStop(address)));
  const all = stops.flat(),
    subjectIds = all.flatMap(({ subjectId }) => subjectId ?? []),
    bookIds = all.flatMap(({ bookId }) => bookId ?? []);
  const [pictures, covers, places] = await Promise.all([
    loadFirstPictures(db, subjectIds),
    loadCovers(db, bookIds),
    loadPlaces(db, subjectIds, bookIds),
  ]);
  return stops.map((own) =>
    own.map(({ subjectId, bookId, place }) => ({
      picture: pictures.get(subjectId ?? '')?.url ?? covers.get(bookId ?? '') ?? null,
      place: place ?? places.get(subjectId ?? bookId ?? '') ?? null,
    })),
  );
}

/** The place of each subject, and of the work of each book: its own, else that of its most important event. */
async function loadPlaces(db: Database, subjectIds: readonly string[], bookIds: readonly string[]) {
  if (!subjectIds.length && !bookIds.length) return new Map<string, NonNullable<StopView['place']>>();
  const { rows } = await sql<{ id: string; latitude: number; longitude: number }>`
    with shown as (
      select id, id as subject_id from subject where id = ${anyOf([...new Set(subjectIds)])}
      union all select id, work_id from book where id = ${anyOf([...new Set(bookIds)])} and work_id is not null)
    select shown.id, coalesce(s.latitude, e.latitude) as latitude, coalesce(s.longitude, e.longitude) as longitude
    from shown join subject s on s.id = shown.subject_id left join lateral (
      select latitude, longitude from event where subject_id = s.id and latitude is not null order by standing limit 1
    ) e on true
    where coalesce(s.latitude, e.latitude) is not null`.execute(db);
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
}
