import { expect, test } from 'vitest';
import { filtersOf, homeAddress, readHomeQuery } from './query.ts';

const read = (text: string) => readHomeQuery(new URLSearchParams(text));

test('R16 the address determines the query of the paintings home page; invalid values are ignored', () => {
  const query = read('q=rain&style=baroque&century=-3&hue=4&page=3&order=time');
  expect(homeAddress(query)).toBe('/product/painting?q=rain&style=baroque&century=-3&hue=4&order=time');
  expect(homeAddress(query, { style: null, page: 2 })).toBe(
    '/product/painting?q=rain&century=-3&hue=4&order=time&page=2',
  );
  expect(homeAddress(read(''))).toBe('/product/painting');
  expect(filtersOf(read('century=9999&hue=77&page=-4&theme='))).toEqual(filtersOf(read('')));
  expect(filtersOf(read('century=0')).centuries).toEqual([]);
});
