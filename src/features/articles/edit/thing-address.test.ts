import { expect, test } from 'vitest';
import { thingIdOfAddress } from './thing-address.ts';

test('R14 a theme article can collect anything with an address here: entries, paintings, books, pictures, articles, maps, tours', () => {
  const origin = 'https://stele.test';
  for (const [address, id] of [
    ['/detail/augustus-en', 'augustus'],
    [`${origin}/detail/augustus-en#/timeline`, 'augustus'],
    ['/detail/mona-lisa/media/detail/i1', 'i1'],
    ['/painting/detail?paintingType=alone&paintingId=mona-lisa-fr', 'mona-lisa'],
    ['/book/detail?id=book-laozi&vid=1#s2', 'book-laozi'],
    ['/article/a1', 'a1'],
    ['/tour/t1', 't1'],
    ['/mapscript/m1', 'm1'],
    ['/embed/group/g1', 'g1'],
    ['/article/new', null],
    ['/search?q=rome', null],
    ['https://elsewhere.test/detail/augustus', null],
    ['//elsewhere.test/detail/augustus', null],
    ['Rome', null],
  ] as const)
    expect(thingIdOfAddress(address, origin), address).toBe(id);
});
