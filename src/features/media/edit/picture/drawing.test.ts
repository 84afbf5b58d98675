import { expect, test } from 'vitest';
import { isTooSmall, rectangle, sidesOf, withSides } from './drawing.ts';

test('a region is drawn between two corners in any direction, and is moved and resized by its sides', () => {
  const drawn = rectangle([0.8, 0.9], [0.2, 0.1]);
  expect(drawn).toEqual([
    [0.2, 0.1],
    [0.8, 0.1],
    [0.8, 0.9],
    [0.2, 0.9],
  ]);
  expect(sidesOf(drawn)).toEqual({ left: 20, top: 10, width: 60, height: 80 });
  expect(withSides(drawn, { left: 10, top: 10, width: 30, height: 80 })[2]).toEqual([0.4, 0.9]);
  expect(
    withSides(
      [
        [0, 0],
        [0.5, 0.1],
        [0.2, 0.4],
      ],
      { left: 50, top: 0, width: 50, height: 40 },
    ),
  ).toEqual([
    [0.5, 0],
    [1, 0.1],
    [0.7, 0.4],
  ]);
  expect([isTooSmall(rectangle([0.1, 0.1], [0.101, 0.5])), isTooSmall(drawn)]).toEqual([true, false]);
});
