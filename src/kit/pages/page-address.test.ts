import { expect, test } from 'vitest';
import { isEmbed, canonicalPageAddress, toDecodableUrl } from './page-address.ts';

test('a page is identified by its path and its known parameters, in one order', () => {
  expect(canonicalPageAddress('/category/person?page=2')).toBe('/category/person?page=2');
  expect(canonicalPageAddress('/?utm_source=mail&lang=fr&people=1&people=9&x=%')).toBe('/?lang=fr&people=1');
  expect(canonicalPageAddress('/detail/augustus?')).toBe('/detail/augustus');
  expect(canonicalPageAddress('/detail/%E0%A4%A?x=1?page=3')).toBe('/detail/%E0%A4%A');
});

test('a list sent by a form as repeated parameters is the same page as a joined list', () => {
  expect(canonicalPageAddress('/relation/atobPath?types=family&id=a&types=teach&to=b&id=c')).toBe(
    '/relation/atobPath?id=a&to=b&types=family%2Cteach',
  );
});

test('a cursor that only the browser reads makes no other page', () => {
  expect(canonicalPageAddress('/detail/augustus?year=14&chosen=x&page=2')).toBe('/detail/augustus?page=2');
  expect(canonicalPageAddress('/timemap?place=41.9,12.5&year=-44')).toBe('/timemap?year=-44&place=41.9%2C12.5');
});

test('only addresses under /embed/ may be framed by other sites', () => {
  expect(
    ['/embed/timeline', '/embed/timemap?year=1', '/embed', '/embedded', '/detail/embed/', '/'].filter(isEmbed),
  ).toEqual(['/embed/timeline', '/embed/timemap?year=1']);
});

test('an undecodable path is taken literally', () => {
  expect(toDecodableUrl('/detail/%E0%A4%A?q=%')).toBe('/detail/%25E0%25A4%25A?q=%');
  for (const url of ['/detail/caf%C3%A9?q=%', '/detail/%25', '/?%E0%A4%A', '/']) expect(toDecodableUrl(url)).toBe(url);
});
