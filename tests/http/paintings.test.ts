import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { ask, readPage } from './ask.ts';

/** Heights and widths in centimetres of the paintings hung to scale, in their order, wall by wall. */
async function wallsOn(path: string) {
  const { findElements } = await readPage(path, 'en');
  return findElements('div', { class: 'hung-wall' }).map((wall) =>
    DomUtils.getElementsByClassName('hung-place', wall).map(({ attribs }) => {
      const side = (name: string) => Number(new RegExp(`--${name}:([\\d.]+)`).exec(attribs.style ?? '')![1]);
      return { height: side('height'), width: side('width') };
    }),
  );
}

test('issue 38 paintings with a known size hang at their true size, the smallest first; others are only named', async () => {
  const walls = await wallsOn('/product/painting');
  expect(walls.length).toBe(4);
  for (const wall of walls) {
    const areas = wall.map(({ height, width }) => height * width);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  }
  expect(walls[0]![0]).toEqual({ height: 25.7, width: 37.9 });
  expect(walls[2]!.at(-1)).toEqual({ height: 621, width: 979 });
  expect(walls.flat().length).toBeGreaterThan(18);
  const { text } = await ask('/product/painting?lang=en');
  expect(text).toMatch(/Without a single size:.*Fayum/);
  expect(await wallsOn('/product/painting?q=Fayum')).toEqual([]);
});

test('issue 38 a painting without a picture says so, with technique, size, museum and inventory number first', async () => {
  const { text } = await ask('/painting/detail?paintingId=arnolfini-portrait-en&lang=en');
  const parts = [
    'There is no picture of the painting itself here',
    'Oil · ',
    '82.2 × 60 cm',
    'National Gallery',
    'NG186',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(
    places.every((place) => place > 0),
    String(places),
  ).toBe(true);
  expect(text).toContain('82.2 × 60 cm, beside a person 1.70');
});
