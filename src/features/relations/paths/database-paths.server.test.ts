import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphAndQuestions, referenceAnswerOf, putGraph } from '../../../../tests/random-graphs.ts';
import { openDatabase } from '../../../../tests/world.ts';
import { createDatabaseEngine } from './database-paths.server.ts';

test('PostgreSQL finds the same paths as a plain search, on random graphs with random filters', async () => {
  const { db } = await openDatabase('tables');
  await fc.assert(
    fc.asyncProperty(graphAndQuestions(5), async ({ graph, questions }) => {
      await putGraph(db, graph);
      const paths = createDatabaseEngine(db);
      for (const question of questions) expect(await paths.find(question)).toEqual(referenceAnswerOf(graph, question));
    }),
    { numRuns: 100 },
  );
});
