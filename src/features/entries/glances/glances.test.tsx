import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { SmallGraph } from '../../relations/face/small-graph.tsx';
import { boxOf, boxesOverlap, layOutSmallGraph, smallGraph } from '../../relations/face/small-graph-layout.ts';
import { SmallMap } from '../../timemaps/face/small-map.tsx';
import { drawSmallMap, smallMap } from '../../timemaps/face/small-map-layout.ts';
import { splitAfterFirstSection } from './first-section.ts';

const entry = (name: string): LinkedEntry => ({
  itemId: name,
  id: name,
  name,
  disambiguation: null,
  kind: 'person',
  language: 'en',
});
const names = [
  'Qin Shi Huang',
  'Records of the Grand Historian',
  'Li Si',
  '秦始皇陵兵马俑',
  'Campagne de Russie',
  'Zhao',
];

test('use B25 reading B13 every node of the small graph has a name; names overlap neither each other nor a mark, and stay inside', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }),
      (centreName, sample) => {
        const { centre, others } = layOutSmallGraph(centreName, sample);
        const nodes = [centre, ...others];
        expect(others.length).toBeGreaterThanOrEqual(Math.min(6, sample.length));
        const boxes = nodes.map(({ label }) => boxOf(label));
        for (const [at, box] of boxes.entries()) {
          expect(nodes[at]!.label.lines.join('')).not.toBe('');
          expect(boxes.slice(at + 1).some((other) => boxesOverlap(box, other))).toBe(false);
          expect(box.left >= 0 && box.right <= smallGraph.width).toBe(true);
          expect(box.top >= 0 && box.bottom <= smallGraph.height).toBe(true);
          const marks = nodes.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
          expect(marks.some((mark) => boxesOverlap(box, mark))).toBe(false);
        }
      },
    ),
  );
});

test('use B25: places on the small map are inside, places at one spot share a mark, and names do not overlap', () => {
  const place = fc.record({
    latitude: fc.double({ min: -60, max: 75, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    name: fc.constantFrom(...names),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const { marks } = drawSmallMap([...places, places[0]!]) ?? { marks: null };
      if (!marks) return; // empty sea
      for (const { x, y } of marks) expect(x >= 0 && x <= smallMap.width && y >= 0 && y <= smallMap.height).toBe(true);
      expect(marks.reduce((sum, { times }) => sum + times, 0)).toBe(places.length + 1);
      const labels = marks.flatMap(({ label }) => label ?? []);
      for (const [at, { x, y }] of labels.entries())
        expect(labels.slice(at + 1).some((other) => other.x === x && other.y === y)).toBe(false);
    }),
  );
  expect(drawSmallMap([])).toBeNull();
});

const nauru = { latitude: -0.52, longitude: 166.93, name: 'Yaren' };

test('reading C a map of one place in the open sea is left out, one with land and a name stays', () => {
  expect(drawSmallMap([nauru])).toBeNull();
  expect(drawSmallMap([{ latitude: 41.9, longitude: 12.5, name: 'Rome' }])).not.toBeNull();
  expect(drawSmallMap([{ latitude: 41.9, longitude: 12.5, name: '' }])).toBeNull();
});

test('an entry that the text mentions is on the map where it is inside, and shares the mark of its place', () => {
  const rome = { latitude: 41.9, longitude: 12.5, name: 'Rome (city)' };
  const mentioned = [
    { ...entry('Rome'), ...rome, name: 'Rome' },
    { ...entry('Ostia'), latitude: 41.2, longitude: 14.2 },
    { ...entry('Luoyang'), latitude: 34.6, longitude: 112.4 },
  ];
  const { marks } = drawSmallMap([rome, { latitude: 43.7, longitude: 11.2, name: 'Florence' }], mentioned)!;
  expect(marks.map(({ follow }) => follow)).toEqual([['Rome', '/detail/Rome'], ['Florence'], ['/detail/Ostia']]);
});

test('use B25: both drawings are at most 3 kB compressed, wherever the places are', () => {
  const others = Array.from({ length: 12 }, (_, at) => entry(`${names[at % names.length]} ${at}`));
  for (const places of [
    [{ latitude: 34.3, longitude: 108.9, name: 'Xianyang' }],
    [
      { latitude: 41.9, longitude: 12.5, name: 'Rome' },
      { latitude: 31.2, longitude: 29.9, name: 'Alexandria' },
    ],
    [
      { latitude: 62, longitude: -150, name: 'A' },
      { latitude: -40, longitude: 170, name: 'B' },
    ],
  ]) {
    const html = renderToStaticMarkup(
      <>
        <SmallGraph of={entry('Qin Shi Huang')} neighbours={others} />
        <SmallMap drawn={drawSmallMap(places)!} />
      </>,
    );
    expect(html).toContain('class="glance-land" d="M');
    expect(gzipSync(html).length).toBeLessThan(3000);
  }
});

test('a text is split after its first section', () => {
  expect(splitAfterFirstSection('<h2 id="a">A</h2><p>1</p><h2 id="b">B</h2><p>2</p>')).toEqual([
    '<h2 id="a">A</h2><p>1</p>',
    '<h2 id="b">B</h2><p>2</p>',
  ]);
  expect(splitAfterFirstSection('<p>0</p><h2>A</h2><p>1</p>')).toEqual(['<p>0</p>', '<h2>A</h2><p>1</p>']);
  expect(splitAfterFirstSection('<h2>A</h2><p>1</p>')).toEqual(['<h2>A</h2><p>1</p>', '']);
});
