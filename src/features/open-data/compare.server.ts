import { sql } from 'kysely';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf, type TimeColumns } from '../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import { kilometresBetween } from '../../rules/place/distance.ts';
import type { RelationType } from '../../rules/relation-types.ts';
import type { Citation } from '../../rules/schemas.ts';
import { yearOfSecond, yearsBetween } from '../../rules/time/historical-time.ts';
import type { compare } from './contract.ts';
import { eventTime, placeOf, titleOf } from './snapshot.server.ts';

type Comparison = ReplyOf<typeof compare>;
type Pair = readonly [one: string, other: string];

/** Most neighbours and events that are listed. */
const maxListed = 50;

interface SubjectRow {
  id: string;
  summary: string;
  weight: number;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  startTime: string | null;
  endTime: string | null;
  startNote: TimeColumns['startNote'];
  endNote: TimeColumns['endNote'];
  during: { earliest: number; latest: number } | null;
}

/** Two subjects side by side. Fails with `entryNotFound` for a subject without an entry. */
export async function compareSubjects(db: Database, pair: Pair, language: Language): Promise<Comparison> {
  const [rows, relations, neighbourIds, events] = await Promise.all([
    loadRows(db, pair, language),
    loadRelations(db, pair, language),
    loadNeighbours(db, pair),
    loadEvents(db, pair, language),
  ]);
  const entries = await loadLinkedEntries(
    db,
    [...pair, ...neighbourIds, ...events.map(({ owner }) => owner)],
    language,
  );
  const subjectOf = (id: string) => {
    const row = rows.get(id) ?? fail('entryNotFound');
    return {
      entry: entries.get(id) ?? fail('entryNotFound'),
      summary: row.summary,
      time: timeOf(row),
      place: placeOf(row, language),
      links: row.weight,
    };
  };
  const [one, other] = [subjectOf(pair[0]), subjectOf(pair[1])];
  return {
    one,
    other,
    ...compareTimes(rows.get(pair[0])!.during, rows.get(pair[1])!.during),
    kilometres: one.place && other.place ? Math.round(kilometresBetween(one.place, other.place)) : null,
    relations,
    neighbours: neighbourIds.flatMap((id) => entries.get(id) ?? []),
    events: events.flatMap(({ owner, title, time }) => {
      const entry = entries.get(owner);
      return entry ? [{ title, entry, time }] : [];
    }),
  };
}

function compareTimes(a: SubjectRow['during'], b: SubjectRow['during']): Pick<Comparison, 'together' | 'yearsBetween'> {
  if (!a || !b) return { together: null, yearsBetween: null };
  const begin = Math.max(a.earliest, b.earliest),
    end = Math.min(a.latest, b.latest);
  return begin <= end
    ? { together: { from: yearOfSecond(begin), until: yearOfSecond(end) }, yearsBetween: null }
    : { together: null, yearsBetween: yearsBetween(yearOfSecond(end), yearOfSecond(begin)) };
}

async function loadRows(db: Database, pair: Pair, language: Language): Promise<Map<string, SubjectRow>> {
  const { rows } = await sql<SubjectRow>`
    select s.id, s.weight, s.latitude, s.longitude, s.place_name, t.start_time, t.end_time, t.start_note, t.end_note,
      case when l.during is not null then json_build_object('earliest', lower(l.during), 'latest', upper(l.during) - 1) end as during,
      coalesce((select summary from entry where subject_id = s.id and language = ${language}), '') as summary
    from subject s
      left join subject_time t on t.subject_id = s.id and t.position = 0
      left join listed_subject l on l.subject_id = s.id
    where s.id = any(${[...pair]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadRelations(db: Database, [one, other]: Pair, language: Language): Promise<Comparison['relations']> {
  const { rows } = await sql<
    { type: RelationType; from: string; to: string; word: InLanguages; source: Citation | null } & {
      [Column in keyof TimeColumns]: TimeColumns[Column] | null;
    }
  >`
    select type, from_id as "from", to_id as "to", word, start_time, end_time, start_note, end_note, source from relation
    where (from_id = ${one} and to_id = ${other}) or (from_id = ${other} and to_id = ${one})
    order by earliest nulls last, id limit ${maxListed}`.execute(db);
  return rows.map((row) => ({
    type: row.type,
    from: row.from,
    to: row.to,
    word: selectTranslation(row.word, language)!.value,
    time: timeOf(row),
    source: row.source,
  }));
}

/** Ids of the subjects that both are related to, the best linked first. */
async function loadNeighbours(db: Database, pair: Pair): Promise<string[]> {
  const [one, other] = pair.map(
    (id) =>
      sql`(select to_id as id from relation where from_id = ${id} union select from_id from relation where to_id = ${id})`,
  );
  const { rows } = await sql<{ id: string }>`
    select s.id from ${one} a join ${other} b using (id) join subject s using (id)
    where s.id <> all(${[...pair]}) order by s.weight desc, s.id limit ${maxListed}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Events in which both take part, or that one records with the other in it. */
async function loadEvents(db: Database, [one, other]: Pair, language: Language) {
  const { rows } = await sql<TimeColumns & { owner: string; title: InLanguages }>`
    select e.subject_id as owner, e.title, ${eventTime} from event e
    where (e.subject_id = ${one} or exists (select from event_subject p where p.event_id = e.id and p.subject_id = ${one}))
      and (e.subject_id = ${other} or exists (select from event_subject p where p.event_id = e.id and p.subject_id = ${other}))
      and (e.subject_id = any(${[one, other]}) or e.id in (select event_id from event_subject where subject_id = ${one}))
    order by e.earliest, e.id limit ${maxListed}`.execute(db);
  return rows.map((row) => ({ owner: row.owner, title: titleOf(row.title, language), time: timeOf(row)! }));
}
