import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf, type TimeColumns } from '../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import { mergeTwins, type Comparable } from '../timelines/face/twins.ts';
import type { snapshot } from './contract.ts';

/** Longest duration of an event that happened in a year, in seconds: ten years. */
const maxEventSeconds = 10 * 31_556_952;

interface Question {
  year: number;
  size: number;
  language: Language;
}

type Snapshot = ReplyOf<typeof snapshot>;
type SubjectRow = TimeColumns & { subjectId: string; total: number; hasBorders: boolean };

/** The world in a year. */
export async function snapshotOf(db: Database, question: Question): Promise<Snapshot> {
  const [states, people, works, events] = await Promise.all([
    loadSubjects(db, question, sql`l.kind = 'polity'`),
    loadSubjects(db, question, sql`l.kind = 'person' and t.role = any('{life,birth,death}')`),
    loadSubjects(db, question, sql`l.kind = any('{book,painting,site}') and t.role = 'made'`),
    loadEvents(db, question),
  ]);
  return {
    year: question.year,
    states: {
      total: states.total,
      list: states.list.map(({ entry, time, hasBorders }) => ({ entry, time, hasBorders })),
    },
    people: withoutBorders(people),
    works: withoutBorders(works),
    events,
  };
}

const withoutBorders = ({ total, list }: Awaited<ReturnType<typeof loadSubjects>>) => ({
  total,
  list: list.map(({ entry, time }) => ({ entry, time })),
});

const yearRange = (year: number) => {
  const { earliest, latest } = bounds({ year, month: 0, day: 0, seconds: 0 });
  return sql`int8range(${earliest}::bigint, ${latest}::bigint, '[]')`;
};

/** Subjects with an entry whose main time includes a day of the year, the best linked first. */
async function loadSubjects(db: Database, { year, size, language }: Question, condition: RawBuilder<unknown>) {
  const { rows } = await sql<SubjectRow>`
    select found.*, exists (select from border b where b.subject_id = found.subject_id
      and (int8range(b.earliest, b.latest, '[]') && ${yearRange(year)})) as has_borders
    from (
      select l.subject_id, t.start_time, t.end_time, t.start_note, t.end_note, t.earliest, t.latest, l.rank,
        count(*) over ()::int as total
      from listed_subject l join subject_time t on t.subject_id = l.subject_id and t.position = 0
      where l.during && ${yearRange(year)} and l.languages <> '{}' and ${condition}
      order by l.rank limit ${size}) found
    order by rank`.execute(db);
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ subjectId }) => subjectId),
    language,
  );
  return {
    total: rows[0]?.total ?? 0,
    list: rows.flatMap((row) => {
      const entry = entries.get(row.subjectId);
      return entry ? [{ entry, time: timeOf(row)!, hasBorders: row.hasBorders }] : [];
    }),
  };
}

type EventRow = TimeColumns &
  Comparable & { title: InLanguages; placeName: InLanguages | null; source: Citation | null; total: number };

/** Most events among which those that several entries record are merged. */
const maxMerged = 400;

async function loadEvents(db: Database, { year, size, language }: Question): Promise<Snapshot['events']> {
  const { rows } = await sql<EventRow>`
    select found.*, array(select p.subject_id from event_subject p where p.event_id = found.id) as participants from (
      select e.id, e.subject_id, e.title, e.latitude, e.longitude, e.place_name, e.source, e.weight, e.standing, ${eventTime},
        count(*) over ()::int as total
      from event e join subject s on s.id = e.subject_id
      where int8range(e.earliest, e.latest, '[]') && ${yearRange(year)} and e.latest - e.earliest <= ${maxEventSeconds}::bigint
      order by e.weight desc, s.weight desc, e.earliest, e.id limit ${maxMerged}) found`.execute(db);
  const merged = mergeTwins(rows),
    shown = merged.slice(0, size).map(({ event }) => event);
  const entries = await loadLinkedEntries(
    db,
    shown.map(({ subjectId }) => subjectId),
    language,
  );
  return {
    total: (rows[0]?.total ?? 0) - (rows.length - merged.length),
    list: shown.flatMap((row) => {
      const entry = entries.get(row.subjectId);
      const { title, source } = row;
      return entry
        ? [{ title: titleOf(title, language), entry, time: timeOf(row)!, place: placeOf(row, language), source }]
        : [];
    }),
  };
}

export const eventTime = sql`e.start_time, e.end_time, e.start_note, e.end_note, e.earliest, e.latest`;

export const titleOf = (title: InLanguages, language: Language): string => selectTranslation(title, language)!.value;

/** A place as replies give it; null without coordinates. */
export const placeOf = (
  row: { latitude: number | null; longitude: number | null; placeName: InLanguages | null },
  language: Language,
) =>
  row.latitude === null || row.longitude === null
    ? null
    : {
        latitude: row.latitude,
        longitude: row.longitude,
        name: selectTranslation(row.placeName, language)?.value ?? null,
      };
