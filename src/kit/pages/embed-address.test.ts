import { expect, test } from 'vitest';
import { embedAddressOf } from './embed-address.ts';

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
