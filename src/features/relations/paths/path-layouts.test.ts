import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import { shortestPath } from '../contract.ts';
import { layOutPathGraph } from './path-graph-layout.ts';
import { presentPaths } from './path-sentences.ts';

test('R09 the graph of all paths has each entry once per hop, the chosen path on top, and no two entries in one place', async () => {
  const { as } = openReadOnlyWorld();
  const answer = await as(null, 'en')(shortestPath, { aId: 'qin-shi-huang', bId: 'augustus' });
  expect(answer.paths.length).toBeGreaterThan(3);
  for (const choice of [0, 2]) {
    const { nodes, edges, width, height } = layOutPathGraph(answer, choice);
    const chosenNodes = nodes.filter((graphNode) => graphNode.isChosen);
    expect(chosenNodes.map(({ node }) => node.itemId)).toEqual(answer.paths[choice]!.nodes);
    expect(new Set(chosenNodes.map(({ y }) => y)).size).toBe(1);
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
    expect(nodes.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
    const at = new Set(nodes.map(({ x, y }) => `${x} ${y}`));
    expect(edges.every(({ x1, y1, x2, y2 }) => at.has(`${x1} ${y1}`) && at.has(`${x2} ${y2}`))).toBe(true);
    expect(edges.filter((edge) => edge.isChosen)).toHaveLength(answer.length);
    // use C: the chosen path has its words; the others have those that overlap nothing.
    expect(edges.every((edge) => !edge.isChosen || edge.label)).toBe(true);
    const words = edges.flatMap(({ label }) => label ?? []);
    expect(words.length).toBeGreaterThan(answer.length);
    for (const [at, { x, y }] of words.entries())
      expect(words.slice(at + 1).some((other) => Math.abs(other.x - x) < 20 && Math.abs(other.y - y) < 16)).toBe(false);
  }
});

test('R09 bars on the time line stay within it, in the order of their years, and hops connect them', async () => {
  const { as } = openReadOnlyWorld();
  const answer = await as(null, 'en')(shortestPath, { aId: 'qin-shi-huang', bId: 'napoleon' });
  const { times, hops } = presentPaths(answer, 1);
  expect(times!.rows).toHaveLength(hops.length + 1);
  for (const { bar } of times!.rows)
    if (bar) expect([bar.left, bar.left + bar.width].every((at) => at >= 0 && at <= 100.01)).toBe(true);
  const [first, last] = [times!.rows[0]!.bar!, times!.rows.at(-1)!.bar!];
  expect(first.left).toBeLessThan(last.left);
  expect(times!.ticks.map(({ at }) => at)).toEqual(times!.ticks.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(times!.ticks.every(({ year }) => year !== 0)).toBe(true);
  for (const { row, from, to } of times!.hops) {
    const [above, below] = [times!.rows[row]!.bar!, times!.rows[row + 1]!.bar!];
    expect(from).toBeGreaterThanOrEqual(above.left - 0.01);
    expect(from).toBeLessThanOrEqual(above.left + above.width + 0.01);
    expect(to).toBeGreaterThanOrEqual(below.left - 0.01);
    expect(to).toBeLessThanOrEqual(below.left + below.width + 0.01);
  }
});

test('a choice beyond the last alternative selects the last', async () => {
  const { as } = openReadOnlyWorld();
  const answer = await as(null, 'en')(shortestPath, { aId: 'socrates', bId: 'alexander-the-great', types: 'teach' });
  expect(presentPaths(answer, 9)).toMatchObject({
    choice: answer.paths.length - 1,
    alternatives: [['Plato', 'Aristotle']],
  });
});
