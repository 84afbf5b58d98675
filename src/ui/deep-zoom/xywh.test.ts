import { expect, test } from 'vitest';
import { boundsOf, readXywh, writeXywh } from './xywh.ts';

const picture = { width: 4000, height: 3000 };

test('R15 a detail has an address: written in whole pixels, read in pixels or fractions, clipped at the edge, none outside', () => {
  expect(writeXywh({ x: 10.4, y: 20.6, width: 300, height: 200 })).toBe('xywh=10,21,300,200');
  expect(readXywh('#xywh=10,20,300,200', picture)).toEqual({ x: 10, y: 20, width: 300, height: 200 });
  expect(readXywh('#xywh=pixel:3900,-10,300,200', picture)).toEqual({ x: 3900, y: 0, width: 100, height: 190 });
  expect(readXywh('?xywh=percent:25,50,10,10', picture)).toEqual({ x: 1000, y: 1500, width: 400, height: 300 });
  for (const nothing of ['', '#xywh=1,2,3', '#xywh=5000,0,10,10', '#xywh=a,b,c,d', '#xywh=0,0,0,0'])
    expect(readXywh(nothing, picture), nothing).toBeNull();
  expect(
    boundsOf(
      [
        [0.1, 0.5],
        [0.3, 0.2],
        [0.2, 0.6],
      ],
      picture,
    ),
  ).toEqual({ x: 400, y: 600, width: 800, height: 1200 });
});
