import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { kilometresBetween } from '../../../rules/place/distance.ts';
import type { Kind, Region } from '../../../rules/kinds.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { withoutTwins, mergeTwins, type Comparable, type MergedEvent } from '../../timelines/face/twins.ts';
import type { WorldNode } from '../contract.ts';
import { boxesAround } from '../face/shapes.ts';

/** Filter of the selection; seconds as in rules/time/historical-time.ts, null: unbounded. */
export interface WorldNodesFilter {
  time: { earliest: number | null; latest: number | null } | null;
  kinds: readonly Kind[];
  regions: readonly Region[];
  size: number;
  page: number;
}

/** From this duration, six centuries, in seconds, a node is ranked as background. */
const longSeconds = 600 * 31_556_952;

/** With the fields of an event and its twins; `standing` is null for other nodes. */
type Row = { [C in keyof TimeColumns]: TimeColumns[C] | null } & {
  id: string;
  subjectId: string;
  title: InLanguages | null;
  latitude: number;
  longitude: number;
  placeName: InLanguages | null;
  weight: number;
  standing: string | null;
  participants: string[];
  total: number;
};

/**
 * Events with a place, timemap nodes, and subjects with place and time, as rows of one type; `when` and `where` narrow
 * each of the three by columns of a table aliased `n`.
 */
function placedRows(when: (during: RawBuilder<unknown>) => RawBuilder<unknown>, where: RawBuilder<unknown>) {
  const span = sql`int8range(n.earliest, n.latest, '[]')`;
  const columns = sql`n.start_time, n.end_time, n.start_note, n.end_note, n.earliest, n.latest`;
  return sql`
    select n.id, n.subject_id, n.title, n.latitude, n.longitude, n.place_name, n.weight, ${columns}, n.standing from event n
    where n.latitude is not null and ${when(span)} and ${where}
    union all
    select n.id, n.subject_id, n.title, n.latitude, n.longitude, n.place_name, n.weight, ${columns}, null from timemap_node n
    where n.latitude is not null and ${when(span)} and ${where}
    union all
    select n.subject_id, n.subject_id, null, n.latitude, n.longitude, n.place_name, n.weight, ${columns}, null from (
      select s.id as subject_id, s.latitude, s.longitude, s.place_name, case when s.weight >= 12 then 3 when s.weight >= 5 then 2 else 1 end as weight,
        t.start_time, t.end_time, t.start_note, t.end_note, t.earliest, t.latest, t.during
      from subject s join subject_time t on t.subject_id = s.id and t.position = 0 where s.latitude is not null) n
    where ${when(sql`n.during`)} and ${where}`;
}
/** A node without a time may have existed always: an unbounded range would match every year. */
const existsDuring = (time: WorldNodesFilter['time']) => (during: RawBuilder<unknown>) =>
  time
    ? sql`n.earliest is not null and ${during} && int8range(${time.earliest}::bigint, ${time.latest}::bigint, '[]')`
    : sql`true`;
const participants = sql`array(select p.subject_id from event_subject p where p.event_id = n.id)`;

/** Merges twins among rows; rows that are no events stay unchanged. */
function mergePlacedTwins(rows: readonly Row[]): MergedEvent<Row>[] {
  const isEvent = (row: Row): row is Row & Comparable => row.standing !== null;
  const mergedByRow = new Map(
    mergeTwins(rows.filter(isEvent)).map((mergedEvent): [Row, MergedEvent<Row>] => [mergedEvent.event, mergedEvent]),
  );
  return rows.flatMap((row) => (isEvent(row) ? (mergedByRow.get(row) ?? []) : withoutTwins(row)));
}

/**
 * Nodes in a period: new events first, then people, others, long-lasting ones; the most important of each first. Twins
 * are merged among as many as a map shows; later pages count each.
 */
export async function worldNodesOf(
  db: Database,
  { time, kinds, regions, size, page }: WorldNodesFilter,
  language: Language,
): Promise<{ total: number; nodes: WorldNode[] }> {
  // Events of the time first, then people, then states and works; long-lasting ones last.
  const rank = time
    ? sql`case when n.earliest >= ${time.earliest}::bigint then 0 when subject.kind = 'person' then 1 when n.latest - n.earliest > ${longSeconds}::bigint then 3 else 2 end,`
    : sql``;
  const isFar = page * size > limits.mapNodes,
    [limit, after] = isFar ? [size, (page - 1) * size] : [limits.mapNodes, 0];
  const { rows } = await sql<Row>`
    select n.*, ${participants} as participants from (
      select n.*, count(*) over ()::int as total from (${placedRows(existsDuring(time), sql`true`)}) n join subject on subject.id = n.subject_id
    where ${kinds.length ? sql`subject.kind = any(${[...kinds]})` : sql`true`} and ${regions.length ? sql`subject.region = any(${[...regions]})` : sql`true`}
    order by ${rank} n.weight desc, subject.weight desc, n.earliest, n.id limit ${limit} offset ${after}) n`.execute(
    db,
  );
  const mergedEvents = mergePlacedTwins(rows),
    pageEvents = isFar ? mergedEvents : mergedEvents.slice((page - 1) * size, page * size);
  return {
    total: (rows[0]?.total ?? 0) - (rows.length - mergedEvents.length),
    nodes: await asWorldNodes(db, pageEvents, language),
  };
}

/** Nodes within a distance of a place, the most important first, then the nearest. */
export async function nodesNear(
  db: Database,
  {
    place,
    kilometres,
    time,
    size,
  }: {
    place: { latitude: number; longitude: number };
    kilometres: number;
    time: WorldNodesFilter['time'];
    size: number;
  },
  language: Language,
): Promise<(WorldNode & { kilometres: number })[]> {
  const boxes = boxesAround(place, kilometres).map(
    ({ west, south, east, north }) =>
      sql`n.latitude between ${south} and ${north} and n.longitude between ${west} and ${east}`,
  );
  const { rows } = await sql<Row>`
    select n.*, ${participants} as participants, 0 as total from (${placedRows(existsDuring(time), sql`(${sql.join(boxes, sql` or `)})`)}) n`.execute(
    db,
  );
  const near = mergePlacedTwins(rows.filter((row) => kilometresBetween(place, row) <= kilometres))
    .map((mergedEvent) => ({ mergedEvent, distance: kilometresBetween(place, mergedEvent.event) }))
    .sort((a, b) => b.mergedEvent.event.weight - a.mergedEvent.event.weight || a.distance - b.distance)
    .slice(0, size);
  const distances = new Map(near.map(({ mergedEvent, distance }) => [mergedEvent.event.id, distance]));
  const nodes = await asWorldNodes(
    db,
    near.map(({ mergedEvent }) => mergedEvent),
    language,
  );
  return nodes.map((node) => ({ ...node, kilometres: Math.round(distances.get(node.id)!) }));
}

/** Converts nodes to the API's form; omits those of subjects without any entry. */
async function asWorldNodes(
  db: Database,
  mergedEvents: readonly MergedEvent<Row>[],
  language: Language,
): Promise<WorldNode[]> {
  const tellers = mergedEvents.flatMap(({ event, twins }) => [event, ...twins]);
  const entries = await loadLinkedEntries(
    db,
    tellers.map(({ subjectId }) => subjectId),
    language,
  );
  return mergedEvents.flatMap(({ event: row, twins }) => {
    const entry = entries.get(row.subjectId);
    if (!entry) return [];
    const localize = (texts: InLanguages | null) => selectTranslation(texts, language)?.value ?? entry.name;
    const { id, startTime, endTime, startNote, endNote, latitude, longitude, weight, earliest, latest } = row;
    const title = row.title ? localize(row.title) : entry.name,
      time = timeOf({ startTime, endTime, startNote, endNote });
    const place = { latitude, longitude, name: localize(row.placeName) };
    const also = twins.flatMap((twin) =>
      entries.has(twin.subjectId) ? { id: twin.id, entry: entries.get(twin.subjectId)! } : [],
    );
    return [{ id, title, time, place, entry, also, weight, earliest, latest }];
  });
}
