import { expect, test } from 'vitest';
import { isEmbed, pageAddress, wellFormed } from './page-address.ts';

test('a page is its path and the parameters it knows, in one order', () => {
  expect(pageAddress('/category/person?page=2')).toBe('/category/person?page=2');
  expect(pageAddress('/?utm_source=mail&lang=fr&people=1&people=9&x=%')).toBe('/?people=1&lang=fr');
  expect(pageAddress('/detail/augustus?')).toBe('/detail/augustus');
  expect(pageAddress('/detail/%E0%A4%A?x=1?page=3')).toBe('/detail/%E0%A4%A');
});

test('a list that a form says piece by piece is the same page as the list said at once', () => {
  expect(pageAddress('/relation/atobPath?types=family&id=a&types=teach&to=b&id=c')).toBe(
    '/relation/atobPath?id=a&to=b&types=family%2Cteach',
  );
});

test('where only the browser looks at the cursor, it makes no other page', () => {
  expect(pageAddress('/detail/augustus?year=14&chosen=x&page=2')).toBe('/detail/augustus?page=2');
  expect(pageAddress('/timemap?place=41.9,12.5&year=-44')).toBe('/timemap?year=-44&place=41.9%2C12.5');
});

test('only what stands under /embed/ is made for other sites’ frames', () => {
  expect(
    ['/embed/timeline', '/embed/timemap?year=1', '/embed', '/embedded', '/detail/embed/', '/'].filter(isEmbed),
  ).toEqual(['/embed/timeline', '/embed/timemap?year=1']);
});

test('a path that cannot be decoded is read letter by letter', () => {
  expect(wellFormed('/detail/%E0%A4%A?q=%')).toBe('/detail/%25E0%25A4%25A?q=%');
  for (const url of ['/detail/caf%C3%A9?q=%', '/detail/%25', '/?%E0%A4%A', '/']) expect(wellFormed(url)).toBe(url);
});
