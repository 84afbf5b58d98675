import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphAndQuestions, referenceAnswerOf, rowsOf } from '../../../../tests/random-graphs.ts';
import { graphOf } from './csr.ts';
import { createSearch } from './search.ts';

test('the graph in memory finds the same paths as a plain search: as short, the cheapest first, with their relations', () => {
  const find = createSearch(); // one for all queries: results must not depend on earlier ones
  fc.assert(
    fc.property(graphAndQuestions(5), ({ graph, questions }) => {
      const { nodes, edges } = rowsOf(graph);
      const inMemory = graphOf(nodes, edges);
      for (const question of questions) expect(find(inMemory, question)).toEqual(referenceAnswerOf(graph, question));
    }),
    { numRuns: 2000 },
  );
});
