import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { timeColumns, timeOf } from '../../../kit/database/time-columns.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { eventPageOf, loadEventsWithTwins } from '../../timelines/face/event-pages.server.ts';
import { subjectsIn } from '../../timelines/face/events-of-subject.server.ts';
import type { CountedPlace, TimemapNode } from '../contract.ts';
import { nodesOf, type LocatedSubject, type StoredNode } from '../face/nodes.ts';
import { locatedSubject, storedNodes } from '../queries.server.ts';

export interface PlacePage {
  subjectId: string;
  /** Total number; if there are more than `nodes`, twins are counted separately. */
  total: number;
  page: number;
  nodes: TimemapNode[];
  /** All positions, for a small map; null if `nodes` are complete. */
  places: CountedPlace[] | null;
  /** Ids of other subjects in its events. */
  others: string[];
}

/** Most bytes of a subject's stored nodes that its page includes, with sketches. */
const maxBytes = 200_000;

/**
 * The places of an entry: all if they are few, else one page of the list, in the same order, without the shapes of
 * sketches. Fails with `entryNotFound`.
 */
export async function placePageOf(
  db: Database,
  { id, page, eventPage }: { id: string; page: number; eventPage: number },
  language: Language,
): Promise<PlacePage> {
  const subjectId = await requireSubject(db, id);
  const [subject, { events, pages }] = await Promise.all([
    locatedSubject(db, subjectId, language),
    eventPageOf(db, subjectId, language, eventPage),
  ]);
  const located = { id: subjectId, name: subject.entry?.name ?? '', place: subject.place };
  const areFew =
    pages === 1 &&
    (!subject.hasNodes ||
      (await sizeOfNodes(db, subjectId).then(
        ({ nodes, bytes }) => nodes <= limits.placesPerPage && bytes <= maxBytes,
      )));
  if (areFew) {
    const timemapNodes = subject.hasNodes ? await storedNodes(db, subjectId) : [];
    const nodes = nodesOf(located, events, timemapNodes, language);
    return { subjectId, total: nodes.length, page: 1, nodes, places: null, others: subjectsIn(events) };
  }
  return { subjectId, ...(await pageOf(db, located, language, page)) };
}

const sizeOfNodes = (db: Database, subjectId: string) =>
  db
    .selectFrom('timemapNode')
    .where('subjectId', '=', subjectId)
    .select((eb) => [
      eb.fn.countAll<number>().as('nodes'),
      sql<number>`coalesce(sum(pg_column_size(timemap_node.*)), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();

/** Events of a subject that have a place, and its stored nodes, in the order of `nodesOf`. */
const placedRows = (subjectId: string) => sql`
  select id, true as happened, true as own, earliest, latest, position, latitude, longitude, place_name
  from event where subject_id = ${subjectId} and latitude is not null
  union all
  select id, true, false, earliest, latest, position, latitude, longitude, place_name
  from event_subject with_it join event on event.id = with_it.event_id
  where with_it.subject_id = ${subjectId} and event.subject_id <> ${subjectId} and latitude is not null
  union all
  select id, false, true, earliest, latest, position, latitude, longitude, place_name from timemap_node where subject_id = ${subjectId}`;
const placeOrder = sql`earliest nulls last, latest nulls last, happened desc, position, own desc, id`;

interface PlacedRows {
  total: number;
  shown: { id: string; happened: boolean }[];
  /** The most frequent places, in chronological order. */
  counted: { latitude: number; longitude: number; times: number; name: InLanguages | null }[];
}

async function pageOf(db: Database, subject: LocatedSubject, language: Language, page: number) {
  const size = limits.timemapPageSize,
    ownPlace = subject.place && {
      latitude: subject.place.latitude,
      longitude: subject.place.longitude,
      name: selectTranslation(subject.place.name, language)?.value ?? subject.name,
      times: 1,
    },
    first = (page - 1) * size;
  // Its own place is always first, and has no row.
  const rows = await sql<PlacedRows>`
    with numbered as materialized (
      select *, row_number() over (order by ${placeOrder}) + ${ownPlace ? 1 : 0}::integer - 1 as at from (${placedRows(subject.id)}) placed
    ), counted as (
      select latitude, longitude, count(*) as times, min(at) as first from numbered group by latitude, longitude order by times desc, first limit ${limits.smallMapPlaces}
    )
    select (select count(*) from numbered) + ${ownPlace ? 1 : 0}::integer as total,
      (select coalesce(json_agg(json_build_object('id', id, 'happened', happened) order by at), '[]') from numbered
        where at >= ${first}::integer and at < ${first + size}::integer) as shown,
      (select coalesce(json_agg(json_build_object('latitude', counted.latitude, 'longitude', counted.longitude, 'times', times, 'name', place_name) order by first), '[]')
        from counted join numbered on at = first) as counted`.execute(db);
  const { total, shown: pageRows, counted } = rows.rows[0]!;
  if (page > 1 && first >= total) return pageOf(db, subject, language, Math.max(1, Math.ceil(total / size)));
  const idsOf = (happened: boolean) => pageRows.flatMap((row) => (row.happened === happened ? row.id : []));
  const [events, timemapNodes] = await Promise.all([
    loadEventsWithTwins(db, subject.id, idsOf(true), language),
    nodesWithoutShapes(db, idsOf(false)),
  ]);
  const nodes = nodesOf({ ...subject, place: page === 1 ? subject.place : null }, events, timemapNodes, language);
  const places = counted.map((place): CountedPlace => ({
    ...place,
    name: selectTranslation(place.name, language)?.value ?? '',
  }));
  return { total, page, nodes, places: ownPlace ? [ownPlace, ...places] : places, others: subjectsIn(events) };
}

/** The list shows descriptions of sketches; the map, which draws them, loads the shapes. */
async function nodesWithoutShapes(db: Database, ids: readonly string[]): Promise<StoredNode[]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('timemapNode')
    .where('id', 'in', ids)
    .orderBy('earliest')
    .orderBy('position')
    .select([...timeColumns, 'id', 'timeDesc', 'title', 'description', 'latitude', 'longitude', 'placeName'])
    .select(['images', 'source'])
    .select(sql<StoredNode['sketch']>`sketch - 'shape'`.as('sketch'))
    .execute();
  return rows.map((row) => ({
    ...row,
    time: timeOf(row),
    place: { latitude: row.latitude, longitude: row.longitude, name: row.placeName },
    sketch: row.sketch && { ...row.sketch, shape: { type: 'Point', coordinates: [row.longitude, row.latitude] } },
  }));
}
