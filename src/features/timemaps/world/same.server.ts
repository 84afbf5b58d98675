import { sql } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { linkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { kilometresBetween } from '../../../rules/place/distance.ts';
import { inLanguage, type InLanguages, type Language } from '../../../rules/languages.ts';
import { mergeTwins, type Comparable } from '../../timelines/face/twins.ts';
import type { ListedTimemap } from '../contract.ts';

export interface Same {
  total: number;
  timemaps: ListedTimemap[];
}
interface Part {
  page: number;
  size: number;
}

/** Subjects with a timemap: a place of their own, a node, or an event that has one. */
const isMapped = sql`(subject.latitude is not null or exists (select from timemap_node n where n.subject_id = subject.id) or exists (select from event e where e.subject_id = subject.id and e.latitude is not null))`;

/**
 * Timemaps of the same time: those that share most of the subject's main time with it, among equals the best linked.
 */
export async function sameTime(
  db: Database,
  subjectId: string,
  { page, size }: Part,
  language: Language,
): Promise<Same> {
  const { rows } = await sql<{ subjectId: string; total: number }>`
    select other.subject_id, count(*) over ()::int as total
    from subject_time mine
    join subject_time other on other.during && mine.during and other.subject_id <> mine.subject_id and other.position = 0
    join subject on subject.id = other.subject_id
    where mine.subject_id = ${subjectId} and mine.position = 0 and ${isMapped}
    order by least(mine.latest, other.latest) - greatest(mine.earliest, other.earliest) desc, subject.weight desc, subject.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    timemaps: await listed(
      db,
      rows.map((row) => row.subjectId),
      language,
    ),
  };
}

/** Timemaps near the subject's own place, or the place of its first node: the nearest first. */
export async function samePlace(
  db: Database,
  subjectId: string,
  { page, size }: Part,
  language: Language,
): Promise<Same> {
  const first = await firstPlaces(db, sql`true`),
    mine = first.find((one) => one.subjectId === subjectId);
  if (!mine) return { total: 0, timemaps: [] };
  const others = first
    .filter((one) => one !== mine)
    .map((one) => ({ id: one.subjectId, weight: one.weight, distance: kilometresBetween(mine, one) }))
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight || (a.id < b.id ? -1 : 1));
  return {
    total: others.length,
    timemaps: await listed(
      db,
      others.slice((page - 1) * size, page * size).map(({ id }) => id),
      language,
    ),
  };
}

interface FirstPlace {
  subjectId: string;
  latitude: number;
  longitude: number;
  name: InLanguages | null;
  weight: number;
}

/** Where subjects are on a map: their own place, or that of the first thing they have there. */
async function firstPlaces(db: Database, which: ReturnType<typeof sql>): Promise<FirstPlace[]> {
  const { rows } = await sql<FirstPlace>`
    select s.id as subject_id, s.weight, coalesce(s.latitude, f.latitude) as latitude, coalesce(s.longitude, f.longitude) as longitude, case when s.latitude is null then f.place_name else s.place_name end as name
    from subject s left join lateral (
      select n.latitude, n.longitude, n.place_name from (
        select subject_id, earliest, latitude, longitude, place_name from event where subject_id = s.id and latitude is not null
        union all select subject_id, earliest, latitude, longitude, place_name from timemap_node where subject_id = s.id) n
      where s.latitude is null order by n.earliest nulls last limit 1) f on true
    where ${which} and coalesce(s.latitude, f.latitude) is not null`.execute(db);
  return rows;
}

/** Timemaps as a list shows them, in the order of the ids; a subject without any entry is left out. */
async function listed(db: Database, ids: readonly string[], language: Language): Promise<ListedTimemap[]> {
  if (!ids.length) return [];
  const [entries, places, times, counts] = await Promise.all([
    linkedEntries(db, ids, language),
    firstPlaces(db, sql`s.id = any(${[...ids]})`),
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
                  name: inLanguage(place.name, language)?.value ?? entry.name,
                }
              : null,
            nodes: counts.get(id) ?? 0,
          },
        ]
      : [];
  });
}

/** How many nodes timemaps have, counted as `nodesOf` brings them together. */
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
