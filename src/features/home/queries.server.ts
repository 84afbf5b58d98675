import { sql, type RawBuilder } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { isListedAsRelative } from '../../kit/listed-subjects.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import { homeCategories, regions, type Kind, type Region } from '../../rules/kinds.ts';
import { fallbackOrder, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import { toAxisEvents, eventColumnsOf, mergeEventTwins, type EventRow } from '../timelines/face/axis-events.server.ts';
import type { Bar, HomeTimeline, ListedEntry } from './contract.ts';
import { chooseInteresting } from './choose-interesting.ts';
import { limitModern } from './stage/limit-modern.ts';

/** Polities per lane: as many as are distinguishable on a wide screen, chosen from the best linked ones. */
const politiesPerLane = 12,
  polityCandidates = 36;
const peoplePerLane = 6;

/**
 * The polities and people of the home timeline, by region. A lane has its best-linked polities, and in each batch the
 * next few of its people by weight, among a limited number of the best linked.
 */
export async function homeTimeline(db: Database, language: Language, batch: number): Promise<HomeTimeline> {
  const lanes = regions.flatMap((_, region) => [
    { lane: region, each: peoplePerLane, among: limits.homePeople },
    { lane: 8 + region, each: polityCandidates, among: polityCandidates },
  ]);
  const { rows } = await sql<{
    subjectId: string;
    kind: Kind;
    region: Region;
    weight: number;
    place: number;
    longitude: number | null;
    earliest: number;
    latest: number;
    batches: number;
    startTime: string;
    endTime: string | null;
    startNote: null;
    endNote: null;
  }>`
    select s.id as subject_id, l.place, s.kind, s.region, s.weight, s.longitude, t.earliest, t.latest, t.start_time, t.end_time, t.start_note, t.end_note, turns.batches
    from jsonb_to_recordset(${asJson(lanes)}::jsonb) as of_lane (lane integer, "each" integer, among integer)
    cross join lateral (
      select greatest(1, ceil(count(*) / of_lane.each::float8))::integer as batches
      from (select from listed_subject where stage = of_lane.lane limit of_lane.among) found) turns
    cross join lateral (
      select subject_id, row_number() over (order by rank)::integer as place from listed_subject where stage = of_lane.lane
      order by rank limit of_lane.each offset (${batch}::integer % turns.batches) * of_lane.each) l
    join subject s on s.id = l.subject_id join subject_time t on t.subject_id = s.id and t.position = 0
    order by t.earliest, s.id`.execute(db);
  const visibleRows = [
    ...rows.filter(({ kind }) => kind !== 'polity'),
    ...regions.flatMap((region) =>
      limitModern(
        rows.filter((row) => row.kind === 'polity' && row.region === region),
        politiesPerLane,
      ),
    ),
  ];
  const names = await loadLinkedEntries(
    db,
    visibleRows.map(({ subjectId }) => subjectId),
    language,
  );
  const bars = visibleRows.flatMap((row): (Bar & { region: Region })[] => {
    const entry = names.get(row.subjectId);
    return entry
      ? [
          {
            ...entry,
            region: row.region,
            time: timeOf(row)!,
            earliest: row.earliest,
            latest: row.latest,
            weight: row.weight,
            longitude: row.longitude,
          },
        ]
      : [];
  });
  const batchCount = Math.max(1, ...rows.map(({ batches }) => batches));
  if (batch >= batchCount) return homeTimeline(db, language, batch % batchCount);
  const of = (region: Region, kind: Kind) => bars.filter((bar) => bar.region === region && bar.kind === kind);
  return {
    batch,
    batches: batchCount,
    lanes: regions.map((region) => ({
      region,
      polities: of(region, 'polity'),
      people: of(region, 'person'),
    })),
  };
}

/** Subjects as list entries, in the given order. */
export async function loadListedEntries(db: Database, ids: string[], language: Language): Promise<ListedEntry[]> {
  const entries = await loadLinkedEntries(db, ids, language);
  if (!entries.size) return [];
  const [summaries, times, pictures, places] = await Promise.all([
    db
      .selectFrom('entry')
      .where(
        'id',
        'in',
        [...entries.values()].map(({ id }) => id),
      )
      .select(['id', 'summary'])
      .execute(),
    db.selectFrom('subjectTime').where('subjectId', 'in', ids).where('position', '=', 0).selectAll().execute(),
    loadFirstPictures(db, ids),
    db.selectFrom('subject').where('id', 'in', ids).select(['id', 'latitude', 'longitude']).execute(),
  ]);
  const placeOf = new Map(
    places.flatMap(({ id, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [[id, { latitude, longitude }] as const],
    ),
  );
  const summaryOf = new Map(summaries.map(({ id, summary }) => [id, summary]));
  const timeFor = new Map(times.map((row) => [row.subjectId, timeOf(row)]));
  return ids.flatMap((id) => {
    const entry = entries.get(id);
    return entry
      ? [
          {
            ...entry,
            summary: summaryOf.get(entry.id) ?? '',
            time: timeFor.get(id) ?? null,
            picture: pictures.get(id)?.url ?? null,
            place: placeOf.get(id) ?? null,
          },
        ]
      : [];
  });
}

/** Maximum counted and paginated number of entries of a region; also of a letter or a century. */
export const maxListedEntries = 2400;

/** Excludes people with only a recorded family. */
const isNoRelative = sql<boolean>`not ${isListedAsRelative('subject.id')}`;

/** Entries of a kind, of one region or all, best linked first; in this language or the next available. */
export async function entriesOfKind(
  db: Database,
  kind: Kind,
  language: Language,
  page: number,
  size: number,
  region?: Region,
) {
  const counting = region
    ? db
        .selectFrom(
          db
            .selectFrom('subject')
            .where('kind', '=', kind)
            .where('region', '=', region)
            .where(isNoRelative)
            .select('id')
            .limit(maxListedEntries)
            .as('found'),
        )
        .select((eb) => eb.fn.countAll<number>().as('subjects'))
        .executeTakeFirst()
    : db
        .selectFrom('categoryCount')
        .where('kind', '=', kind)
        .where('language', '=', '')
        .select('subjects')
        .executeTakeFirst();
  const [counted, relatives, rows] = await Promise.all([
    counting,
    kind === 'person'
      ? db
          .selectFrom('categoryCount')
          .where('kind', '=', 'relative')
          .where('language', '=', '')
          .select('subjects')
          .executeTakeFirst()
      : null,
    db
      .selectFrom('subject')
      .where('kind', '=', kind)
      .where(isNoRelative)
      .$if(region !== undefined, (query) => query.where('region', '=', region!))
      .select('id')
      .orderBy('weight', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return {
    total: counted?.subjects ?? 0,
    relatives: relatives?.subjects ?? 0,
    entries: await loadListedEntries(
      db,
      rows.map(({ id }) => id),
      language,
    ),
  };
}

/** Entries among which the picture of a category is looked for. */
const pictureCandidates = 12;

/** The categories of the home page, each with its best linked entries, and the picture of the first that has one. */
export const homeCategoriesOf = async (db: Database, language: Language) =>
  Promise.all(
    homeCategories.map(async (kind) => {
      const { total, entries } = await entriesOfKind(db, kind, language, 1, pictureCandidates);
      return {
        kind,
        count: total,
        entries: entries.slice(0, 5),
        picture: entries.find(({ picture }) => picture !== null)?.picture ?? null,
      };
    }),
  );

/** Events to choose from, before merging: as many as several days have, so that there is a choice. */
const maxCandidateEvents = 48,
  twinsPerDay = 4;

/**
 * Events of this day of the year and the following days, across the turn of the year, in this order; the most
 * interesting of some days, and within a day the most important first. Twins are merged.
 */
export async function eventsOnDay(db: Database, today: Date, language: Language, count: number) {
  const day = today.toISOString().slice(5, 10),
    maxRows = Math.max(maxCandidateEvents, count * twinsPerDay);
  const from = (which: RawBuilder<unknown>) => sql`
    (select * from event where ${which} and exists (select from entry where entry.subject_id = event.subject_id)
    order by day, weight desc, earliest, id limit ${maxRows})`;
  const { rows } = await sql<EventRow & { day: string }>`
    select ${eventColumnsOf('dated')}, day from (${from(sql`day >= ${day}`)} union all ${from(sql`day < ${day}`)}) dated
    order by day < ${day}, day, weight desc, earliest, id limit ${maxRows}`.execute(db);
  const chosen = chooseInteresting(await mergeEventTwins(db, rows), today, count);
  const events = await toAxisEvents(db, chosen, language);
  return events.map(({ id, title, time, entry, also }) => ({ id, title, time, entry, also }));
}

/**
 * Subjects with a main text in this language, or the next if there are too few; different ones each day. Takes the next
 * ones in a shuffled order, from a position that depends on the day.
 */
export async function loadRecommended(
  db: Database,
  today: Date,
  language: Language,
  count: number,
): Promise<ListedEntry[]> {
  const day = today.toISOString().slice(0, 10);
  const ids = new Set<string>();
  for (const written of fallbackOrder(language)) {
    if (ids.size === count) break;
    const texts = (which: RawBuilder<unknown>) => sql`
      (select subject_id, md5(subject_id) collate "C" as place from entry where language = ${written} and body <> '' and ${which}
      order by md5(subject_id) collate "C" limit ${count})`;
    const begin = sql`md5(${day} || turn) collate "C"`;
    const { rows } = await sql<{ turn: number; id: string }>`
      select turn, subject_id as id from generate_series(1, ${count}::integer) turn cross join lateral (
        select * from (
          ${texts(sql`md5(subject_id) collate "C" >= ${begin}`)} union all ${texts(sql`md5(subject_id) collate "C" < ${begin}`)}) round
        order by place < ${begin}, place limit ${count}) next
      order by turn, place < ${begin}, place`.execute(db);
    for (const following of Map.groupBy(rows, ({ turn }) => turn).values()) {
      const next = following.find(({ id }) => !ids.has(id));
      if (next && ids.size < count) ids.add(next.id);
    }
  }
  return loadListedEntries(db, [...ids], language);
}

/** Neighbours of a subject, by the number of neighbours they share with it. */
export async function loadRelated(
  db: Database,
  subjectId: string,
  language: Language,
  count: number,
): Promise<ListedEntry[]> {
  const { rows } = await sql<{ id: string }>`
    with neighbour as (
      select to_id as id from relation where from_id = ${subjectId} union select from_id from relation where to_id = ${subjectId}
    )
    select n.id, s.weight, (select count(*) from relation r where (r.from_id = n.id and r.to_id in (select id from neighbour)) or (r.to_id = n.id and r.from_id in (select id from neighbour))) as shared
    from neighbour n join subject s on s.id = n.id order by shared desc, s.weight desc, n.id limit ${count}`.execute(
    db,
  );
  return loadListedEntries(
    db,
    rows.map(({ id }) => id),
    language,
  );
}
