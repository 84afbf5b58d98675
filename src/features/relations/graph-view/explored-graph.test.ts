import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kind } from '../../../rules/kinds.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import type { GraphEdge, GraphNode } from '../contract.ts';
import { fileName } from '../../../ui/download.ts';
import {
  toCanvasGraph,
  facetCounts,
  applyFilter,
  findNodes,
  collapseNode,
  includesYear,
  isFiltering,
  relationPasses,
  hiddenNeighbours,
  neighboursOf,
  noFilter,
  expandNode,
  toggle,
  addNeighbour,
  yearsOf,
  type Filter,
  type ExploredGraph,
} from '../face/explored-graph.ts';

const time = (from: number, to: number) => {
  const text = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00 00:00:00`;
  return { startTime: text(from), endTime: text(to), startNote: null, endNote: null, timeDesc: null };
};
const node = (itemId: string, more: Partial<GraphNode> = {}): GraphNode => ({
  itemId,
  id: `${itemId}-en`,
  name: itemId,
  disambiguation: null,
  language: 'en',
  kind: 'person',
  time: null,
  degree: 5,
  ...more,
});
const edge = (a: string, b: string, more: Partial<GraphEdge> = {}): GraphEdge => ({
  id: `${a}>${b}>${more.word ?? ''}`,
  a,
  b,
  type: 'family',
  word: 'father',
  directed: true,
  time: null,
  says: '{a} was the father of {b}',
  language: 'en',
  description: null,
  source: null,
  ...more,
});
const reply = (
  center: string,
  others: string[],
  edges = others.map((other) => edge(center, other)),
  total = others.length,
) => ({ center, total, nodes: [center, ...others].map((id) => node(id)), edges });
const ids = ({ nodes }: ExploredGraph) => [...nodes.keys()].sort();

const rome = expandNode(null, reply('rome', ['augustus', 'trajan', 'jerusalem']), 60);
const wide = expandNode(rome, reply('augustus', ['rome', 'livia', 'actium'], undefined, 9), 24);
const wider = expandNode(wide, reply('livia', ['augustus', 'tiberius', 'actium']), 24);

test('R20 expanding a node adds its neighbours, and collapsing it removes those that no other node holds', () => {
  expect(ids(wider)).toEqual(['actium', 'augustus', 'jerusalem', 'livia', 'rome', 'tiberius', 'trajan']);
  expect(ids(collapseNode(wider, 'livia'))).toEqual(ids(wide));
  expect(ids(collapseNode(wider, 'augustus')), 'who came by way of a folded node goes with it').toEqual(ids(rome));
  expect([...collapseNode(wider, 'augustus').expanded.keys()]).toEqual(['rome']);
});

test('R20 the centre never collapses, and collapsing a node that was not expanded changes nothing', () => {
  expect(collapseNode(wider, 'rome')).toBe(wider);
  expect(ids(collapseNode(wider, 'trajan'))).toEqual(ids(wider));
});

test('R20 nodes held twice stay when one of their holders collapses', () => {
  const held = expandNode(rome, reply('trajan', ['livia']), 24),
    both = expandNode(expandNode(held, reply('augustus', ['livia']), 24), reply('livia', ['tiberius']), 24);
  expect(ids(collapseNode(both, 'trajan'))).toContain('tiberius');
  expect(ids(collapseNode(collapseNode(both, 'trajan'), 'augustus'))).toEqual(ids(rome));
});

/** Random expanding and collapsing, in a small world of nine subjects with some links. */
const world = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 4, maxLength: 24 });
const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(8)), { maxLength: 20 });

test('R20 after any expanding and collapsing, every node is connected to the centre and no edge is dangling', () => {
  fc.assert(
    fc.property(world, steps, (pairs, moves) => {
      const name = (at: number) => `node ${at}`;
      const around = (at: number) =>
        [...new Set(pairs.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : [])))]
          .filter((other) => other !== at)
          .map(name);
      let loaded = expandNode(null, reply(name(0), around(0)), 60);
      for (const [opens, at] of moves) {
        if (!loaded.nodes.has(name(at))) continue;
        loaded = opens ? expandNode(loaded, reply(name(at), around(at)), 24) : collapseNode(loaded, name(at));
        for (const { a, b } of loaded.edges.values()) expect(loaded.nodes.has(a) && loaded.nodes.has(b)).toBe(true);
        for (const id of loaded.expanded.keys()) expect(loaded.nodes.has(id), `${id} is open`).toBe(true);
        const neighbours = neighboursOf(loaded),
          reached = new Set([loaded.center]);
        for (const id of reached) for (const other of neighbours.get(id) ?? []) reached.add(other);
        expect([...reached].sort()).toEqual(ids(loaded));
      }
      for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) loaded = collapseNode(loaded, name(at));
      expect(ids(loaded), 'all folded, it is as it was').toEqual([...new Set([name(0), ...around(0)])].sort());
    }),
  );
});

test('R20 a neighbour missing from the first reply is added later with its edges to visible nodes', () => {
  const large = reply(
    'rome',
    ['augustus', 'trajan', 'jerusalem', 'titus', 'josephus'],
    [edge('rome', 'titus'), edge('titus', 'jerusalem'), edge('titus', 'josephus')],
  );
  const loaded = addNeighbour(rome, large, 'titus');
  expect(ids(loaded)).toEqual(['augustus', 'jerusalem', 'rome', 'titus', 'trajan']);
  expect([...loaded.edges.values()].filter(({ a, b }) => a === 'titus' || b === 'titus')).toHaveLength(2);
  expect(addNeighbour(rome, large, 'nobody')).toBe(rome);
});

test('R20 hidden neighbours of a node are counted', () => {
  const neighbours = neighboursOf(wide);
  expect(hiddenNeighbours(wide, 'augustus', neighbours), 'open: neighbours in all less those here').toBe(6);
  expect(hiddenNeighbours(wide, 'trajan', neighbours), 'not open: its relations less those here').toBe(4);
  expect(hiddenNeighbours(wide, 'rome', neighbours)).toBe(0);
});

const dated: ExploredGraph = {
  center: 'rome',
  expanded: new Map(),
  nodes: new Map(
    [
      node('rome', { kind: 'polity', time: time(-27, 476) }),
      node('augustus', { time: time(-63, 14) }),
      node('trajan', { time: time(53, 117) }),
      node('colosseum', { kind: 'site' }),
    ].map((graphNode) => [graphNode.itemId, graphNode]),
  ),
  edges: new Map(
    [
      edge('augustus', 'rome', { type: 'career', word: 'ruled', time: time(-27, 14) }),
      edge('trajan', 'rome', { type: 'career', word: 'ruled', time: time(98, 117) }),
      edge('colosseum', 'rome', { type: 'location', word: 'in' }),
      edge('augustus', 'trajan', { type: 'influence', word: 'model of' }),
    ].map((graphEdge) => [graphEdge.id, graphEdge]),
  ),
};
const by = (filter: Partial<Filter>): Filter => ({ ...noFilter, ...filter });

test('R20 a filter by type keeps those relations and their participants', () => {
  const { nodes, edges } = applyFilter(dated, by({ types: new Set<RelationType>(['location']) }));
  expect([...nodes].sort()).toEqual(['colosseum', 'rome']);
  expect(edges.map(({ word }) => word)).toEqual(['in']);
});

test('R20 a filter by kind leaves those entries and always the centre', () => {
  expect([...applyFilter(dated, by({ kinds: new Set<Kind>(['person']) })).nodes].sort()).toEqual([
    'augustus',
    'rome',
    'trajan',
  ]);
  expect([...applyFilter(dated, by({ kinds: new Set<Kind>(['idea']) })).nodes]).toEqual(['rome']);
});

test('R20 filtering by a year keeps what held then; undated relations stay too, drawn faintly', () => {
  const then = by({ year: 100 });
  expect([...applyFilter(dated, then).nodes].sort()).toEqual(['colosseum', 'rome', 'trajan']);
  const canvas = toCanvasGraph(dated, then, () => '#fff');
  expect(canvas.nodes.map(({ id, faint, hidden }) => [id, faint, hidden])).toEqual([
    ['rome', false, false],
    ['augustus', false, true],
    ['trajan', false, false],
    ['colosseum', true, false],
  ]);
  expect(canvas.edges.find(({ a }) => a === 'colosseum')).toMatchObject({ faint: true, hidden: false });
  expect(includesYear(time(-27, 14), -27)).toBe(true);
  expect(includesYear(time(-27, 14), 15)).toBe(false);
  expect(includesYear(null, 15)).toBeNull();
});

test('R20 the list uses the same filter as the canvas', () => {
  fc.assert(
    fc.property(
      fc.subarray<RelationType>(['career', 'location', 'influence']),
      fc.subarray<Kind>(['person', 'site', 'idea']),
      fc.option(fc.integer({ min: -100, max: 500 }).filter((year) => year !== 0)),
      (types, kinds, year) => {
        const filter: Filter = { types: new Set(types), kinds: new Set(kinds), year };
        const edges = applyFilter(dated, filter)
          .edges.filter(({ a, b }) => a === 'rome' || b === 'rome')
          .map(({ id }) => id);
        const list = [...dated.edges.values()]
          .filter(({ b }) => b === 'rome')
          .filter(({ a, type, time: when }) => {
            const other = dated.nodes.get(a)!;
            return relationPasses(filter, { type, time: when, other }, other);
          });
        expect(list.map(({ id }) => id).sort()).toEqual(edges.sort());
      },
    ),
  );
});

test('R20 each filter option shows in advance how much it would keep', () => {
  expect([...facetCounts(dated, noFilter).types]).toEqual([
    ['career', 2],
    ['location', 1],
    ['influence', 1],
  ]);
  expect([...facetCounts(dated, by({ year: 100 })).types]).toEqual([
    ['career', 1],
    ['location', 1],
    ['influence', 0],
  ]);
  expect(
    facetCounts(dated, by({ types: new Set<RelationType>(['location']) })).types.get('career'),
    'a type does not filter the others’ counts',
  ).toBe(2);
  expect([...facetCounts(dated, by({ types: new Set<RelationType>(['location']) })).kinds]).toEqual([
    ['polity', 1],
    ['person', 0],
    ['site', 1],
  ]);
  expect(yearsOf(dated)).toEqual({ from: -63, to: 476 });
  expect(yearsOf(rome)).toBeNull();
});

test('R20 selecting a filter option twice clears it', () => {
  const once = by({ types: toggle(noFilter.types, 'career' as RelationType) });
  expect(isFiltering(once)).toBe(true);
  expect(isFiltering({ ...once, types: toggle(once.types, 'career' as RelationType) })).toBe(false);
});

test('R20 all relations between two entries are one line with several words, each with its direction', () => {
  const pair: ExploredGraph = {
    ...dated,
    nodes: new Map([
      ['a', node('a')],
      ['b', node('b')],
    ]),
    edges: new Map(
      [
        edge('a', 'b', { word: 'teacher of' }),
        edge('b', 'a', { word: 'rebelled against' }),
        edge('a', 'b', { word: 'friend', directed: false }),
      ].map((graphEdge) => [graphEdge.id, graphEdge]),
    ),
  };
  const { edges } = toCanvasGraph(pair, noFilter, () => '#fff');
  expect(edges).toHaveLength(1);
  expect(edges[0]).toMatchObject({
    count: 3,
    toA: true,
    toB: true,
    label: 'teacher of → · ← rebelled against · friend',
    turned: '← teacher of · rebelled against → · friend',
  });
});

test('R20 searching for a name ignores case and accents, and ranks matches at the beginning first', () => {
  const loaded: ExploredGraph = {
    ...rome,
    nodes: new Map(
      [
        node('1', { name: 'Bataille d’Actium' }),
        node('2', { name: 'Égypte ptolémaïque', degree: 1 }),
        node('3', { name: 'Actium', degree: 2 }),
        node('4', { name: '秦始皇' }),
      ].map((graphNode) => [graphNode.itemId, graphNode]),
    ),
  };
  const visibleIds = new Set(['1', '2', '3', '4']);
  expect(findNodes(loaded, 'ACTIUM', visibleIds).map(({ itemId }) => itemId)).toEqual(['3', '1']);
  expect(findNodes(loaded, 'egypte', visibleIds).map(({ itemId }) => itemId)).toEqual(['2']);
  expect(findNodes(loaded, '始皇', visibleIds).map(({ itemId }) => itemId)).toEqual(['4']);
  expect(
    findNodes(loaded, 'actium', new Set(['1'])).map(({ itemId }) => itemId),
    'only what the filter leaves',
  ).toEqual(['1']);
  expect(findNodes(loaded, '  ', visibleIds)).toEqual([]);
});

test('R20 a saved graph is named after its entry, even if that name is unusual', () => {
  expect(fileName('秦始皇', 'svg')).toBe('秦始皇.svg');
  expect(fileName('../../a:b*c?\u0000 "d"', 'png')).toBe('a-b-c-d.png');
  expect(fileName('…', 'json')).toBe('….json');
  expect(fileName('///', 'json')).toBe('graph.json');
});
