import { expect, test } from 'vitest';
import { pageOf } from './rules.ts';

const at = (address: string) => pageOf(new URL(address, 'https://stele.example'));

test('an address yields its kind of page, the id in it and the thing that it may show', () => {
  expect(at('/detail/qin-shi-huang-en?year=12#/timeline')).toEqual({
    kind: 'entry',
    page: 'qin-shi-huang-en',
    thing: 'qin-shi-huang',
  });
  expect(at('/detail/qin-shi-huang/history').kind).toBe('history');
  expect(at('/detail/qin-shi-huang/media/detail/p1')).toEqual({ kind: 'picture', page: 'p1', thing: 'p1' });
  expect(at('/painting/detail?paintingType=alone&paintingId=mona-lisa-fr')).toEqual({
    kind: 'painting',
    page: 'mona-lisa-fr',
    thing: 'mona-lisa',
  });
  expect(at('/book/detail?id=shiji&vid=1')).toEqual({ kind: 'book', page: 'shiji', thing: 'shiji' });
  expect(at('/book/search/abc/1').kind).toBe('search');
  expect(at('/').kind).toBe('home');
  expect(at('/article/new/a1').kind).toBe('member');
  expect(at('/article/a1')).toEqual({ kind: 'article', page: 'a1', thing: 'a1' });
});

test('search terms and foreign addresses are recorded by kind only', () => {
  expect(at('/search/5a2Z5a2Q/1')).toEqual({ kind: 'search', page: '', thing: null });
  expect(at('/search?q=secret')).toEqual({ kind: 'search', page: '', thing: null });
  expect(at('/wp-admin/../../etc/passwd?x=1')).toEqual({ kind: 'other', page: '', thing: null });
  for (const odd of ['/detail/%E0%A4%A', `/detail/${'a'.repeat(300)}`, '/detail/%00', '/book/detail'])
    expect(at(odd).page).toBe('');
});
