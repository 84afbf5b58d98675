import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeWord } from './labels.ts';
import { nearestInDirection, layOutGraph, layoutSteps, type Point } from './graph-canvas.ts';

/** A connected graph of some nodes, with the first one as its centre. */
const graphs = fc.integer({ min: 1, max: 40 }).chain((count) =>
  fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 80 }).map((pairs) => {
    const nodes = Array.from({ length: count }, (_, at) => ({ id: `node ${at}`, size: 4 + (at % 9) }));
    const edges = [
      ...nodes.slice(1).map(({ id }, at) => [id, nodes[Math.floor(at / 3)]!.id] as const),
      ...pairs.map(([a, b]) => [`node ${a}`, `node ${b}`] as const),
    ];
    return { nodes, edges: edges.filter(([a, b]) => a !== b).map(([a, b]) => ({ a, b })), center: 'node 0' };
  }),
);
const distance = (point: Point, other: Point) => Math.hypot(point.x - other.x, point.y - other.y);

test('R20 the same graph always gets the same layout, in any order and however often it settles', () => {
  fc.assert(
    fc.property(graphs, fc.infiniteStream(fc.nat()), (graph, random) => {
      const shuffled = <T>(items: readonly T[]) =>
        items
          .map((item) => ({ one: item, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ one: item }) => item);
      const steps = layoutSteps({
        ...graph,
        nodes: shuffled(graph.nodes),
        edges: shuffled(graph.edges).map(({ a, b }) =>
          (random.next().value as number) % 2 ? { a, b } : { a: b, b: a },
        ),
      });
      let last = steps.next();
      while (!last.done) last = steps.next();
      expect(new Map([...last.value].sort())).toEqual(new Map([...layOutGraph(graph)].sort()));
    }),
    { numRuns: 30 },
  );
});

test('R20 every node is placed within the field, the centre in the middle', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const places = layOutGraph(graph);
      expect(places.size).toBe(graph.nodes.length);
      expect(places.get('node 0')).toEqual({ x: 0, y: 0 });
      for (const { x, y } of places.values()) expect(Math.hypot(x, y)).toBeLessThan(2500);
    }),
    { numRuns: 30 },
  );
});

test('R20 added nodes move no others and settle near their parent', () => {
  fc.assert(
    fc.property(
      graphs.filter(({ nodes }) => nodes.length > 2),
      fc.integer({ min: 1, max: 20 }),
      (graph, joining) => {
        const knownPoints = layOutGraph(graph);
        const parent = graph.nodes.at(-1)!.id;
        const fresh = Array.from({ length: joining }, (_, at) => ({ id: `new ${at}`, size: 5 }));
        const places = layOutGraph({
          ...graph,
          nodes: [...graph.nodes, ...fresh],
          edges: [...graph.edges, ...fresh.map(({ id }) => ({ a: id, b: parent }))],
          knownPoints,
          parents: new Map(fresh.map(({ id }) => [id, parent])),
        });
        for (const [id, place] of knownPoints) expect(places.get(id)).toEqual(place);
        for (const { id } of fresh) expect(distance(places.get(id)!, knownPoints.get(parent)!)).toBeLessThan(900);
      },
    ),
    { numRuns: 30 },
  );
});

test('R20 nodes keep a minimum distance from each other', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const places = [...layOutGraph(graph)];
      for (const [at, [id, point]] of places.entries()) {
        for (const [otherId, other] of places.slice(at + 1))
          expect(distance(point, other), `${id} and ${otherId}`).toBeGreaterThan(4);
      }
    }),
    { numRuns: 30 },
  );
});

test('R20 an arrow key moves to the nearest node in its direction, if there is one', () => {
  const places = new Map<string, Point>([
    ['right', { x: 10, y: 1 }],
    ['far right', { x: 30, y: 0 }],
    ['above', { x: 2, y: 12 }],
    ['aside', { x: 6, y: 40 }],
    ['left', { x: -20, y: -5 }],
  ]);
  const from = { x: 0, y: 0 };
  expect(nearestInDirection(places, from, 'right')).toBe('right');
  expect(nearestInDirection(places, from, 'up')).toBe('above');
  expect(nearestInDirection(places, from, 'left')).toBe('left');
  expect(nearestInDirection(places, from, 'down')).toBeNull();
});

test('R20 a move to one side can be reversed by the opposite key', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }), {
        minLength: 2,
        maxLength: 30,
      }),
      (points) => {
        const places = new Map(points.map((point, at) => [`node ${at}`, point]));
        for (const [id, place] of places) {
          const next = nearestInDirection(places, place, 'right');
          if (next === null) continue;
          expect(next).not.toBe(id);
          expect(nearestInDirection(places, places.get(next)!, 'left'), 'there is always a way back').not.toBeNull();
        }
      },
    ),
  );
});

test('use B28: a word is on its edge, clear of both nodes and of occupied space, and reads from left to right', () => {
  const disc = fc.record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    radius: fc.integer({ min: 2, max: 20 }),
  });
  const free = () => false;
  fc.assert(
    fc.property(disc, disc, fc.integer({ min: 10, max: 200 }), (from, to, wide) => {
      const place = placeWord(from, to, wide, free);
      const room = distance(from, to) - from.radius - to.radius;
      if (!place) {
        expect(room).toBeLessThan(wide + 14 + Math.abs(from.radius - to.radius));
        return;
      }
      expect(distance(place, from) + distance(place, to)).toBeCloseTo(distance(from, to), 5);
      expect(distance(place, from)).toBeGreaterThanOrEqual(from.radius + wide / 2 + 7 - 1e-9);
      expect(distance(place, to)).toBeGreaterThanOrEqual(to.radius + wide / 2 + 7 - 1e-9);
      expect(Math.abs(place.angle)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9);
    }),
  );
  const ends = [
    { x: 0, y: 0, radius: 5 },
    { x: 300, y: 0, radius: 5 },
  ] as const;
  expect(placeWord(...ends, 40, free)!.x).toBe(150);
  // If the middle is occupied, it moves along the edge; if everything is occupied, it is omitted.
  expect(placeWord(...ends, 40, (left, _top, right) => left < 155 && right > 145)!.x).toBe(180);
  expect(placeWord(...ends, 40, () => true)).toBeNull();
});
