import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { startProcess } from './other-process.ts';
import { sizeMB, withDatabase, type OwnDatabase } from './own-database.ts';
import type { Answer, StartMeasurement, ContestantOptions } from './search-contestant.ts';
import { peerDocuments, readVocabulary, type World } from './search-documents.ts';
import { timeoutSeconds, createTrigramPeer } from './search-peers.ts';
import { fillEntries, fillIndex } from './search-tables.ts';
import { searchTerms, type Term } from './search-terms.ts';
import { latencyRows, percentile, measureMs, measureEachMs, toPeers } from './timing.ts';

const rounds = 3;
/** Interval at which a peer gets a term, once; longer for the largest collection: some of them take seconds. */
const peerStep = (count: number) => (count > largestInMemory ? 8 : 4);
/** MiniSearch holds everything in memory; a million documents would take about five gigabytes and ten minutes. */
const largestInMemory = 100_000;

/**
 * Suggestions and results in collections of three sizes, compared with other engines on the same documents and terms.
 */
export const search: EngineFigure = async () => {
  const world = await readVocabulary();
  const rows: Row[] = [];
  for (const count of sizesOr([10_000, 100_000, 1_000_000]))
    rows.push(...(await withDatabase((database) => measureAt(database, world, count))));
  return rows;
};

async function measureAt(database: OwnDatabase, world: World, count: number): Promise<Row[]> {
  const size = `${formatCount(count)} documents`;
  const terms = searchTerms(world);
  await fillEntries(database, world, count);
  const indexSeconds = (await measureMs(() => fillIndex(database, world, count))) / 1000;
  const indexMB = await sizeMB(database.pool, 'search_passage', 'search_name');

  const stele = await startProcess<StartMeasurement>('bench/search-contestant.ts', {
    name: 'Stele',
    count,
    url: database.url,
  } satisfies ContestantOptions);
  const answers: Answer[] = [];
  for (let round = -1; round < rounds; round++) {
    // the first round warms up
    const answer = await stele.ask<Answer>({ terms });
    if (round >= 0) answers.push(answer);
  }
  const memoryMB = { database: database.memoryMB(), asker: answers.at(-1)!.megabytes };
  await stele.stop();
  const times = {
    suggestions: answers.map((answer) => answer.suggestions),
    search: answers.map((answer) => answer.search),
  };
  const peers = await measurePeers(
    database,
    world,
    count,
    terms.filter((_, number) => number % peerStep(count) === 0),
  );

  const isLarge = count >= 1_000_000;
  const budgets = { suggestions: { p95: 20 }, search: { p95: 70 } };
  return [
    { what: `${size}: indexed`, unit: 's', values: [indexSeconds], ...toPeers(peers, (peer) => peer.seconds) },
    {
      what: `${size}: on disk, texts and indexes`,
      unit: 'MB',
      values: [indexMB],
      ...toPeers(peers, (peer) => peer.megabytes),
    },
    { what: `${size}: memory of PostgreSQL`, unit: 'MB', values: [memoryMB.database] },
    { what: `${size}: memory of the process that asks`, unit: 'MB', values: [memoryMB.asker] },
    ...(['suggestions', 'search'] as const).flatMap((what) =>
      latencyRows(`${size}: ${what}`, times[what], {
        peers: peers.map((peer) => ({ name: peer.name, times: peer[what] })),
        ...(isLarge && { budgets: budgets[what] }),
      }),
    ),
    ...slowestKinds(terms, times.search).map(({ kind, p95 }): Row => ({
      what: `${size}: search for ${kind}, p95`,
      unit: 'ms',
      values: [p95],
    })),
    ...(count > largestInMemory
      ? [{ what: `${size}: MiniSearch not asked, it would hold them all in memory`, unit: '', values: [] }]
      : []),
  ];
}

/** The three slowest kinds of term. */
function slowestKinds(terms: Term[], rounds_: number[][]): { kind: string; p95: number }[] {
  const kinds = [...new Set(terms.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({
      kind,
      p95: percentile(
        rounds_.flatMap((times) => times.filter((_, number) => terms[number]!.kind === kind)),
        0.95,
      ),
    }))
    .sort((a, b) => b.p95 - a.p95)
    .slice(0, 3);
}

interface MeasuredPeer extends Answer {
  name: string;
  seconds: number;
}

async function measurePeers(
  database: OwnDatabase,
  world: World,
  count: number,
  terms: Term[],
): Promise<MeasuredPeer[]> {
  const began = performance.now();
  const likeness = await createTrigramPeer(database, peerDocuments(world, count));
  const seconds = (performance.now() - began) / 1000;
  const suggestions = await measureEachMs(terms, ({ text }) => likeness.suggest(text)),
    searches = await measureEachMs(terms, ({ text }) => likeness.search(text));
  likeness.stop();
  const gaveUp = likeness.gaveUp
    ? ` (of ${terms.length * 2} ${likeness.gaveUp} given up after ${timeoutSeconds} s)`
    : '';
  const trigram = {
    name: `pg_trgm${gaveUp}`,
    seconds,
    megabytes: await sizeMB(database.pool, 'trigram'),
    suggestions,
    search: searches,
  };
  if (count > largestInMemory) return [trigram];
  const { firstMessage, ask, stop } = await startProcess<StartMeasurement>('bench/search-contestant.ts', {
    name: 'MiniSearch',
    count,
    url: database.url,
  } satisfies ContestantOptions);
  const answer = await ask<Answer>({ terms });
  await stop();
  return [trigram, { name: 'MiniSearch', ...answer, ...firstMessage }];
}
