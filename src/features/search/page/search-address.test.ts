import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds, regions } from '../../../rules/kinds.ts';
import { languages } from '../../../rules/languages.ts';
import { searchTypes } from '../../../rules/search-types.ts';
import { cutKeyword, searchPath } from '../rules.ts';
import { readAsked, searchAddress } from './search-address.ts';

const queryOf = (address: string) => new URL(address, 'http://stele').searchParams;
const term = fc.string({ unit: 'binary', maxLength: 80 });

test('R05 an address says what is asked, and can be read back', () => {
  const asked = fc.record({
    keyword: term.map(cutKeyword),
    type: fc.constantFrom(...searchTypes),
    page: fc.integer({ min: 1, max: 900 }),
    kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
    region: fc.option(fc.constantFrom(...regions), { nil: undefined }),
    century: fc.option(fc.integer({ min: -40, max: 21 }).filter(Boolean), { nil: undefined }),
    in: fc.option(fc.constantFrom(...languages), { nil: undefined }),
  });
  fc.assert(
    fc.property(asked, (one) => {
      expect(readAsked(queryOf(searchAddress(one)))).toEqual(one);
    }),
  );
});

test('R05 V02 the specification’s address asks the same as the readable one', () => {
  fc.assert(
    fc.property(term, fc.constantFrom(...searchTypes), (keyword, type) => {
      const [, , segment, one, last] = searchPath(keyword, type).split('/');
      expect(one).toBe('1');
      expect(readAsked(new URLSearchParams(), { keyword: decodeURIComponent(segment!), type: last })).toEqual(
        readAsked(queryOf(searchAddress({ keyword: cutKeyword(keyword), type }))),
      );
    }),
  );
});

test('R05 a segment that is no base64 is the term itself', () => {
  for (const keyword of ['长城', '%%%', 'a b', '!!', '8J+YgA'])
    expect(readAsked(new URLSearchParams(), { keyword }).keyword).not.toBeNull();
  expect(readAsked(new URLSearchParams(), { keyword: '长城' }).keyword).toBe('长城');
});

test('R05 what nobody knows is not asked', () => {
  const plain = { keyword: 'x', type: 'entries', page: 1 };
  for (const odd of [
    'type=videos',
    'page=0',
    'page=-3',
    'page=two',
    'page=1e9',
    'kind=ghost',
    'region=mars',
    'century=0',
    'century=IV',
    'in=tlh',
    `page=${'9'.repeat(400)}`,
  ]) {
    expect(readAsked(new URLSearchParams(`q=x&${odd}`)), odd).toEqual(plain);
  }
});

test('the first page of all entries has the shortest address', () => {
  expect(searchAddress({ keyword: '长城', type: 'entries', page: 1 })).toBe('/search?q=%E9%95%BF%E5%9F%8E');
  expect(searchAddress({})).toBe('/search');
  expect(searchAddress({ keyword: 'a b', type: 'books', page: 2, century: -3 })).toBe(
    '/search?q=a+b&type=books&page=2&century=-3',
  );
});
