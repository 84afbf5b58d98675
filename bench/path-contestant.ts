/** A path engine in a separate process: its argument is the options as JSON; questions and answers are messages. */
import { UndirectedGraph } from 'graphology';
import { bidirectional } from 'graphology-shortest-path/unweighted.js';
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import * as limits from '../src/rules/limits.ts';
import {
  startDatabaseEngine,
  startInProcessEngine,
  startWorkerEngine,
  type ReadyEngine,
  type Search,
} from './path-engines.ts';
import { serveQuestions, memoryMB } from './other-process.ts';
import { numberOf } from './graph-tables.ts';
import {
  timeoutSeconds,
  type Answers,
  type PathRequest,
  type ContestantName,
  type ContestantOptions,
  type ContestantMessage,
} from './path-contest.ts';
import { syntheticGraph } from './synthetic-graph.ts';

/** Runs outside the measurement; the returned function, which makes the engine ready, is measured. */
type Prepare = (
  entry: ContestantOptions,
) => Promise<() => ReadyEngine | Promise<ReadyEngine>> | (() => ReadyEngine | Promise<ReadyEngine>);

/** PostgreSQL's error code for a cancelled query. */
const queryCanceledCode = '57014';

/** The naive recursive SQL query: every walk from one end, level by level, until the first arrives. */
const recursiveQuery: Prepare =
  ({ url }) =>
  async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`set statement_timeout = '${timeoutSeconds}s'`);
    const text = `
    with recursive walk(node, hops) as (
      select $1::int, 0
      union
      select case when edge.a = walk.node then edge.b else edge.a end, walk.hops + 1
      from walk join edge on edge.a = walk.node or edge.b = walk.node where walk.hops < ${limits.pathHops}
    )
    select hops from walk where node = $2 limit 1`;
    const search: Search = async ({ from, to }) => {
      try {
        const { rows } = await client.query<{ hops: number }>({
          name: 'walk',
          text,
          values: [numberOf(from), numberOf(to)],
        });
        return rows[0]?.hops ?? -1;
      } catch (error) {
        if ((error as { code?: string }).code === queryCanceledCode) return -2;
        throw error;
      }
    };
    return { search };
  };

const graphology: Prepare = ({ subjects }) => {
  const { from, to } = syntheticGraph(subjects);
  return () => {
    const graph = new UndirectedGraph();
    for (let subject = 0; subject < subjects; subject++) graph.addNode(subject);
    for (let relation = 0; relation < from.length; relation++) graph.mergeEdge(from[relation], to[relation]);
    return { search: ({ from: start, to: end }) => (bidirectional(graph, start, end)?.length ?? 0) - 1 };
  };
};

/** Types for the part used here of an embedded graph database, the successor of Kuzu. */
interface Ladybug {
  Database: new (path: string) => object;
  Connection: new (database: object) => {
    query(text: string): Promise<unknown>;
    prepare(text: string): Promise<object>;
    execute(statement: object, values: object): Promise<{ getAll(): Promise<{ hops: number }[]>; close(): void }>;
  };
}
const ladybug: Prepare = async ({ subjects, folder }) => {
  const { Database, Connection } = createRequire(join(folder, 'package.json'))('@ladybugdb/core') as Ladybug;
  const { from, to } = syntheticGraph(subjects);
  const files = { subjects: join(folder, 'subjects.csv'), relations: join(folder, 'relations.csv') };
  await pipeline(Readable.from(lines(subjects, String)), createWriteStream(files.subjects));
  await pipeline(
    Readable.from(lines(from.length, (relation) => `${from[relation]},${to[relation]}`)),
    createWriteStream(files.relations),
  );
  return async () => {
    const connection = new Connection(new Database(join(folder, `graph-${subjects}`)));
    await connection.query('create node table subject(id int64, primary key(id))');
    await connection.query('create rel table relation(from subject to subject)');
    await connection.query(`copy subject from '${files.subjects}' (header=false)`);
    await connection.query(`copy relation from '${files.relations}' (header=false)`);
    const statement = await connection.prepare(
      `match (a:subject {id: $from})-[r:relation* shortest 1..${limits.pathHops}]-(b:subject {id: $to}) return length(r) as hops`,
    );
    return {
      async search({ from: start, to: end }) {
        const result = await connection.execute(statement, { from: start, to: end });
        const [row] = await result.getAll();
        result.close();
        return Number(row?.hops ?? -1);
      },
    };
  };
};

function* lines(count: number, line: (number: number) => string): Generator<string> {
  const block = 10_000;
  for (let at = 0; at < count; at += block)
    yield Array.from({ length: Math.min(block, count - at) }, (_, number) => `${line(at + number)}\n`).join('');
}

const contestants: Record<ContestantName, Prepare> = {
  worker: (entry) => () => startWorkerEngine(entry),
  'in process': (entry) => () => startInProcessEngine(entry),
  database: (entry) => () => startDatabaseEngine(entry),
  recursive: recursiveQuery,
  graphology,
  ladybug,
};

async function answerQuestions(search: Search, questions: readonly PathRequest[], mostMs: number): Promise<Answers> {
  const end = performance.now() + mostMs;
  const times: number[] = [],
    lengths: number[] = [];
  for (const question of questions) {
    const began = performance.now();
    const length = await search(question);
    const now = performance.now();
    times.push(now - began);
    lengths.push(length);
    if (now > end) break;
  }
  return { times, lengths };
}

await serveQuestions(async () => {
  const entry = JSON.parse(process.argv[2]!) as ContestantOptions;
  const load = await contestants[entry.name](entry);
  const before = memoryMB();
  const began = performance.now();
  const { search, graphMB = 0, publishRelation } = await load();
  const loadSeconds = (performance.now() - began) / 1000;
  return {
    firstMessage: { loadSeconds, memoryMB: memoryMB() - before, graphMB },
    answer: async (request: ContestantMessage) =>
      'follow' in request
        ? { ms: await publishRelation!(...request.follow) }
        : answerQuestions(search, request.questions, request.mostMs),
  };
});
