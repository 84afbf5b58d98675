import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  referenceAnswerOf,
  randomGraph,
  randomQuestion,
  rowsOf,
  type RandomGraph,
} from '../../../../tests/random-graphs.ts';
import { createWriter } from './changes.ts';
import { edgeAt, graphOf, isOut, nodeAt, typeOf, type Graph } from './csr.ts';
import { createSearch } from './search.ts';

/**
 * Several states of one graph, each with some subjects and relations of a larger one; a relation may change its type
 * and years, but not its ends.
 */
const states = randomGraph.chain((fullGraph) =>
  fc
    .record({
      states: fc.array(
        fc.record({
          subjects: fc.subarray(fullGraph.subjects),
          edges: fc.subarray(fullGraph.edges),
          turned: fc.boolean(),
        }),
        { minLength: 2, maxLength: 5 },
      ),
      questions: fc.array(randomQuestion(fullGraph), { minLength: 5, maxLength: 5 }),
    })
    .map(({ states: some, questions }) => {
      const presentSubjects = new Set<number>(); // subjects are never deleted
      return {
        questions,
        states: some.map(({ subjects, edges, turned }): RandomGraph => {
          for (const { number } of subjects) presentSubjects.add(number);
          return {
            subjects: fullGraph.subjects
              .filter(({ number }) => presentSubjects.has(number))
              .map((subject) =>
                turned ? { ...subject, visible: !subject.visible || subject.number % 2 > 0, years: null } : subject,
              ),
            edges: edges
              .filter(({ a, b }) => presentSubjects.has(a) && presentSubjects.has(b))
              .map((edge) => (turned && edge.number % 2 ? { ...edge, type: 'enemy', years: [1, 2] } : edge)),
          };
        }),
      };
    }),
);

test('a graph updated by publications equals a graph loaded from scratch', () => {
  const find = createSearch();
  fc.assert(
    fc.property(states, ({ states: [first, ...later], questions }) => {
      const start = rowsOf(first!),
        graph = graphOf(start.nodes, start.edges),
        writer = createWriter(graph);
      let before = first!;
      for (const state of later) {
        const { nodes, edges } = rowsOf(state);
        const announced = state.subjects
          .filter(({ number }) => serializePublished(before, number) !== serializePublished(state, number))
          .map(({ number }) => number);
        writer.apply({
          nodes: nodes.filter(({ number }) => announced.includes(number)),
          edges: edges.filter(({ a }) => announced.includes(a)),
        });
        expect(listed(graph)).toEqual(listed(graphOf(nodes, edges)));
        for (const question of questions) {
          if ([question.from, question.to].every((end) => nodes.some(({ number }) => number === end)))
            expect(find(graph, question)).toEqual(referenceAnswerOf(state, question));
        }
        before = state;
      }
    }),
    { numRuns: 500 },
  );
});

/** The published data of a subject: itself and the relations that start from it. */
const serializePublished = ({ subjects, edges }: RandomGraph, number: number) =>
  JSON.stringify([subjects.find((subject) => subject.number === number), edges.filter(({ a }) => a === number)]);

/** The content of a graph, independent of the order of its arrays. */
const listed = (graph: Graph) => ({
  types: [...graph.typeCounts],
  nodes: Array.from({ length: graph.nodeCount }, (_, node) => ({
    number: graph.numbers[node],
    trait: graph.traits[node],
    years: [graph.firstYears[node], graph.lastYears[node]],
    links: Array.from({ length: graph.degrees[node]! }, (_place, at) => {
      const place = graph.starts[node]! + at,
        edge = edgeAt(graph.edges[place]!);
      return [
        graph.relations[edge]!,
        graph.numbers[nodeAt(graph.links[place]!)],
        typeOf(graph.links[place]!),
        isOut(graph.edges[place]!),
        graph.fromYears[edge],
        graph.toYears[edge],
      ] as const;
    }).sort(([first], [other]) => first - other),
  })).sort((first, other) => first.number! - other.number!),
});
