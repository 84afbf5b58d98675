import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AxisIndex } from './item-index.ts';
import { AxisLayout, extentOf } from './layout.ts';
import { stepOf, yearSeconds } from './scale.ts';
import type { AxisItem } from './time-axis.ts';

const lanes = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];
const note = fc.constantFrom(null, null, null, 'about', 'doubtful', 'before', 'after', 'to present') as fc.Arbitrary<
  AxisItem['endNote']
>;
const items = fc
  .array(
    fc.record({
      lane: fc.constantFrom('a', 'b'),
      from: fc.integer({ min: -1000, max: 1000 }),
      long: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 })),
      weight: fc.integer({ min: 0, max: 5 }),
      startNote: note,
      endNote: note,
      count: fc.constantFrom(1, 1, 1, 7, 120),
      isLife: fc.boolean(),
      letters: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 120 },
  )
  .map((specs) =>
    specs.map(({ from, long, letters, ...rest }, at): AxisItem & { letters: number } => ({
      ...rest,
      id: `i${at}`,
      title: 'x'.repeat(letters),
      letters,
      earliest: from * yearSeconds,
      latest: (from + long + 1) * yearSeconds - 1,
      hue: 'event',
    })),
  );
const wideOf = (index: AxisIndex) => (rank: number) => [index.items[rank]!.title.length * 6];
const view = { earliest: -600 * yearSeconds, latest: 600 * yearSeconds };
const zoom = fc.double({ min: 0.2, max: 8, noNaN: true }).map((years) => years * yearSeconds);
const rows = 3;

test('R01 everything in view is drawn or counted exactly once', () => {
  fc.assert(
    fc.property(items, zoom, (axisItems, perPixel) => {
      const index = new AxisIndex(axisItems, lanes),
        layout = new AxisLayout(index, stepOf(perPixel), lanes.length, rows, wideOf(index));
      layout.cover(view);
      const seen = axisItems.filter(({ earliest, latest }) => latest >= view.earliest && earliest <= view.latest);
      const drawn = layout.spots.map(({ rank }) => index.items[rank]!.id);
      expect(new Set(drawn).size).toBe(drawn.length);
      const counted = layout.crowds.reduce((sum, { items: count }) => sum + count, 0);
      // It extends a little beyond the view.
      const near = axisItems.filter(
        ({ earliest, latest }) => latest >= view.earliest * 2 && earliest <= view.latest * 2,
      );
      expect(drawn.length + counted).toBe(near.length);
      expect(near.length).toBeGreaterThanOrEqual(seen.length);
      expect(layout.crowds.reduce((sum, { count }) => sum + count, 0)).toBe(
        near.filter(({ id }) => !drawn.includes(id)).reduce((sum, { count }) => sum + count, 0),
      );
    }),
  );
});

test('R01 names and marks never overlap, at any zoom of the step', () => {
  fc.assert(
    fc.property(items, zoom, (axisItems, perPixel) => {
      const index = new AxisIndex(axisItems, lanes),
        wide = wideOf(index),
        layout = new AxisLayout(index, stepOf(perPixel), lanes.length, rows, wide);
      layout.cover(view);
      const boxes = layout.spots
        .map(({ rank, lane, row, shape, isNamed }) => {
          const extent = extentOf(index, rank, shape, perPixel, wide(rank)[0]!);
          return { line: lane * rows + row, left: extent.left, right: isNamed ? extent.rightWithName : extent.right };
        })
        .sort((a, b) => a.line - b.line || a.left - b.left);
      for (let at = 1; at < boxes.length; at++)
        if (boxes[at]!.line === boxes[at - 1]!.line)
          expect(boxes[at]!.left).toBeGreaterThanOrEqual(boxes[at - 1]!.right);
      for (const { lane, row } of layout.spots) expect(lane < lanes.length && row >= 0 && row < rows).toBe(true);
    }),
  );
});

test('R01 items keep their row while panning', () => {
  fc.assert(
    fc.property(items, fc.array(fc.integer({ min: -900, max: 900 }), { maxLength: 6 }), (axisItems, ways) => {
      const index = new AxisIndex(axisItems, lanes),
        layout = new AxisLayout(index, stepOf(yearSeconds), lanes.length, rows, wideOf(index));
      layout.cover(view);
      for (const years of ways) {
        const before = layout.rowsById(),
          counted = layout.crowds.reduce((sum, { items: count }) => sum + count, 0);
        if (!layout.cover({ earliest: view.earliest + years * yearSeconds, latest: view.latest + years * yearSeconds }))
          return;
        const after = layout.rowsById();
        for (const [id, row] of before) expect(after.get(id)).toBe(row);
        expect(layout.crowds.reduce((sum, { items: count }) => sum + count, 0)).toBeGreaterThanOrEqual(counted);
      }
    }),
  );
});

test('R01 the heaviest item is always named', () => {
  fc.assert(
    fc.property(items, (axisItems) => {
      const king: AxisItem = {
        id: 'king',
        lane: 'a',
        title: 'The King',
        earliest: 0,
        latest: yearSeconds,
        weight: 100,
        startNote: null,
        endNote: null,
        hue: 'person',
        count: 1,
      };
      const index = new AxisIndex([...axisItems, king], lanes),
        layout = new AxisLayout(index, stepOf(yearSeconds), lanes.length, rows, wideOf(index));
      layout.cover(view);
      expect(layout.spots.find(({ rank }) => rank === index.rankOf('king'))).toMatchObject({ isNamed: true, row: 0 });
    }),
  );
});

test('R01 the index finds the same as a full scan', () => {
  fc.assert(
    fc.property(
      items,
      fc.integer({ min: -1100, max: 1100 }),
      fc.integer({ min: 0, max: 300 }),
      (axisItems, from, long) => {
        const index = new AxisIndex(axisItems, lanes),
          part = { earliest: from * yearSeconds, latest: (from + long) * yearSeconds };
        const slow = index.items.flatMap(({ earliest, latest }, rank) =>
          earliest <= part.latest && latest >= part.earliest ? [rank] : [],
        );
        expect([...index.findOverlapping(part)]).toEqual(slow);
      },
    ),
  );
});

test('R01 nothing is drawn in lanes that are not shown, and an empty axis works', () => {
  const stray: AxisItem = {
    id: 'stray',
    lane: 'nowhere',
    title: 'Stray',
    earliest: 0,
    latest: 1,
    weight: 1,
    startNote: null,
    endNote: null,
    hue: 'event',
    count: 1,
  };
  for (const axisItems of [[stray], []]) {
    const index = new AxisIndex(axisItems, lanes),
      layout = new AxisLayout(index, stepOf(yearSeconds), lanes.length, rows, wideOf(index));
    expect(layout.cover(view)).toBe(true);
    expect([layout.spots, layout.crowds, index.extent()]).toEqual([[], [], null]);
  }
});
