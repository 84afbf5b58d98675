import { expect, test } from 'vitest';
import { ask, readPage } from './ask.ts';

/** Heights in centimetres of the paintings at one scale, in their order. */
async function heightsOn(path: string): Promise<number[]> {
  const { findElements } = await readPage(path, 'en');
  return findElements('li')
    .flatMap(({ attribs }) => /--height:([\d.]+)/.exec(attribs.style ?? '')?.[1] ?? [])
    .map(Number);
}

test('issue 38 paintings with a known size are drawn at one scale, the tallest first; those without one are left out', async () => {
  const heights = await heightsOn('/product/painting');
  expect(heights.length).toBeGreaterThan(8);
  // A frame too small to see has its least height instead, which is no measured one.
  const measured = heights.filter((height) => /^\d+(?:\.\d)?$/.test(String(height)));
  expect(measured.length).toBeGreaterThan(6);
  expect(measured).toEqual(measured.toSorted((a, b) => b - a));
  expect(heights[0]).toBe(621);
  expect(await heightsOn('/product/painting?q=Fayum')).toEqual([]);
});

test('issue 38 a painting without a picture says so, with technique, size, museum and inventory number first', async () => {
  const { text } = await ask('/painting/detail?paintingId=arnolfini-portrait-en&lang=en');
  const parts = [
    'There is no picture of the painting itself here',
    'Oil · ',
    '82.2 × 60 cm',
    'National Gallery',
    'NG186',
    'At the same scale',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(
    places.every((place) => place > 0),
    String(places),
  ).toBe(true);
  expect(places.at(-1)).toBe(Math.max(...places));
});
