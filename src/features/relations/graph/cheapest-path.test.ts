import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestQuestion, putGraph, randomGraph, referenceOf, rowsOf } from '../../../../tests/random-graphs.ts';
import { openDatabase } from '../../../../tests/world.ts';
import type { NumberedPath, PathQuestion } from '../../../rules/path-engine.ts';
import { createDatabaseEngine } from '../paths/database-paths.server.ts';
import { graphOf } from './csr.ts';
import { createSearch } from './search.ts';

const graphAndQuestion = randomGraph.chain((graph) =>
  fc.record({ graph: fc.constant(graph), question: cheapestQuestion(graph) }),
);
type Found = { paths: NumberedPath[]; more: boolean } | null;

/** There may be several cheapest paths: the one that was found costs as little as the reference says. */
function expectCheapest(answer: Found, reference: ReturnType<typeof referenceOf>, { from, to }: PathQuestion) {
  if (from === to)
    return expect(answer && answer.paths[0]!.nodes).toEqual(reference.cheapestCost() === null ? null : [from]);
  const path = answer && answer.paths[0]!.nodes;
  expect(path && reference.costOf(path)).toBe(reference.cheapestCost());
  if (!answer) return;
  expect(answer.paths).toHaveLength(1);
  expect([path!.at(0), path!.at(-1)]).toEqual([from, to]);
  expect(reference.isPath(path!)).toBe(true);
  expect(answer.paths[0]!.hops).toEqual(reference.hopsOf(path!));
}

test('the graph in memory finds a cheapest path, on random graphs with random filters', () => {
  const find = createSearch();
  fc.assert(
    fc.property(graphAndQuestion, ({ graph, question }) => {
      const { nodes, edges } = rowsOf(graph);
      expectCheapest(find(graphOf(nodes, edges), question), referenceOf(graph, question), question);
    }),
    { numRuns: 1000 },
  );
});

test('PostgreSQL finds a cheapest path, on random graphs with random filters', async () => {
  const { db } = await openDatabase('tables');
  await fc.assert(
    fc.asyncProperty(graphAndQuestion, async ({ graph, question }) => {
      await putGraph(db, graph);
      expectCheapest(await createDatabaseEngine(db).find(question), referenceOf(graph, question), question);
    }),
    { numRuns: 60 },
  );
});
