import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { relationTypes } from '../../../rules/relation-types.ts';
import {
  isFiltered,
  pathAddress,
  readPathQuery,
  reverseQuery,
  withoutFilters,
  type PathQuery,
  pathWays,
} from './path-query.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const query: fc.Arbitrary<PathQuery> = fc.record({
  id,
  to: id,
  pass: fc.array(id, { maxLength: limits.pathPassThrough }),
  types: fc.subarray([...relationTypes]),
  kinds: fc.subarray([...kinds]),
  hub: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  hops: fc.integer({ min: 1, max: limits.pathHops }),
  year: fc.option(fc.integer({ min: -5000, max: 2000 }).filter((year) => year !== 0)),
  together: fc.boolean(),
  way: fc.constantFrom(...pathWays),
  choice: fc.integer({ min: 1, max: limits.pathAlternatives }),
});
const readAddress = (address: string) => readPathQuery(new URL(address, 'http://stele').searchParams);

test('R20 the address contains the whole query', () => {
  fc.assert(
    fc.property(query, (pathQuery) => {
      expect(readAddress(pathAddress(pathQuery))).toEqual(pathQuery);
    }),
  );
});

test('reversing a path query twice restores it', () => {
  fc.assert(
    fc.property(query, (pathQuery) => {
      expect(reverseQuery(reverseQuery(pathQuery))).toEqual({ ...pathQuery, choice: 1 });
    }),
  );
});

test('removing all filters leaves none', () => {
  fc.assert(
    fc.property(query, (pathQuery) => {
      expect(isFiltered(withoutFilters(pathQuery))).toBe(false);
    }),
  );
});

test('any address can be parsed as a path query', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('id', 'to', 'pass', 'types', 'kinds', 'hub', 'hops', 'year', 'together', 'choice'),
        fc.string({ unit: 'binary' }),
      ),
      (parameters) => {
        const pathQuery = readPathQuery(new URLSearchParams(parameters));
        expect(pathQuery.pass.length).toBeLessThanOrEqual(limits.pathPassThrough);
        expect(
          [pathQuery.id, pathQuery.to, ...pathQuery.pass].every(
            (text) => text.length <= 120 && text.isWellFormed() && !/\p{Cc}/u.test(text),
          ),
        ).toBe(true);
        expect(pathQuery.year).not.toBe(0);
      },
    ),
  );
});

test('a form without script sends lists as repeated parameters', () => {
  expect(
    readPathQuery(new URLSearchParams('id=a&pass=b&pass=&pass=c&to=d&types=family&types=teach&hub=&year=&hops=12')),
  ).toMatchObject({ pass: ['b', '', 'c'], types: ['family', 'teach'], hub: null, year: null });
  expect(readAddress(pathAddress({ ...readAddress('/'), id: 'a', to: 'b', pass: [''] }))).toMatchObject({ pass: [''] });
  expect(readAddress('/?year=−221').year).toBe(-221);
});
