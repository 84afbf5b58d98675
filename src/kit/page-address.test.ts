import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test('a page is its path and the parameters it knows, in one order', () => {
  expect(pageAddress('/category/person?page=2')).toBe('/category/person?page=2');
  expect(pageAddress('/?utm_source=mail&lang=fr&people=1&people=9&x=%')).toBe('/?people=1&lang=fr');
  expect(pageAddress('/detail/augustus?')).toBe('/detail/augustus');
  expect(pageAddress('/detail/%E0%A4%A?id=1?page=3')).toBe('/detail/%E0%A4%A');
});
