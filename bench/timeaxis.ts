import { implementations } from '../src/calls.server.ts';
import { axis, type Axis } from '../src/features/timelines/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import type { InputOf } from '../src/kit/calls/endpoint.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { sizeMB, withDatabase, type OwnDatabase } from './own-database.ts';
import { randomFrom } from './random.ts';
import { fillEvents, randomYear } from './synthetic-events.ts';
import { latencyRows, measureMs, measureEachMs } from './timing.ts';
import { testContext } from '../tests/visitor.ts';

type Question = InputOf<typeof axis>;
/** Queries per kind and round; the peer gets fewer, because some take a second. */
const queryCount = 60,
  peerQueryCount = 12;

const random = randomFrom(9);
/** A span that starts at a year distributed like events, with a length in years between the limits. */
function randomSpan(least: number, maximum: number): { from: string; end: string } {
  const from = Math.min(randomYear(random), 2025 - least),
    end = Math.min(2025, from + least + random.below(maximum - least));
  return { from: String(from || 1), end: String(end || 1) };
}
const spans: Record<string, () => Question> = {
  'narrow (1 to 10 years)': () => randomSpan(1, 10),
  'wide (300 to 3000 years)': () => randomSpan(300, 3000),
  'history (5000 years in centuries)': () => ({ from: '-3000', end: '2025', period: 'century' }),
  everything: () => ({}),
};
const filterVariants: Record<string, Partial<Question>> = {
  '': {},
  ', two kinds of one region': { regions: ['europe'], kinds: ['war', 'person'] },
  ', in lanes by region': { lanes: 'region' },
};

/** Spans of the axis with a million events, compared with the obvious method: grouping the events. */
export const timeAxis: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const count of sizesOr([1_000_000]))
    rows.push(...(await withDatabase((database) => measureAt(database, count))));
  return rows;
};

async function measureAt({ db, pool }: OwnDatabase, count: number): Promise<Row[]> {
  const size = `${formatCount(count)} events`;
  const fillSeconds = (await measureMs(() => fillEvents(pool, count))) / 1000;
  const countSeconds = (await measureMs(() => pool.query('select recount_event_cells()'))) / 1000;
  await pool.query('vacuum analyze');
  console.log(`${size} written in ${fillSeconds.toFixed(0)} s`);
  const rows: Row[] = [
    { what: `${size}: counted in cells`, unit: 's', values: [countSeconds] },
    {
      what: `${size}: cells on disk`,
      unit: 'MB',
      values: [await sizeMB(pool, 'event_cell')],
      peer: { name: 'events with their indexes', values: [await sizeMB(pool, 'event')] },
    },
  ];
  const call = createApi(implementations).callFor({ ...testContext(db), language: 'en' });
  for (const [span, ask] of Object.entries(spans)) {
    for (const [manner, more] of Object.entries(filterVariants)) {
      const questions = (many: number) => Array.from({ length: many }, () => ({ ...ask(), ...more }));
      await measureEachMs(questions(10), (question) => call(axis, question));
      const times: number[][] = [];
      const peer: { question: Question; answer: Axis }[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(
          await measureEachMs(questions(queryCount), async (question) =>
            peer.push({ question, answer: await call(axis, question) }),
          ),
        );
      const peerTimes = await measureEachMs(peer.slice(0, peerQueryCount), ({ question, answer }) =>
        groupEvents(pool, question, answer),
      );
      rows.push(
        ...latencyRows(`${size}: ${span}${manner}`, times, {
          only: ['p50', 'p95'],
          peers: [{ name: 'the events grouped by SQL', times: peerTimes }],
          budgets: { p95: 50 },
        }),
      );
    }
  }
  return rows;
}

/** The same clusters computed from the events, with the index on their time. */
async function groupEvents(
  pool: OwnDatabase['pool'],
  { regions = [], kinds = [], lanes = 'none' }: Question,
  { from, until }: Axis,
): Promise<void> {
  const width = Math.max(1, Math.round((until - from) / 100));
  await pool.query(
    `
    select e.earliest / $1::bigint as cell, ${lanes === 'region' ? 's.region' : 'null'} as lane, count(*), (array_agg(e.id order by e.weight desc, s.weight desc, e.id))[1] as lead
    from event e join subject s on s.id = e.subject_id
    where e.earliest between $2 and $3 and (cardinality($4::text[]) = 0 or s.region = any($4)) and (cardinality($5::text[]) = 0 or s.kind = any($5))
    group by 1, 2 order by 1`,
    [width, from, until, regions, kinds],
  );
}
