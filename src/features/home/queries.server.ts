import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import { homeCategories, regions, type Kind, type Region } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import { toAxisEvents, eventColumnsOf, mergeEventTwins, type EventRow } from '../timelines/face/axis-events.server.ts';
import type { Bar, HomeTimeline, ListedEntry } from './contract.ts';

/** Start and end of the home timeline in seconds; items outside are clipped or left out. */
const stageFrom = bounds({ year: -3200, month: 0, day: 0, seconds: 0 }).earliest;
const stageTo = bounds({ year: 1950, month: 0, day: 0, seconds: 0 }).latest;
/** Polities per lane: as many as can be told apart on a wide screen. */
const politiesOfLane = 12;
const peopleOfLane = 6;

/**
 * The polities and people of the home timeline, by region. A lane has its best-linked polities, and in each batch the
 * next few of its people by weight.
 */
export async function homeTimeline(db: Database, language: Language, batch: number): Promise<HomeTimeline> {
  const { rows } = await sql<{
    subjectId: string;
    kind: Kind;
    region: Region;
    weight: number;
    longitude: number | null;
    earliest: number;
    latest: number;
    rank: number;
    people: number;
    startTime: string;
    endTime: string | null;
    startNote: null;
    endNote: null;
  }>`
    with ranked as (
      select t.subject_id, s.kind, s.region, s.weight, s.longitude, t.earliest, t.latest, t.start_time, t.end_time, t.start_note, t.end_note,
        row_number() over (partition by s.region, s.kind order by s.weight desc, s.id) - 1 as rank,
        count(*) over (partition by s.region, s.kind) as people
      from subject s join subject_time t on t.subject_id = s.id and t.position = 0
      where s.region is not null and (s.kind = 'polity' or (s.kind = 'person' and t.role = 'life')) and t.earliest < ${stageTo} and t.latest > ${stageFrom}
    )
    select * from ranked where
      (kind = 'polity' and rank < ${politiesOfLane})
      or (kind = 'person' and rank / ${peopleOfLane} = ${batch}::int % greatest(1, ceil(people / ${peopleOfLane}::float)::int))
    order by earliest`.execute(db);
  const names = await linkedEntries(
    db,
    rows.map(({ subjectId }) => subjectId),
    language,
  );
  const bars = rows.flatMap((row): (Bar & { region: Region })[] => {
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
  const most = Math.max(
    1,
    ...rows.filter(({ kind }) => kind === 'person').map(({ people }) => Math.ceil(people / peopleOfLane)),
  );
  if (batch >= most) return homeTimeline(db, language, batch % most);
  const of = (region: Region, kind: Kind) => bars.filter((bar) => bar.region === region && bar.kind === kind);
  return {
    batch,
    batches: most,
    lanes: regions.map((region) => ({ region, polities: of(region, 'polity'), people: of(region, 'person') })),
  };
}

/** Subjects as list entries, in the given order. */
async function listed(db: Database, ids: string[], language: Language): Promise<ListedEntry[]> {
  const entries = await linkedEntries(db, ids, language);
  if (!entries.size) return [];
  const [summaries, times] = await Promise.all([
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
  ]);
  const summaryOf = new Map(summaries.map(({ id, summary }) => [id, summary]));
  const timeFor = new Map(times.map((row) => [row.subjectId, timeOf(row)]));
  return ids.flatMap((id) => {
    const entry = entries.get(id);
    return entry ? [{ ...entry, summary: summaryOf.get(entry.id) ?? '', time: timeFor.get(id) ?? null }] : [];
  });
}

/** Entries of a kind, the best linked first; in this language or the next available. */
export async function entriesOfKind(db: Database, kind: Kind, language: Language, page: number, size: number) {
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('subject')
      .where('kind', '=', kind)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('subject')
      .where('kind', '=', kind)
      .select('id')
      .orderBy('weight', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return {
    total,
    entries: await listed(
      db,
      rows.map(({ id }) => id),
      language,
    ),
  };
}

/** The categories of the home page, each with its best linked entries. */
export async function homeCategoriesOf(db: Database, language: Language) {
  return Promise.all(
    homeCategories.map(async (kind) => {
      const { total, entries } = await entriesOfKind(db, kind, language, 1, 5);
      return { kind, count: total, entries };
    }),
  );
}

/** Assumed maximum of twins per day: so many times more events are read, so that enough remain after merging. */
const tellersOfDay = 4;

/**
 * Events of this day of the year and the following days, across the turn of the year; within a day the most important
 * first. Twins are merged.
 */
export async function eventsOnDay(db: Database, today: Date, language: Language, count: number) {
  const day = today.toISOString().slice(5, 10);
  const { rows } = await sql<EventRow>`
    with dated as (
      select *, substring(start_time from '^-?\\d+-(\\d\\d-\\d\\d)') as day from event
      where start_time !~ '-00 ' and (end_time is null or end_time = start_time)
        and exists (select from entry where entry.subject_id = event.subject_id)
    )
    select ${eventColumnsOf('dated')} from dated
    order by day < ${day}, day, weight desc, earliest, id limit ${count * tellersOfDay}`.execute(db);
  const events = await toAxisEvents(db, (await mergeEventTwins(db, rows)).slice(0, count), language);
  return events.map(({ id, title, time, entry, also }) => ({ id, title, time, entry, also }));
}

/** Subjects with a main text in this language (or in any, if there are none), different ones each day. */
export async function recommended(
  db: Database,
  today: Date,
  language: Language,
  count: number,
): Promise<ListedEntry[]> {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from entry where body <> '' group by subject_id
    order by bool_or(language = ${language}) desc, md5(subject_id || ${today.toISOString().slice(0, 10)}) limit ${count}`.execute(
    db,
  );
  return listed(
    db,
    rows.map(({ id }) => id),
    language,
  );
}

/** Neighbours of a subject, by the number of neighbours they share with it. */
export async function related(
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
  return listed(
    db,
    rows.map(({ id }) => id),
    language,
  );
}
