import type pg from 'pg';
import { bounds, writeHistoricalTime, type HistoricalTime } from '../src/rules/time/historical-time.ts';
import { kinds, regions } from '../src/rules/kinds.ts';
import { idOf } from './graph-tables.ts';
import { copyRows, dropIndexes } from './own-database.ts';
import { randomFrom, type Random } from './random.ts';

/** Average number of events per subject. */
const eventsEach = 20;

/**
 * A year distributed as in an encyclopedia: half of them in the last four centuries, ever fewer before, one in two
 * hundred in the deep past.
 */
export function randomYear(random: Random): number {
  if (random.next() < 0.005) return -Math.floor(10 ** (4 + random.next() * 6));
  return 2025 - (Math.floor(-Math.log(1 - random.next()) * 580) % 7000) || 1;
}

/** Two in ten are dated to the day, one to the month, and three lasted up to eighty years. */
function randomSpan(random: Random): { start: HistoricalTime; end: HistoricalTime | null } {
  const year = randomYear(random),
    how = random.next(),
    bare = { month: 0, day: 0, seconds: 0 };
  if (how < 0.2)
    return { start: { year, month: 1 + random.below(12), day: 1 + random.below(28), seconds: 0 }, end: null };
  if (how < 0.3) return { start: { ...bare, year, month: 1 + random.below(12) }, end: null };
  const end = year + 1 + random.below(80) || 1;
  return { start: { ...bare, year }, end: how < 0.6 ? { ...bare, year: end } : null };
}

/**
 * Subjects with an entry, and events, copied to the tables that the axis reads; the same in every run. Indexes and
 * cells are made after the rows.
 */
export async function fillEvents(pool: pg.Pool, count: number): Promise<void> {
  const random = randomFrom(22),
    subjects = Math.ceil(count / eventsEach);
  const kind = Array.from({ length: subjects }, () => random.pick(kinds)),
    region = Array.from({ length: subjects }, () => (random.below(8) ? random.pick(regions) : null)),
    weight = Array.from({ length: subjects }, () => Math.floor(1 / (random.next() + 0.001)));
  function* subjectRows() {
    for (let at = 0; at < subjects; at++) yield [idOf(at), kind[at], region[at], weight[at]];
  }
  function* entryRows() {
    for (let at = 0; at < subjects; at++) yield [idOf(at), idOf(at), 'en', `Subject ${at}`, 'none'];
  }
  function* eventRows() {
    for (let at = 0; at < count; at++) {
      const { start, end } = randomSpan(random),
        subject = random.below(subjects),
        id = `h${at.toString(36).padStart(16, '0')}`,
        worth = random.below(10) ? 1 : 2 + random.below(2);
      yield [
        id,
        idOf(subject),
        0,
        writeHistoricalTime(start),
        end && writeHistoricalTime(end),
        bounds(start).earliest,
        bounds(end ?? start).latest,
        { en: `Something that happened, number ${at}` },
        worth,
        kind[subject],
        region[subject] ?? 'nowhere',
        `${999 - 64 * worth - Math.min(21, Math.floor(Math.log2(weight[subject]!)) + 1)}${id}`,
      ];
    }
  }
  const indexes = await dropIndexes(pool, ['event']);
  await copyRows(pool, 'subject', ['id', 'kind', 'region', 'weight'], subjectRows());
  await copyRows(pool, 'entry', ['id', 'subject_id', 'language', 'name', 'revision_id'], entryRows());
  await copyRows(
    pool,
    'event',
    [
      'id',
      'subject_id',
      'position',
      'start_time',
      'end_time',
      'earliest',
      'latest',
      'title',
      'weight',
      'kind',
      'region',
      'standing',
    ],
    eventRows(),
  );
  for (const definition of indexes) await pool.query(definition);
}
