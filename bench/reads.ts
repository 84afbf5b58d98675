import { implementations } from '../src/calls.server.ts';
import { categories, categoryClustering, entryDetail } from '../src/features/entries/contract.ts';
import { needImprove } from '../src/features/entries/writing-contract.ts';
import { categoryEntries, changeHomeTimeline, homepage, portal } from '../src/features/home/contract.ts';
import { eventsOnDay } from '../src/features/home/queries.server.ts';
import { relationDictionary } from '../src/features/relations/contract.ts';
import { countries } from '../src/features/timelines/contract.ts';
import { sameTimemaps } from '../src/features/timemaps/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { kinds } from '../src/rules/kinds.ts';
import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { idOf } from './graph-tables.ts';
import { withDatabase, type OwnDatabase } from './own-database.ts';
import { randomFrom } from './random.ts';
import { formerQueries } from './former-queries.ts';
import { fillSubjects } from './synthetic-subjects.ts';
import { latencyRows, measureMs, measureEachMs } from './timing.ts';
import { createMember, testContext } from '../tests/visitor.ts';

/** Queries per kind and round, rounds, and queries to the peer, some taking seconds. */
const queryCount = 40,
  roundCount = 3,
  peerQueryCount = 3;
const budgetMs = 10;
/** Several lists at once, and one of seven hundred rows: independent of size too, but beyond the budget of one list. */
const largeReads = ['the home page', 'countries of all regions'];

/** Lists read from precomputed tables, compared with the SQL that reads every subject. */
export const reads: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const count of sizesOr([1000, 100_000, 1_000_000]))
    rows.push(...(await withDatabase((database) => measureAt(database, count))));
  return rows;
};

async function measureAt({ db, pool }: OwnDatabase, count: number): Promise<Row[]> {
  const seconds = (await measureMs(() => fillSubjects(pool, count))) / 1000;
  console.log(`${formatCount(count)} subjects written in ${seconds.toFixed(0)} s`);
  const member = createMember('one');
  const call = createApi(implementations).callFor({ ...testContext(db), language: 'en', member });
  const random = randomFrom(5);
  const some = () => idOf(random.below(count)),
    day = () => new Date(Date.UTC(2026, random.below(12), 1 + random.below(28)));
  const questions: Record<string, () => Promise<unknown>> = {
    'timemaps of the same place': () => call(sameTimemaps, { id: some(), type: 'place' }),
    'timemaps of the same time': () => call(sameTimemaps, { id: some(), type: 'time' }),
    'an entry with its contemporaries': () => call(entryDetail, { id: some() }),
    'events of a day of the year': () => eventsOnDay(db, day(), 'en', 4),
    'recommended today': () => call(portal, {}),
    'what needs improving': () => call(needImprove, { page: 1 + random.below(20), size: 20 }),
    'words of relations': () => call(relationDictionary, {}),
    categories: () => call(categories, {}),
    'categories with their years': () => call(categoryClustering, {}),
    'a page of a category': () =>
      call(categoryEntries, { x: random.pick(kinds), page: 1 + random.below(20), size: 48 }),
    'another batch of the home timeline': () => call(changeHomeTimeline, { id: random.below(100) }),
    'the home page': () => call(homepage, {}),
    'countries of all regions': () => call(countries, {}),
  };
  const rows: Row[] = [];
  for (const [what, ask] of Object.entries(questions)) {
    const each = (many: number) => measureEachMs(Array.from({ length: many }), ask);
    await each(5);
    const times: number[][] = [];
    for (let round = 0; round < roundCount; round++) times.push(await each(queryCount));
    const peer = formerQueries[what];
    const peerTimes = peer
      ? await measureEachMs(Array.from({ length: peerQueryCount }), () => pool.query(peer(some())))
      : null;
    rows.push(
      ...latencyRows(`${formatCount(count)} subjects: ${what}`, times, {
        only: ['p50', 'p95'],
        ...(peerTimes && { peers: [{ name: 'every subject looked at, by SQL', times: peerTimes }] }),
        ...(count >= 1_000_000 && !largeReads.includes(what) && { budgets: { p95: budgetMs } }),
      }),
    );
  }
  return rows;
}
