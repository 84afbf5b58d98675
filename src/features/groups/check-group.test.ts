import { expect, test } from 'vitest';
import { checkGroup } from './face/check-group.ts';
import { groupInAddress } from './oembed.server.ts';
import { safeGroup } from './part.server.ts';
import { Group } from './rules.ts';
import { canvasGraph } from './stage/canvas-graph.ts';

type Input = Partial<Omit<Group, 'nodes'>> & { nodes: object[] };
const group = (written: Input) => Group.parse({ kind: 'graph', name: 'Name', ...written });
const findingsOf = (written: Input) => checkGroup(group(written)).map(({ name, where }) => `${name} ${where}`);
const [a, b] = [
  { key: 'a', title: 'One thing' },
  { key: 'b', title: 'Another' },
];

test('V18 a group needs a name and content; a reader’s own node needs a title, a date on an axis, a place on a map', () => {
  expect(findingsOf({ name: '', nodes: [] })).toEqual(['nameMissing name', 'groupEmpty nodes']);
  expect(findingsOf({ nodes: [{ key: 'a' }] })).toEqual(['titleMissing nodes.0.title']);
  expect(findingsOf({ kind: 'timeline', nodes: [a] })).toEqual(['groupTimeMissing nodes.0.time']);
  expect(findingsOf({ kind: 'timemap', nodes: [a] })).toEqual(['groupPlaceMissing nodes.0.place']);
  // Nodes with an entry need no name, time or place of their own.
  for (const kind of ['timeline', 'timemap', 'tree'] as const)
    expect(findingsOf({ kind, nodes: [{ key: 'a', itemId: 'rome', called: 'Rome' }] })).toEqual([]);
  const place = { latitude: 1, longitude: 2, name: '' };
  expect(findingsOf({ kind: 'timemap', nodes: [{ ...b, title: 'Four', place, note: 'Too short' }] })).toEqual([
    'titleLength nodes.0.title',
    'nodeDescriptionLength nodes.0.description',
  ]);
  const time = { startTime: '0100-00-00 00:00:00', endTime: '0050-00-00 00:00:00' };
  expect(findingsOf({ nodes: [{ ...a, time }] })).toEqual(['endBeforeStart nodes.0.time']);
});

test('lines join two nodes of the graph and have a word; no person descends from themselves, through any loop', () => {
  const line = { a: 'a', b: 'b', word: 'knew', directed: true };
  expect(findingsOf({ nodes: [a, b], edges: [line] })).toEqual([]);
  expect(findingsOf({ nodes: [a, b], edges: [{ ...line, b: 'gone', word: ' ' }] })).toEqual([
    'groupEndMissing edges.0',
    'wordMissing edges.0.word',
  ]);
  expect(findingsOf({ nodes: [a, b], edges: [{ ...line, word: 'x'.repeat(19) }] })).toEqual([
    'wordTooLong edges.0.word',
  ]);
  expect(findingsOf({ nodes: [a, { ...b, key: 'a' }] })).toEqual(['groupEndMissing nodes']);
  const union = (partners: string[], ...children: string[]) => ({
    kind: 'marriage' as const,
    partners,
    children: children.map((key) => ({ key, adopted: false, doubtful: false })),
  });
  expect(findingsOf({ kind: 'tree', nodes: [a, b], unions: [union(['a'], 'b')] })).toEqual([]);
  expect(findingsOf({ kind: 'tree', nodes: [a, b], unions: [union(['a'], 'b'), union(['b'], 'a')] })).toEqual([
    'ownAncestor unions',
  ]);
  expect(findingsOf({ kind: 'tree', nodes: [a, b], unions: [union(['a']), union(['a', 'b'], 'a')] })).toEqual([
    'unionEmpty unions.0',
    'twiceInUnion unions.1',
    'ownAncestor unions',
  ]);
  // 2,000 generations are checked without a stack overflow.
  const many = Array.from({ length: 2000 }, (_, at) => ({ key: `n${at}`, title: 'Somebody' }));
  const long = many.slice(1).map(({ key }, at) => union([`n${at}`], key));
  expect(findingsOf({ kind: 'tree', nodes: many, unions: [...long, union(['n1999'], 'n0')] })).toEqual([
    'ownAncestor unions',
  ]);
});

test('HTML in a name, a note, a word or a place becomes plain text', () => {
  const node = {
    ...a,
    note: '<script>x</script>1 < 2 & <b>3</b>',
    place: { latitude: 0, longitude: 0, name: '<i>Here</i>' },
  };
  const { nodes, name } = safeGroup(group({ name: '<img src=x onerror=alert(1)>Qin', nodes: [node] }));
  expect([name, nodes[0]!.note, nodes[0]!.place!.name]).toEqual(['Qin', '1 < 2 & 3', 'Here']);
});

test('an address names a group only on this site, and includes its version', () => {
  const origin = 'https://stele.test';
  expect(
    [
      '/group/s1',
      '/embed/group/s1?lang=fr',
      '/group/s1?version=reviewed',
      '/group/',
      '/detail/s1',
      '/group/%E0%A4%A',
    ].map((path) => groupInAddress(origin + path, origin)),
  ).toEqual([
    { id: 's1', version: 'saved' },
    { id: 's1', version: 'saved' },
    { id: 's1', version: 'reviewed' },
    null,
    null,
    null,
  ]);
  expect(groupInAddress('https://evil.test/group/s1', origin)).toBeNull();
  expect(groupInAddress('no address', origin)).toBeNull();
});

test('all relations between two nodes are one line on the canvas, with arrows both ways if the words run both ways', () => {
  const makeNode = (key: string) => ({
    key,
    title: key,
    note: '',
    hue: null,
    at: null,
    entry: null,
    gone: key === 'b',
    time: null,
    place: null,
    sketch: null,
    gender: null,
    royal: false,
    degree: 0,
  });
  const edge = (from: string, to: string, word: string) => ({
    id: word,
    a: from,
    b: to,
    word,
    directed: true,
    time: null,
    isOwn: true,
  });
  const { nodes, edges } = canvasGraph(
    {
      year: null,
      nodes: ['a', 'b'].map(makeNode),
      edges: [edge('a', 'b', 'taught'), edge('b', 'a', 'left'), edge('a', 'x', 'no')],
    },
    () => '#fff',
  );
  expect(nodes.map(({ faint }) => faint)).toEqual([false, true]);
  expect(edges).toMatchObject([{ a: 'a', b: 'b', label: 'taught → · ← left', turned: '← taught · left →', count: 2 }]);
});
