import { expect, test } from 'vitest';
import { embedAddressOf, embedCodeOf, embedSchemeOf } from './embed-address.ts';

const embed = (address: string) => embedAddressOf(new URL(address, 'https://stele.test'));

test('issue 38 entry, year of the map, timeline, path, tree and tour have an address for frames', () => {
  expect(embed('/detail/augustus-en')).toBe('/embed/detail/augustus-en');
  expect(embed('/timemap?year=117')).toBe('/embed/timemap?year=117');
  expect(embed('/timeline?from=-500&until=500')).toBe('/embed/timeline?from=-500&until=500');
  expect(embed('/relation/atobPath?id=a&to=b')).toBe('/embed/relation/atobPath?id=a&to=b');
  expect(embed('/family/augustus-en?way=all')).toBe('/embed/family/augustus-en?way=all');
  expect(embed('/tour/tour-waterloo')).toBe('/embed/tour/tour-waterloo');
});

test.for(['/', '/login', '/user/edit', '/detail/augustus/history', '/group/edit/x', '/embed/timemap', '/book'])(
  'issue 38 %s has none',
  (address) => {
    expect(embed(address)).toBeNull();
  },
);

test('issue 42 the detail of a painting, which its page has in the hash, becomes part of the query', () => {
  expect(embed('/painting/detail?paintingType=alone&paintingId=mona-lisa#picture=2&xywh=1,2,3,4')).toBe(
    '/embed/painting/detail?paintingId=mona-lisa&picture=2&xywh=1,2,3,4',
  );
});

test('issue 42 the code of a frame escapes its title and names language and colours', () => {
  const code = embedCodeOf('https://stele.test/timemap?year=117', {
    title: '"><script>alert(1)</script>',
    language: 'jp',
    scheme: 'dark',
  });
  expect(code).toContain('src="https://stele.test/embed/timemap?year=117&amp;lang=ja&amp;scheme=dark"');
  expect(code).not.toContain('<script>');
  expect(code).toContain('title="&quot;>&lt;script>');
  expect(embedCodeOf('https://stele.test/login', { title: '', language: 'en', scheme: null })).toBeNull();
  expect(embedSchemeOf(new URL('https://stele.test/?scheme=pink'))).toBeNull();
});
