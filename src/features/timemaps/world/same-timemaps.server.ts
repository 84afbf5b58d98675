import { sql, type RawBuilder } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { mergeTwins, type Comparable } from '../../timelines/face/twins.ts';
import type { ListedTimemap } from '../contract.ts';

export interface SimilarTimemaps {
  total: number;
  timemaps: ListedTimemap[];
}
interface PageRange {
  page: number;
  size: number;
}

/**
 * Timemaps of the same time: by overlap with the subject's main time, then the most linked first. The part of the
 * subject's time that another time lacks is a distance, so that an index finds the smallest; those that cover all of it
 * are found by their rank.
 */
export async function loadTimemapsOfSameTime(
  db: Database,
  subjectId: string,
  { page, size }: PageRange,
  language: Language,
): Promise<SimilarTimemaps> {
  const subjectTime = await db
    .selectFrom('subjectTime')
    .where('subjectId', '=', subjectId)
    .where('position', '=', 0)
    .select(['earliest', 'latest'])
    .executeTakeFirst();
  if (!subjectTime) return { total: 0, timemaps: [] };
  const { earliest, latest } = subjectTime,
    limit = Math.min(page * size, limits.similarTimemaps);
  const span = sql`int8range(${earliest}::bigint, ${latest}::bigint, '[]')`;
  const [covering, total] = await Promise.all([
    sql<ListedRow>`
      select subject_id from listed_subject where spot is not null and subject_id <> ${subjectId} and during @> ${span}
      order by rank <-> 0::bigint limit ${limit}`.execute(db),
    countUpTo(db, limits.similarTimemaps, sql`spot is not null and subject_id <> ${subjectId} and during && ${span}`),
  ]);
  const remainingCount = Math.min(limit, total) - covering.rows.length;
  // Overlapping times are nearer than all others, so the nearest ones are the overlapping ones. With a condition on
  // `span` PostgreSQL would look up and sort all of them, with one on `during` continue after the last.
  const others =
    remainingCount > 0
      ? await sql<ListedRow>`
      select subject_id from (
        select * from listed_subject where spot is not null and subject_id <> ${subjectId} and not during @> ${span}
        order by span <#> cube(array[${-beyondAnyTime}, ${latest}]::float8[], array[${earliest}, ${beyondAnyTime}]::float8[])
        fetch first ${sql.lit(remainingCount)} rows with ties) nearest
      where during && ${span}
      order by least(upper(during) - 1, ${latest}) - greatest(lower(during), ${earliest}) desc, rank limit ${remainingCount}`.execute(
          db,
        )
      : { rows: [] };
  const ids = [...covering.rows, ...others.rows].map((row) => row.subjectId);
  return { total, timemaps: await loadListedTimemaps(db, ids.slice((page - 1) * size), language) };
}

/** Beyond any time, in seconds. */
const beyondAnyTime = 1e19;

interface ListedRow {
  subjectId: string;
}

async function countUpTo(db: Database, limit: number, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from (select from listed_subject where ${which} limit ${limit}) found`.execute(db);
  return rows[0]!.count;
}

/**
 * Timemaps near the subject's own place, or the place of its first node: nearest first, at the same spot the most
 * linked first. The straight line through the earth orders places in the same way as the distance on its surface.
 */
export async function loadTimemapsOfSamePlace(
  db: Database,
  subjectId: string,
  { page, size }: PageRange,
  language: Language,
): Promise<SimilarTimemaps> {
  const subject = await db
    .selectFrom('listedSubject')
    .where('subjectId', '=', subjectId)
    .where('spot', 'is not', null)
    .select('spot')
    .executeTakeFirst();
  if (!subject) return { total: 0, timemaps: [] };
  const others = sql`spot is not null and subject_id <> ${subjectId}`,
    distance = sql`spot <-> ${subject.spot}::cube`,
    limit = Math.min(page * size, limits.similarTimemaps),
    skipped = (page - 1) * size;
  const [{ rows }, total] = await Promise.all([
    sql<ListedRow>`
      select subject_id from (
        select * from listed_subject where ${others} order by ${distance} fetch first ${sql.lit(limit)} rows with ties) nearest
      order by ${distance}, rank limit ${Math.max(0, limit - skipped)} offset ${skipped}`.execute(db),
    countUpTo(db, limits.similarTimemaps, others),
  ]);
  const ids = rows.map((row) => row.subjectId);
  return { total, timemaps: await loadListedTimemaps(db, ids, language) };
}

interface FirstPlace {
  subjectId: string;
  latitude: number;
  longitude: number;
  name: InLanguages | null;
}

/** Positions of subjects: their own place, or that of their first node or event (as in `refresh_listed_subjects`). */
async function firstPlaces(db: Database, ids: readonly string[]): Promise<FirstPlace[]> {
  const { rows } = await sql<FirstPlace>`
    select s.id as subject_id, coalesce(s.latitude, f.latitude) as latitude, coalesce(s.longitude, f.longitude) as longitude, case when s.latitude is null then f.place_name else s.place_name end as name
    from subject s left join lateral (
      select n.latitude, n.longitude, n.place_name from (
        select id, earliest, latitude, longitude, place_name from event where subject_id = s.id and latitude is not null
        union all select id, earliest, latitude, longitude, place_name from timemap_node where subject_id = s.id) n
      where s.latitude is null order by n.earliest nulls last, n.id limit 1) f on true
    where s.id = any(${[...ids]}) and coalesce(s.latitude, f.latitude) is not null`.execute(db);
  return rows;
}

/** Timemaps for a list, in the order of the ids; omits subjects without any entry. */
async function loadListedTimemaps(db: Database, ids: readonly string[], language: Language): Promise<ListedTimemap[]> {
  if (!ids.length) return [];
  const [entries, places, times, counts] = await Promise.all([
    loadLinkedEntries(db, ids, language),
    firstPlaces(db, ids),
    sql<
      Omit<TimeColumns, 'earliest' | 'latest'> & { subjectId: string }
    >`select subject_id, start_time, end_time, start_note, end_note from subject_time where subject_id = any(${[...ids]}) and position = 0`.execute(
      db,
    ),
    nodeCounts(db, ids),
  ]);
  return ids.flatMap((id) => {
    const entry = entries.get(id),
      place = places.find(({ subjectId }) => subjectId === id),
      time = times.rows.find(({ subjectId }) => subjectId === id);
    return entry
      ? [
          {
            entry,
            time: time ? timeOf(time) : null,
            place: place
              ? {
                  latitude: place.latitude,
                  longitude: place.longitude,
                  name: selectTranslation(place.name, language)?.value ?? entry.name,
                }
              : null,
            nodes: counts.get(id) ?? 0,
          },
        ]
      : [];
  });
}

/** Number of nodes of timemaps, counted as `nodesOf` combines them. */
async function nodeCounts(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const [events, others] = await Promise.all([
    sql<Comparable & { of: string }>`
      select w.id as of, e.subject_id, e.start_time, e.end_time, e.end_note, e.weight, e.latitude, e.longitude, e.standing,
        array(select p.subject_id from event_subject p where p.event_id = e.id) as participants
      from jsonb_array_elements_text(${asJson(ids)}::jsonb) w(id)
      cross join lateral (select id from event where subject_id = w.id union select event_id from event_subject where subject_id = w.id) part
      join event e on e.id = part.id`.execute(db),
    sql<{ id: string; count: number }>`
      select s.id, (s.latitude is not null)::int + (select count(*) from timemap_node n where n.subject_id = s.id)::int as count from subject s where s.id = any(${[...ids]})`.execute(
      db,
    ),
  ]);
  const isPlaced = ({ latitude }: Comparable) => latitude !== null,
    byPage = Map.groupBy(events.rows, ({ of }) => of);
  const happened = (id: string) =>
    mergeTwins(byPage.get(id) ?? [], id).filter(({ event, twins }) => [event, ...twins].some(isPlaced)).length;
  return new Map(others.rows.map(({ id, count }) => [id, count + happened(id)]));
}
