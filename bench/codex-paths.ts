import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '../src/rules/limits.ts';
import type { Row } from './figure.ts';
import { fillGraph } from './graph-tables.ts';
import { withDatabase } from './own-database.ts';
import { startContestant, type PathRequest } from './path-contest.ts';
import { randomFrom } from './random.ts';
import { unknownYear, type SyntheticGraph } from './synthetic-graph.ts';
import { relationTypes } from '../src/rules/relation-types.ts';

/** Triples of a real graph from Wikidata; not part of the product. */
const codex = '../shared/data/08-codex-s-graph/triples/codex-s';
const pairs = 500;

/** Whether the product's engines find paths of the same length as an independent search does. */
export async function compareCodexLengths(folder: string): Promise<Row[]> {
  if (!existsSync(codex))
    return [
      { what: 'lengths in CoDEx-S, not measured: ../shared/data/08-codex-s-graph is not here', unit: '', values: [] },
    ];
  const graph = readTriples();
  const random = randomFrom(8);
  const requests = Array.from({ length: pairs }, (): PathRequest => ({
    from: random.below(graph.subjects),
    to: random.below(graph.subjects),
  })).map((pair) => (pair.from === pair.to ? { ...pair, to: (pair.to + 1) % graph.subjects } : pair));
  const expected = requests.map(createBreadthFirstSearch(graph));
  return withDatabase(async (database) => {
    await fillGraph(database.pool, graph);
    const rows: Row[] = [];
    for (const name of ['worker', 'database'] as const) {
      const engine = await startContestant({ name, subjects: graph.subjects, url: database.url, folder });
      const { lengths } = await engine.ask(requests);
      await engine.stop();
      const others = expected.filter((length, number) => length !== lengths[number]).length;
      rows.push({
        what: `CoDEx-S, ${graph.subjects.toLocaleString('en')} subjects, ${graph.relations.toLocaleString('en')} relations, ${pairs} pairs: lengths other than an independent search’s (${name === 'worker' ? 'in memory' : 'in PostgreSQL'}; ${expected.filter((length) => length > 0).length} have a path)`,
        unit: '',
        values: [others],
        budget: { text: '0', met: (value) => value === 0 },
      });
    }
    return rows;
  });
}

function readTriples(): SyntheticGraph {
  const triples = readdirSync(codex)
    .flatMap((file) => readFileSync(join(codex, file), 'utf8').trim().split('\n'))
    .map((line) => line.split('\t') as [string, string, string])
    .filter(([from, , to]) => from !== to);
  const numbers = new Map<string, number>(),
    properties = new Map<string, number>();
  const numbered = (names: Map<string, number>, name: string) =>
    names.get(name) ?? names.set(name, names.size).get(name)!;
  const from = Uint32Array.from(triples, ([start]) => numbered(numbers, start)),
    to = Uint32Array.from(triples, ([, , end]) => numbered(numbers, end));
  const type = Uint8Array.from(triples, ([, property]) => numbered(properties, property) % relationTypes.length);
  const [subjects, relations] = [numbers.size, triples.length];
  const undated = (count: number) => new Int16Array(count).fill(unknownYear);
  return {
    subjects,
    relations,
    from,
    to,
    type,
    startYear: undated(relations),
    endYear: undated(relations),
    kind: new Uint8Array(subjects),
    bornYear: undated(subjects),
    goneYear: undated(subjects),
  };
}

/**
 * Returns the number of hops between two subjects, ignoring the direction of relations; −1 if they are not connected.
 * Breadth-first from one end.
 */
function createBreadthFirstSearch({ subjects, from, to }: SyntheticGraph): (pair: PathRequest) => number {
  const neighbours: number[][] = Array.from({ length: subjects }, () => []);
  from.forEach((start, relation) => {
    neighbours[start]!.push(to[relation]!);
    neighbours[to[relation]!]!.push(start);
  });
  return (pair) => {
    const seen = new Set([pair.from]);
    for (let level = [pair.from], hops = 0; level.length && hops <= limits.pathHops; hops++) {
      if (level.includes(pair.to)) return hops;
      level = [...new Set(level.flatMap((subject) => neighbours[subject]!))].filter((subject) => !seen.has(subject));
      for (const subject of level) seen.add(subject);
    }
    return -1;
  };
}
