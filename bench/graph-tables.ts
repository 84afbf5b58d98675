import type pg from 'pg';
import { kinds } from '../src/rules/kinds.ts';
import { copyRows, dropIndexes } from './own-database.ts';
import { unknownYear, type SyntheticGraph } from './synthetic-graph.ts';

/** Number and id in the tables of a synthetic graph's subject. */
export const numberOf = (subject: number) => subject + 1;
export const idOf = (subject: number) => `s${subject}`;

/**
 * Writes a synthetic graph to the tables of path search: subjects with an entry and their times, and edges. Relations
 * are left out, because no engine reads them. Indexes are created after the rows, which is faster and leaves them as an
 * import does.
 */
export async function fillGraph(pool: pg.Pool, graph: SyntheticGraph): Promise<void> {
  await pool.query('drop index subject_time_during, entry_changed, entry_name_clash'); // slow to fill and unused here
  const indexes = await dropIndexes(pool, ['edge']);
  await copyRows(pool, 'subject', ['id', 'number', 'kind', 'weight'], subjectRows(graph));
  await copyRows(
    pool,
    'subject_time',
    ['subject_id', 'position', 'role', 'start_time', 'end_time', 'earliest', 'latest'],
    timeRows(graph),
  );
  await copyRows(pool, 'entry', ['id', 'subject_id', 'language', 'name', 'revision_id'], entryRows(graph));
  await copyRows(pool, 'edge', ['number', 'a', 'b', 'type', 'from_year', 'to_year'], edgeRows(graph));
  for (const definition of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
}

function* subjectRows({ subjects, kind, from, to }: SyntheticGraph) {
  const degrees = new Uint32Array(subjects);
  for (const ends of [from, to]) for (const subject of ends) degrees[subject]!++;
  for (let subject = 0; subject < subjects; subject++)
    yield [idOf(subject), numberOf(subject), kinds[kind[subject]!], degrees[subject]];
}

function* entryRows({ subjects }: SyntheticGraph) {
  for (let subject = 0; subject < subjects; subject++)
    yield [idOf(subject), idOf(subject), 'zh', idOf(subject), 'none'];
}

function* timeRows({ subjects, bornYear, goneYear }: SyntheticGraph) {
  const text = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00 00:00:00`;
  const secondsOf = (year: number) => (year - 1970) * 31_556_952;
  for (let subject = 0; subject < subjects; subject++) {
    const [born, gone] = [bornYear[subject]!, goneYear[subject]!];
    if (born !== unknownYear)
      yield [idOf(subject), 0, 'life', text(born), text(gone), secondsOf(born), secondsOf(gone)];
  }
}

function* edgeRows({ relations, from, to, type, startYear, endYear }: SyntheticGraph) {
  for (let relation = 0; relation < relations; relation++) {
    const isDated = startYear[relation] !== unknownYear;
    yield [
      relation + 1,
      numberOf(from[relation]!),
      numberOf(to[relation]!),
      type[relation],
      isDated ? startYear[relation] : null,
      isDated ? endYear[relation] : null,
    ];
  }
}
