import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds, regions } from '../../../rules/kinds.ts';
import { languages } from '../../../rules/languages.ts';
import { searchTypes } from '../../../rules/search/search-types.ts';
import { searchPath } from '../rules.ts';
import { cutKeyword } from '../../../rules/search/keyword.ts';
import { plainSearchRedirect, readSearchRequest, searchAddress } from './search-address.ts';

/** Parses an address as the results page does. */
function askedAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://stele');
  const [, , segment, , type] = pathname.split('/');
  return readSearchRequest(searchParams, segment === undefined ? {} : { keyword: decodeURIComponent(segment), type });
}
const term = fc.string({ unit: 'binary', maxLength: 80 });

test('R05 an address contains the whole request, and can be parsed', () => {
  const anyRequest = fc.record({
    keyword: term.map(cutKeyword),
    type: fc.constantFrom(...searchTypes),
    page: fc.integer({ min: 1, max: 900 }),
    kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
    region: fc.option(fc.constantFrom(...regions), { nil: undefined }),
    century: fc.option(fc.integer({ min: -40, max: 21 }).filter(Boolean), { nil: undefined }),
    in: fc.option(fc.constantFrom(...languages), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(askedAt(searchAddress(request))).toEqual(request.keyword ? request : { ...request, type: 'entries' });
    }),
  );
});

test('R05 V02 the plain form redirects to the specification’s address, with the same request', () => {
  fc.assert(
    fc.property(term, fc.constantFrom(...searchTypes), (keyword, type) => {
      const plain = new URL('/search', 'http://stele');
      plain.searchParams.set('q', keyword);
      plain.searchParams.set('type', type);
      const request = readSearchRequest(plain.searchParams);
      expect(plainSearchRedirect(request, plain)).toBe(cutKeyword(keyword) ? searchPath(keyword, type) : null);
      if (request.keyword) expect(askedAt(searchPath(keyword, type))).toEqual(request);
    }),
  );
});

test('R05 a segment that is not base64 is the term itself', () => {
  for (const keyword of ['长城', '%%%', 'a b', '!!', '8J+YgA'])
    expect(readSearchRequest(new URLSearchParams(), { keyword }).keyword).not.toBeNull();
  expect(readSearchRequest(new URLSearchParams(), { keyword: '长城' }).keyword).toBe('长城');
});

test('R05 unknown parameters and values are ignored', () => {
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
    expect(readSearchRequest(new URLSearchParams(`q=x&${odd}`)), odd).toEqual(plain);
  }
});

test('the first page of all entries has the shortest address', () => {
  expect(searchAddress({ keyword: '长城', type: 'entries', page: 1 })).toBe(
    `/search/${encodeURIComponent(btoa('%E9%95%BF%E5%9F%8E'))}/1`,
  );
  expect(searchAddress({})).toBe('/search');
  expect(searchAddress({ keyword: 'a b', type: 'books', page: 2, century: -3 })).toBe(
    `/search/${encodeURIComponent(btoa('a%20b'))}/1/books?page=2&century=-3`,
  );
});
