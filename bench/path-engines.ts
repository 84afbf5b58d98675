import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabaseEngine } from '../src/features/relations/paths/database-paths.server.ts';
import { bytesOf } from '../src/features/relations/graph/csr.ts';
import { startGraph } from '../src/features/relations/graph/graph.server.ts';
import { loadGraph } from '../src/features/relations/graph/load.server.ts';
import { createSearch } from '../src/features/relations/graph/search.ts';
import { joinLegs } from '../src/features/relations/paths/path-legs.ts';
import { connect } from '../src/kit/database/database.server.ts';
import * as limits from '../src/rules/limits.ts';
import type { NumberedPath, PathEngine, PathQuestion } from '../src/rules/path-engine.ts';
import { relationTypes } from '../src/rules/relation-types.ts';
import { idOf, numberOf } from './graph-tables.ts';
import type { PathRequest, ContestantOptions } from './path-contest.ts';

/** Hops of the shortest path; −1 if there is none. */
export type Search = (question: PathRequest) => number | Promise<number>;
/** An engine that is ready for questions. */
export interface ReadyEngine {
  search: Search;
  /** Memory of the graph, if known, in MB. */
  graphMB?: number;
  /** Publishes a relation between two subjects; returns the milliseconds until the engine uses it. */
  publishRelation?(from: number, to: number): Promise<number>;
}

export const requestedYear = 100;
const filters: Record<NonNullable<PathRequest['filters']>, Partial<PathQuestion>> = {
  types: { types: relationTypes.slice(6, 12) },
  year: { year: requestedYear },
  together: { together: true },
  hub: { largestHub: 1000 },
};

function questionOf(from: number, to: number, request: PathRequest): PathQuestion {
  const open: PathQuestion = {
    from: numberOf(from),
    to: numberOf(to),
    types: [],
    kinds: [],
    largestHub: null,
    mostHops: limits.pathHops,
    year: null,
    together: false,
    isCheapest: false,
    alternatives: request.alternatives ?? 1,
  };
  return { ...open, ...(request.filters && filters[request.filters]) };
}

type FindPaths = (
  question: PathQuestion,
) => ReturnType<PathEngine['find']> | { paths: NumberedPath[]; more: boolean } | null;

/** Queries an engine as the product does, leg by leg if there are subjects to pass through. */
function createLengthSearch(find: FindPaths): Search {
  return async (request) => {
    const stops = [request.from, ...(request.pass === undefined ? [] : [request.pass]), request.to];
    const legs = [];
    for (const [place, from] of stops.slice(0, -1).entries()) {
      const leg = await find(questionOf(from, stops[place + 1]!, request));
      if (!leg) return -1;
      legs.push(leg);
    }
    return joinLegs(legs, request.alternatives ?? 1).paths[0]!.hops.length;
  };
}

/** The engine that queries PostgreSQL hop by hop. */
export function startDatabaseEngine({ url }: ContestantOptions): ReadyEngine {
  const engine = createDatabaseEngine(connect(url).db);
  return { search: createLengthSearch((question) => engine.find(question)) };
}

/** The graph in this process's memory, queried without its usual thread. */
export async function startInProcessEngine({ url }: ContestantOptions): Promise<ReadyEngine> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const graph = await loadGraph(client);
  await client.end();
  const find = createSearch();
  return { search: createLengthSearch((question) => find(graph, question)), graphMB: bytesOf(graph) / 1e6 };
}

/** The graph as in the product: in a thread, queried by messages. */
export async function startWorkerEngine({ url }: ContestantOptions): Promise<ReadyEngine> {
  const instead: PathEngine = { find: () => Promise.reject(new Error('The graph in memory is not there.')) };
  const graph = startGraph({ databaseUrl: url, instead, onError: (what) => console.error(what) });
  while (!graph.state.ready) await pause(1);
  const search = createLengthSearch((question) => graph.paths.find(question));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    search,
    graphMB: graph.state.bytes / 1e6,
    async publishRelation(from, to) {
      await client.query('set session_replication_role = replica'); // skips the foreign key to its relation
      const {
        rows: [edge],
      } = await client.query<{ number: number }>(
        'insert into edge (number, a, b, type) select max(number) + 1, $1, $2, 0 from edge returning number',
        [numberOf(from), numberOf(to)],
      );
      const began = performance.now();
      graph.published([idOf(from), idOf(to)]);
      while ((await search({ from, to })) !== 1) await pause(1);
      const ms = performance.now() - began;
      await client.query('delete from edge where number = $1', [edge!.number]); // so that later searches have the same graph
      return ms;
    },
  };
}
