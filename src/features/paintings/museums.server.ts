import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import { museumsOnMap, paintingsOnMap } from '../../rules/limits.ts';
import { timeOf, type TimeColumns } from '../../kit/database/time-columns.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';
import type { LinkedEntry, Place } from '../../rules/schemas.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Museum } from './contract.ts';

interface PlaceRow {
  id: string;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
}
export const placeOf = ({ latitude, longitude, placeName }: Omit<PlaceRow, 'id'>): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude, name: placeName ?? {} };

/** Museums with paintings and a place, the largest first. */
export async function loadMuseumsOnMap(db: Database, language: Language): Promise<Museum[]> {
  const { rows } = await sql<PlaceRow & { count: number }>`
    select s.id, s.latitude, s.longitude, s.place_name, count(*)::int as count
    from painting p join subject s on s.id = p.museum_id where s.latitude is not null
    group by s.id order by count desc, s.id limit ${museumsOnMap}`.execute(db);
  return attachNames(db, rows, language, ({ count, ...row }) => ({ place: placeOf(row)!, count }));
}

/** Museums whose name starts with the key, those with paintings first: places and sites with coordinates. */
export async function suggestMuseums(
  db: Database,
  key: string,
  { page, size }: { page: number; size: number },
  language: Language,
): Promise<(LinkedEntry & { place: Place | null })[]> {
  const matchingIds = await getSearchEngine().namesStartingWith(db, key);
  const { rows } = await sql<PlaceRow>`
    select s.id, s.latitude, s.longitude, s.place_name from subject s
    where (s.kind in ('site', 'place') or exists (select from painting where museum_id = s.id)) and s.latitude is not null and s.id in (${matchingIds})
    order by exists (select from painting where museum_id = s.id) desc, s.weight desc, s.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return attachNames(db, rows, language, (row) => ({ place: placeOf(row) }));
}

/** A museum, or any other place. */
export async function museumOf(db: Database, subjectId: string, language: Language) {
  const { rows } = await sql<PlaceRow & { count: number; summary: string | null }>`
    select s.id, s.latitude, s.longitude, s.place_name, (select count(*)::int from painting where museum_id = s.id) as count
    from subject s where s.id = ${subjectId}`.execute(db);
  const [museum] = await attachNames(db, rows, language, ({ count, ...row }) => ({ place: placeOf(row), count }));
  if (!museum) return null;
  const { summary } = await db
    .selectFrom('entry')
    .where('id', '=', museum.id)
    .select('summary')
    .executeTakeFirstOrThrow();
  return { ...museum, summary };
}

/** Paintings by location: their own place, or that of their museum. */
export async function loadPaintingLocations(
  db: Database,
  language: Language,
): Promise<(LinkedEntry & { time: TimeRecord | null; place: Place })[]> {
  const { rows } = await sql<PlaceRow & TimeColumns>`
    select s.id, coalesce(m.latitude, s.latitude) as latitude, coalesce(m.longitude, s.longitude) as longitude,
      case when m.latitude is null then s.place_name else m.place_name end as place_name,
      t.start_time, t.end_time, t.start_note, t.end_note
    from subject s left join painting p on p.subject_id = s.id left join subject m on m.id = p.museum_id
    left join subject_time t on t.subject_id = s.id and t.position = 0
    where s.kind = 'painting' and coalesce(m.latitude, s.latitude) is not null
    order by s.weight desc, s.id limit ${paintingsOnMap}`.execute(db);
  return attachNames(db, rows, language, (row) => ({ time: timeOf(row), place: placeOf(row)! }));
}

/** Rows with the names of their entries; those without an entry are left out. */
async function attachNames<Row extends { id: string }, More>(
  db: Database,
  rows: readonly Row[],
  language: Language,
  more: (row: Row) => More,
): Promise<(LinkedEntry & More)[]> {
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.flatMap((row) => {
    const entry = entries.get(row.id);
    return entry ? [{ ...entry, ...more(row) }] : [];
  });
}
