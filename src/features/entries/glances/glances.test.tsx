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

test('use B25: names on the small graph overlap neither each other nor a mark, and stay inside', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }), (sample) => {
      const placed = layOutSmallGraph(sample);
      const boxes = placed.flatMap(({ x, y, lines }, at) => (lines ? [boxOf(lines, x, y + (at ? 7.5 : 10))] : []));
      for (const [at, box] of boxes.entries()) {
        expect(boxes.slice(at + 1).some((other) => boxesOverlap(box, other))).toBe(false);
        expect(box.left >= 0 && box.right <= smallGraph.width && box.bottom <= smallGraph.height).toBe(true);
      }
      expect(placed[0]!.lines).not.toBeNull();
    }),
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
      const { marks } = drawSmallMap([...places, places[0]!])!;
      for (const { x, y } of marks) expect(x >= 0 && x <= smallMap.width && y >= 0 && y <= smallMap.height).toBe(true);
      expect(marks.reduce((sum, { times }) => sum + times, 0)).toBe(places.length + 1);
      const boxes = marks.flatMap(({ label }) => (label ? [boxOf([label.text], label.x, label.y - 10)] : []));
      for (const [at, box] of boxes.entries())
        expect(boxes.slice(at + 1).some((other) => Math.abs(box.top - other.top) < 1 && box.left === other.left)).toBe(
          false,
        );
    }),
  );
  expect(drawSmallMap([])).toBeNull();
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
        <SmallGraph of={entry('Qin Shi Huang')} others={others} id="glance-graph" />
        <SmallMap drawn={drawSmallMap(places)!} id="glance-map" />
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
