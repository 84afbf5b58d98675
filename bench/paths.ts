import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compareCodexLengths } from './codex-paths.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { fillGraph } from './graph-tables.ts';
import { sizeMB, withDatabase, type OwnDatabase } from './own-database.ts';
import {
  startContestant,
  timeoutSeconds,
  type Answers,
  type PathRequest,
  type Contestant,
  type ContestantName,
} from './path-contest.ts';
import { requestedYear } from './path-engines.ts';
import { removeWithBench } from './product.ts';
import { randomFrom, type Random } from './random.ts';
import { unknownYear, syntheticGraph, type SyntheticGraph } from './synthetic-graph.ts';
import { latencyRows, toPeers } from './timing.ts';

/** Pairs per round for an engine and for a peer: peers get a part of the product's first round. */
const pairs = { product: 1000, peer: 40 };
const peerMs = 15_000;
/** Relations published one after another. */
const publicationCount = 10;
/** For the largest graph graphology would take more than five gigabytes and a minute. */
const largestInGraphology = 100_000;
const ladybugPackage = '@ladybugdb/core@0.19.1';

/**
 * Shortest paths in a graph similar to that of the relations, in memory, compared with other engines on the graph of
 * the same database.
 */
export const paths: EngineFigure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-paths-'));
  const place = removeWithBench(folder);
  try {
    const withoutLadybug = await installLadybug(folder);
    const rows: Row[] = [];
    for (const subjects of sizesOr([10_000, 100_000, 1_000_000])) {
      rows.push(
        ...(await withDatabase(async (database) => {
          const graph = syntheticGraph(subjects);
          await fillGraph(database.pool, graph);
          return measureAt(database, graph, folder, withoutLadybug);
        })),
      );
    }
    return [...rows, ...(await compareCodexLengths(folder))];
  } finally {
    place.remove();
  }
};

/** Installs it in the figure's folder, never in the project. Returns the reason if it fails. */
async function installLadybug(folder: string): Promise<string | null> {
  try {
    const run = promisify(execFile);
    await run(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        ladybugPackage,
      ],
      { timeout: 120_000 },
    );
    await run(process.execPath, ['install.js'], { cwd: join(folder, 'node_modules/@ladybugdb/core'), timeout: 60_000 }); // installs its binary
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
}

/** Queries other than the plain one: with filters, and with a subject to pass through. */
const harderQueries: { what: string; more: Partial<PathRequest>; passes?: boolean }[] = [
  { what: 'ten alternatives', more: { alternatives: 10 } },
  { what: 'six of the types', more: { filters: 'types' } },
  { what: `as of ${requestedYear}`, more: { filters: 'year' } },
  { what: 'of the same time', more: { filters: 'together' } },
  { what: 'no hub over 1,000', more: { filters: 'hub' } },
  { what: 'by way of another', more: {}, passes: true },
];

/** Generates random questions about a graph. */
function questionGenerator({ subjects, bornYear, goneYear }: SyntheticGraph, random: Random) {
  const anybody = Uint32Array.from({ length: subjects }, (_, subject) => subject);
  const ofThatYear = anybody.filter(
    (subject) =>
      bornYear[subject] === unknownYear || (bornYear[subject]! <= requestedYear && goneYear[subject]! >= requestedYear),
  );
  return ({ more = {}, passes = false }: Partial<(typeof harderQueries)[number]> = {}): PathRequest[] => {
    const ends = more.filters === 'year' ? ofThatYear : anybody; // an end that did not exist then is rejected at once
    const otherThan = (from: number): number => {
      const to = random.pick(ends);
      return to === from ? otherThan(from) : to;
    };
    return Array.from({ length: pairs.product }, () => {
      const from = random.pick(ends);
      return { from, to: otherThan(from), ...(passes && { pass: random.pick(ends) }), ...more };
    });
  };
}

async function measureAt(
  { url, pool }: OwnDatabase,
  graph: SyntheticGraph,
  folder: string,
  withoutLadybug: string | null,
): Promise<Row[]> {
  const { subjects } = graph;
  const random = randomFrom(subjects);
  const generateQuestions = questionGenerator(graph, random);
  const inRounds = (questions: () => PathRequest[]) => Array.from({ length: rounds }, questions);
  const plain = inRounds(generateQuestions);
  const enlist = async <T>(name: ContestantName, work: (contestant: Contestant) => Promise<T>): Promise<T> => {
    const contestant = await startContestant({ name, subjects, url, folder });
    try {
      return await work(contestant);
    } finally {
      await contestant.stop();
    }
  };

  const inProcess = await enlist('in process', async (engine) => ({
    ...engine,
    plain: await answersOf(engine, plain),
  }));
  const worker = await enlist('worker', async (engine) => {
    const results = { plain: await answersOf(engine, plain), harder: [] as Answers[][], followed: [] as number[] };
    for (const variant of harderQueries)
      results.harder.push(
        await answersOf(
          engine,
          inRounds(() => generateQuestions(variant)),
        ),
      );
    for (let time = 0; time < publicationCount; time++)
      results.followed.push(await engine.publishRelation(random.below(subjects), random.below(subjects)));
    return { ...engine, ...results };
  });
  const inDatabase = await enlist('database', (engine) => engine.ask(plain[0]!, peerMs));

  const few = plain[0]!.slice(0, pairs.peer);
  const peers: MeasuredPeer[] = [];
  const missing: { name: string; why: string }[] = [];
  for (const [contestant, name] of [
    ['recursive', 'recursive query'],
    ['graphology', 'graphology'],
    ['ladybug', ladybugPackage],
  ] as const) {
    const why =
      contestant === 'graphology' && subjects > largestInGraphology
        ? 'it would take five gigabytes'
        : contestant === 'ladybug'
          ? withoutLadybug
          : null;
    try {
      if (why) throw new Error(why);
      const answers = await enlist(contestant, async ({ loadSeconds, memoryMB, ask }) => ({
        loadSeconds,
        memoryMB,
        ...(await ask(few, peerMs)),
      }));
      const gaveUp = answers.lengths.filter((length) => length === -2).length;
      peers.push({
        ...answers,
        name: gaveUp ? `${name} (of ${answers.times.length} ${gaveUp} given up after ${timeoutSeconds} s)` : name,
        isInMemory: contestant !== 'recursive',
      });
    } catch (error) {
      missing.push({ name, why: (error as Error).message });
    }
  }
  const [first, ...later] = inProcess.plain;
  const disagreeing = [
    [first!, ...worker.plain.slice(0, 1), inDatabase, ...peers],
    ...later.map((answers, round) => [answers, worker.plain[round + 1]!]),
  ].reduce((sum, answers) => sum + disagreements(answers), 0);
  return rowsOf(graph, {
    inProcess,
    worker,
    inDatabase,
    peers,
    missing,
    disagreeing,
    diskMB: await sizeMB(pool, 'edge'),
  });
}

interface MeasuredPeer extends Answers {
  name: string;
  loadSeconds: number;
  memoryMB: number;
  isInMemory: boolean;
}
interface Measured {
  inProcess: Pick<Contestant, 'memoryMB' | 'graphMB'> & { plain: Answers[] };
  worker: Pick<Contestant, 'loadSeconds'> & { plain: Answers[]; harder: Answers[][]; followed: number[] };
  inDatabase: Answers;
  peers: MeasuredPeer[];
  missing: { name: string; why: string }[];
  disagreeing: number;
  diskMB: number;
}

function rowsOf(
  { subjects, relations }: SyntheticGraph,
  { inProcess, worker, inDatabase, peers, missing, disagreeing, diskMB }: Measured,
): Row[] {
  const size = `${formatCount(subjects)} subjects, ${formatCount(relations)} relations`;
  const isLarge = subjects >= 1_000_000;
  const inMemory = peers.filter(({ isInMemory }) => isInMemory);
  const times = (answers: Answers[]) => answers.map((answer) => answer.times);
  return [
    {
      what: `${size}: loaded from PostgreSQL`,
      unit: 's',
      values: [worker.loadSeconds],
      ...toPeers(inMemory, (peer) => peer.loadSeconds),
      ...(isLarge && { budget: { text: '≤ 5 s', met: (value: number) => value <= 5 } }),
    },
    {
      what: `${size}: the whole graph in memory`,
      unit: 'MB',
      values: [inProcess.graphMB],
      ...toPeers(inMemory, (peer) => peer.memoryMB),
      ...(isLarge && { budget: { text: '< 400 MB', met: (value: number) => value < 400 } }),
    },
    { what: `${size}: what the process that loads it has grown by`, unit: 'MB', values: [inProcess.memoryMB] },
    { what: `${size}: edges on disk, in PostgreSQL`, unit: 'MB', values: [diskMB] },
    ...latencyRows(`${size}: shortest path, inside the engine`, times(inProcess.plain), {
      peers,
      ...(isLarge && { budgets: { p95: 1 } }),
    }),
    ...latencyRows(`${size}: the same asked of the worker, there and back`, times(worker.plain)),
    ...harderQueries.flatMap(({ what }, at) =>
      latencyRows(`${size}: asked of the worker, ${what}`, times(worker.harder[at]!), { only: ['p50', 'p95'] }),
    ),
    ...latencyRows(`${size}: the engine that asks PostgreSQL hop by hop`, [inDatabase.times]),
    {
      what: `${size}: until a relation that was published is walked`,
      unit: 'ms',
      values: worker.followed,
      budget: { text: 'within a second', met: (_, __, values) => values.every((value) => value < 1000) },
    },
    {
      what: `${size}: lengths in which two of them disagree`,
      unit: '',
      values: [disagreeing],
      budget: { text: '0', met: (value) => value === 0 },
    },
    ...missing.map(({ name, why }): Row => ({ what: `${size}: ${name}, not measured: ${why}`, unit: '', values: [] })),
  ];
}

/** Number of questions where another engine's length differs from the first one's; questions given up are ignored. */
const disagreements = ([first, ...others]: Answers[]) =>
  others.reduce(
    (sum, { lengths }) =>
      sum + lengths.filter((length, number) => length !== -2 && length !== first!.lengths[number]).length,
    0,
  );

/** Runs the rounds in order, the first one twice, as a warm-up. */
async function answersOf(contestant: Contestant, inRounds: PathRequest[][]): Promise<Answers[]> {
  await contestant.ask(inRounds[0]!);
  const answers = [];
  for (const questions of inRounds) answers.push(await contestant.ask(questions));
  return answers;
}
