import type pg from 'pg';
import { bounds, writeHistoricalTime } from '../src/rules/time/historical-time.ts';
import { kinds, regions } from '../src/rules/kinds.ts';
import { relationTypes } from '../src/rules/relation-types.ts';
import { idOf } from './graph-tables.ts';
import { copyRows, dropIndexes } from './own-database.ts';
import { randomFrom } from './random.ts';
import { randomYear } from './synthetic-events.ts';

/** Total number of labels of relations. */
const words = 600;

/**
 * Subjects for lists, the same in every run: half of them people, most with a time, two in five with a place (every
 * tenth in one of a thousand cities), each with an entry, an event and a relation. Derived data are refreshed as after
 * an import.
 */
export async function fillSubjects(pool: pg.Pool, count: number): Promise<void> {
  const random = randomFrom(30);
  const subjects = Array.from({ length: count }, (_, at) => {
    const year = randomYear(random);
    return {
      id: idOf(at),
      kind: random.below(2) ? 'person' : random.pick(kinds),
      region: random.below(8) ? random.pick(regions) : null,
      weight: Math.floor(1 / (random.next() + 0.001)),
      year,
      until: year + random.below(90) || 1,
      place: random.below(5) < 2 ? somePlace() : null,
      isTimed: random.below(10) > 0,
    };
  });
  function somePlace(): [number, number] {
    const city = random.below(10) ? null : random.below(1000);
    const generator = city === null ? random : randomFrom(city);
    return [
      Math.round((Math.asin(2 * generator.next() - 1) * 180e4) / Math.PI) / 1e4,
      Math.round(generator.next() * 36e5 - 18e5) / 1e4,
    ];
  }
  const bare = { month: 0, day: 0, seconds: 0 };
  function* timeRows() {
    for (const { id, kind, year, until, isTimed } of subjects) {
      const [start, end] = [year, Math.max(year, until)].map((boundYear) => ({ ...bare, year: boundYear }));
      if (isTimed)
        yield [
          id,
          0,
          kind === 'person' ? 'life' : 'span',
          writeHistoricalTime(start!),
          writeHistoricalTime(end!),
          bounds(start!).earliest,
          bounds(end!).latest,
        ];
    }
  }
  function* entryRows() {
    for (const [at, { id }] of subjects.entries())
      yield [id, id, 'en', `Subject ${at}`, random.below(5) ? '' : '<p>It is told here.</p>', 'none'];
  }
  function* eventRows() {
    for (const [at, { id, kind, region, year }] of subjects.entries()) {
      const start = { year, month: 1 + random.below(12), day: random.below(3) ? 0 : 1 + random.below(28), seconds: 0 };
      const { earliest, latest } = bounds(start);
      yield [
        `h${at}`,
        id,
        0,
        writeHistoricalTime(start),
        earliest,
        latest,
        { en: `Event ${at}` },
        1,
        kind,
        region ?? 'nowhere',
        `900h${at}`,
      ];
    }
  }
  function* relationRows() {
    for (const [at, { id }] of subjects.entries()) {
      const word = random.below(words);
      const to = (at + 1 + random.below(count - 1)) % count;
      yield [
        `r${at}`,
        id,
        idOf(to),
        relationTypes[word % relationTypes.length],
        { en: `word ${word}`, zh: `词${word}` },
      ];
    }
  }
  const lists = await dropIndexes(pool, ['listed_subject']);
  const others = await dropIndexes(pool, ['subject_time', 'entry', 'event', 'relation']);
  await copyRows(
    pool,
    'subject',
    ['id', 'kind', 'region', 'weight', 'latitude', 'longitude'],
    subjects.map(({ id, kind, region, weight, place }) => [id, kind, region, weight, place?.[0], place?.[1]]),
  );
  await copyRows(
    pool,
    'subject_time',
    ['subject_id', 'position', 'role', 'start_time', 'end_time', 'earliest', 'latest'],
    timeRows(),
  );
  await copyRows(pool, 'entry', ['id', 'subject_id', 'language', 'name', 'body', 'revision_id'], entryRows());
  await copyRows(
    pool,
    'event',
    [
      'id',
      'subject_id',
      'position',
      'start_time',
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
  await copyRows(pool, 'relation', ['id', 'from_id', 'to_id', 'type', 'word'], relationRows());
  for (const definition of others) await pool.query(definition);
  await pool.query('analyze');
  const client = await pool.connect();
  await client.query('set session_replication_role = replica'); // categories are counted once
  await client.query('select count(*) from refresh_listed_subjects(array(select id from subject))');
  await client.query('reset session_replication_role');
  client.release();
  for (const definition of lists) await pool.query(definition);
  await pool.query('select recount_categories(), recount_relation_words()');
  await pool.query('vacuum analyze');
}
