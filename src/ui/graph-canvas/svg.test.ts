import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { CanvasEdge, CanvasNode } from './graph-canvas.ts';
import { renderSvg } from './svg.ts';

const node = (id: string, label: string, more: Partial<CanvasNode> = {}): CanvasNode => ({
  id,
  label,
  color: '#8fabe6',
  size: 6,
  rank: 1,
  open: false,
  more: 0,
  faint: false,
  hidden: false,
  ...more,
});
const edge = (a: string, b: string, more: Partial<CanvasEdge> = {}): CanvasEdge => ({
  id: `${a} ${b}`,
  a,
  b,
  label: 'says',
  turned: 'turned',
  toA: false,
  toB: true,
  count: 1,
  faint: false,
  hidden: false,
  ...more,
});
const draw = (nodes: CanvasNode[], edges: CanvasEdge[], title = 'Title') =>
  renderSvg({
    nodes,
    edges,
    places: new Map(nodes.map(({ id }, at) => [id, { x: at * 300, y: (at % 3) * 200 }])),
    title,
    caption: `Caption of ${title}`,
    ground: '#14120e',
    ink: '#ece5d6',
    quiet: '#8d8371',
    serif: '"Source Serif 4", serif',
    lang: 'en',
  });

/** Elements by name with their texts, as an XML parser reads them; fails if tags do not close in order. */
function read(svg: string) {
  const open: string[] = [],
    texts: string[] = [],
    names: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void (open.push(name), names.push(name)),
      ontext: (text) => void texts.push(text),
      onclosetag: (name, implied) => {
        expect(implied && !svg.includes('/>'), `</${name}>`).toBe(false);
        expect(open.pop()).toBe(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  expect(open).toEqual([]);
  return { names, text: texts.join('') };
}

test('R20 the drawing has every node, line, word and name', () => {
  const { names, text } = read(
    draw(
      [node('a', 'Augustus', { open: true }), node('b', 'Livia'), node('c', '秦始皇')],
      [edge('a', 'b', { label: 'married to' }), edge('b', 'c')],
    ),
  );
  expect(names.filter((name) => name === 'circle')).toHaveLength(4);
  expect(names.filter((name) => name === 'line')).toHaveLength(2);
  for (const expectedText of ['Augustus', 'Livia', '秦始皇', 'married to', 'Caption of Title'])
    expect(text).toContain(expectedText);
});

test('R20 filtered items are not drawn', () => {
  const { names, text } = read(draw([node('a', 'Augustus'), node('b', 'Livia', { hidden: true })], [edge('a', 'b')]));
  expect(text).not.toContain('Livia');
  expect(names).not.toContain('line');
});

test('R20 names that look like markup are drawn as text', () => {
  const hostile = `<script>alert("1")</script> & 'so' ]]> \u0000\u0007 \uffff`;
  const svg = draw([node('a', hostile), node('b', 'Livia')], [edge('a', 'b', { label: '<b>&amp;</b>' })], hostile);
  const { names, text } = read(svg);
  expect(names).not.toContain('script');
  expect(names).not.toContain('b');
  expect(text).toContain('<script>alert("1")</script>');
  expect(svg).not.toContain('\u0000');
});

test('R20 a single node can be drawn too', () => {
  expect(read(draw([node('a', 'Augustus')], [])).text).toContain('Augustus');
});
