import { expect, test } from 'vitest';
import { setFigurePlace, placeOf, widthOf } from './figure.ts';

test('placing a figure sets its alignment and width, and keeps its other attributes', () => {
  const left = setFigurePlace({ class: 'old', style: 'color:red', id: 'f' }, 'left');
  expect(left).toEqual({ class: 'old left', style: 'color:red;width:40%', id: 'f' });
  expect([placeOf(left), widthOf(left)]).toEqual(['left', 40]);
  expect(setFigurePlace(left, 'right', 30)).toEqual({ class: 'old right', style: 'color:red;width:30%', id: 'f' });
  expect(setFigurePlace(left, 'centre')).toEqual({ class: 'old', style: 'color:red;width:40%', id: 'f' });
  expect(setFigurePlace(setFigurePlace({}, 'left'), 'full')).toEqual({});
  expect(placeOf({})).toBe('full');
});
