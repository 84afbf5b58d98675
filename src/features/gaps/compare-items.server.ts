import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLastReport } from '../../kit/jobs/job-runs.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import { loadItemReader, type ItemReading } from '../../kit/wikimedia/item-reader.server.ts';
import type { Wikimedia } from '../../kit/wikimedia/wikimedia.server.ts';
import type { Kind, TimeRole } from '../../rules/kinds.ts';
import { kilometresBetween } from '../../rules/place/distance.ts';
import type { Citation, Place } from '../../rules/schemas.ts';
import { readHistoricalTime, type HistoricalTime, type TimeNote } from '../../rules/time/historical-time.ts';
import { comparedFields } from './contract.ts';
import { quickStatement } from './quick-statement.ts';

/** Items in memory at once; differences and statements that are listed. */
const groupSize = 10,
  maxListed = 500;
/** Distance from which two places are not the same, in kilometres: large cities and sites are less wide. */
const minKilometres = 100;

type Field = (typeof comparedFields)[number];
type DateField = Exclude<Field, 'place'>;

/** A field that an entry and its item state otherwise: dates as stored, or a distance in kilometres. */
const Difference = z.object({
  subjectId: z.string(),
  item: z.string(),
  field: z.enum(comparedFields),
  local: z.string(),
  remote: z.string(),
  /** The item as the source of its date; null for a place. */
  source: z.custom<Citation>().nullable(),
  /** The position that the item states; null for a date. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type Difference = z.output<typeof Difference>;
export const ComparisonReport = z.object({
  compared: z.number(),
  differences: z.array(Difference),
  /** What entries state with a source and their items do not, as lines of QuickStatements. */
  statements: z.array(z.string()),
});
export type ComparisonReport = z.output<typeof ComparisonReport>;

/**
 * Compares entries with their items once a month. It lists disagreements for reviewers and changes nothing: what people
 * wrote here stays until somebody decides.
 */
export const compareItemsJob = job({
  name: 'comparingItems',
  schema: z.object({}),
  every: 'month',
  retries: 3,
  run: async (_, { db, drivers, signal, progress }) =>
    drivers.wikimedia ? compareItems(db, drivers.wikimedia, { signal, progress }) : undefined,
});

interface Row {
  id: string;
  item: string;
  kind: Kind;
  latitude: number | null;
  longitude: number | null;
  times: StatedTime[];
}
export interface StatedTime {
  role: TimeRole;
  startTime: string;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  source: Citation | null;
}

export async function compareItems(
  db: Database,
  wikimedia: Wikimedia,
  { signal, progress }: { signal: AbortSignal; progress(done: number, total?: number): void },
): Promise<ComparisonReport> {
  const { readItem } = await loadItemReader();
  const { rows } = await sql<Row>`
    select subject.id, same_as.value as item, subject.kind, subject.latitude, subject.longitude, coalesce((
      select jsonb_agg(jsonb_build_object('role', role, 'startTime', start_time, 'endTime', end_time,
        'startNote', start_note, 'endNote', end_note, 'source', source) order by position)
      from subject_time where subject_id = subject.id), '[]') as times
    from same_as join subject on subject.id = same_as.subject_id
    where scheme = 'wikidata' and value ~ '^Q[1-9][0-9]{0,11}$' order by subject.weight desc, subject.id`.execute(db);
  const report: ComparisonReport = { compared: 0, differences: [], statements: [] };
  for (let from = 0; from < rows.length; from += groupSize) {
    const group = rows.slice(from, from + groupSize);
    const entities = await wikimedia.entities(
      group.map(({ item }) => item),
      { signal },
    );
    for (const row of group) {
      const entity = entities.get(row.item),
        reading = entity && readItem(entity);
      if (!reading) continue;
      report.compared++;
      report.differences.push(...differencesOf(row, reading));
      report.statements.push(...statementsOf(row, reading));
    }
    progress(Math.min(from + groupSize, rows.length), rows.length);
  }
  return {
    ...report,
    differences: report.differences.slice(0, maxListed),
    statements: report.statements.slice(0, maxListed),
  };
}

interface Moment {
  text: string;
  time: HistoricalTime;
  source: Citation | null;
}

const dateFields = comparedFields.filter((field) => field !== 'place');

/** The times that state a field at one of their ends; a birth and a death may also have a time of their own. */
const statingTimes = {
  birth: { role: 'life', end: 'start' },
  death: { role: 'life', end: 'end' },
  start: { role: 'span', end: 'start' },
  end: { role: 'span', end: 'end' },
} as const;

/** The end at which a time states a field; null if it states another or is not certain. */
export function endStating(time: StatedTime, field: DateField): 'start' | 'end' | null {
  // A birth between two dates is not certain.
  if (time.role === field) return time.endTime === null && time.startNote === null ? 'start' : null;
  const { role, end } = statingTimes[field];
  if (time.role !== role) return null;
  if (end === 'start') return time.startNote === null ? end : null;
  return time.endTime !== null && time.endNote === null ? end : null;
}

/** The certain moments that times state, by field. */
function momentsOf(times: readonly StatedTime[]): Partial<Record<Field, Moment>> {
  const moments: Partial<Record<Field, Moment>> = {};
  for (const stated of times)
    for (const field of dateFields) {
      const end = endStating(stated, field),
        text = end && (end === 'start' ? stated.startTime : stated.endTime),
        time = text ? readHistoricalTime(text) : null;
      if (text && time) moments[field] ??= { text, time, source: stated.source };
    }
  return moments;
}

/** Whether two dates can be the same, as far as both are known. */
const isSameDate = (a: HistoricalTime, b: HistoricalTime): boolean =>
  a.year === b.year && (!a.month || !b.month || (a.month === b.month && (!a.day || !b.day || a.day === b.day)));

function differencesOf(row: Row, reading: ItemReading): Difference[] {
  const localMoments = momentsOf(row.times),
    remoteMoments = momentsOf(reading.times);
  const common = { subjectId: row.id, item: reading.item };
  const dates = dateFields.flatMap((field): Difference[] => {
    const [local, remote] = [localMoments[field], remoteMoments[field]];
    return local && remote && !isSameDate(local.time, remote.time)
      ? [{ ...common, field, local: local.text, remote: remote.text, source: remote.source, place: null }]
      : [];
  });
  const distance = distanceOf(row, reading.place);
  return distance === null || distance < minKilometres ? dates : [...dates, placeDifference()];

  function placeDifference(): Difference {
    const { latitude, longitude } = reading.place!,
      remote = placeText({ latitude, longitude });
    return { ...common, field: 'place', local: placeText(row), remote, source: null, place: { latitude, longitude } };
  }
}

/** Distance of the place of a subject from that of its item, in kilometres; of people it is their birthplace here. */
function distanceOf({ kind, latitude, longitude }: Row, place: Place | null): number | null {
  if (kind === 'person' || kind === 'painting' || kind === 'book') return null;
  return latitude === null || longitude === null || !place ? null : kilometresBetween({ latitude, longitude }, place);
}
export const placeText = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  `${latitude!.toFixed(2)}, ${longitude!.toFixed(2)}`;

const properties = { birth: 'P569', death: 'P570' } as const;

/** Births and deaths that are stated here with the address of a source, of people of whom Wikidata has none. */
function statementsOf({ kind, times }: Row, reading: ItemReading): string[] {
  if (kind !== 'person') return [];
  const localMoments = momentsOf(times);
  const isStated = (field: 'birth' | 'death') =>
    reading.times.some(({ role }) => role === field || (role === 'life' && field === 'birth')) ||
    reading.times.some(({ role, endTime }) => role === 'life' && endTime !== null && field === 'death');
  return (['birth', 'death'] as const).flatMap((field) => {
    const moment = localMoments[field],
      url = moment?.source?.url;
    return moment && url && !isStated(field) ? [quickStatement(reading.item, properties[field], moment.time, url)] : [];
  });
}

/** The last comparison. */
export const loadComparison = (db: Database) => loadLastReport(db, compareItemsJob, ComparisonReport);
