import { expect, test } from 'vitest';
import type { GedcomNode } from './gedcom-file.ts';
import { findPossiblyLiving } from './living.ts';

type Line = [tag: string, value?: string, below?: Line[]];
const node = ([tag, value = '', below = []]: Line, pointer = ''): GedcomNode =>
  ({
    tag,
    value,
    pointer: pointer || null,
    line: 1,
    children: below.map((line) => node(line)),
  }) as unknown as GedcomNode;
const person = (pointer: string, ...events: Line[]) => node(['INDI', '', events], pointer);
const born = (date: string): Line => ['BIRT', '', [['DATE', date]]];
const died = (date: string): Line => ['DEAT', '', [['DATE', date]]];
const family = (...members: Line[]) => node(['FAM', '', members], '@F@');
const living = (...records: GedcomNode[]) => [...findPossiblyLiving(records, 2026)].sort();

test('writing B9 without a birth date, a person whose parent, child or spouse died over a century ago is not living', () => {
  const daughter = person('@D@', born('in the year of the flood'));
  expect(living(daughter)).toEqual(['@D@']);
  const father = person('@P@', died('40 BC'));
  expect(living(daughter, father, family(['HUSB', '@P@'], ['CHIL', '@D@']))).toEqual([]);
  expect(living(daughter, father, family(['HUSB', '@P@'], ['WIFE', '@D@']))).toEqual([]);
  expect(living(daughter, father, family(['WIFE', '@D@'], ['CHIL', '@P@']))).toEqual([]);
  // A recent birth date counts as living, even if the family's dates are wrong.
  expect(living(person('@D@', born('2015')), father, family(['HUSB', '@P@'], ['CHIL', '@D@']))).toEqual(['@D@']);
});

test('writing B9 dates of further relatives count: grandchildren of a person born in 1650 are not living, of one born in 1930 may be', () => {
  const line = (year: string) => [
    person('@A@', born(year)),
    person('@B@'),
    person('@C@'),
    family(['HUSB', '@A@'], ['CHIL', '@B@']),
    family(['HUSB', '@B@'], ['CHIL', '@C@']),
  ];
  expect(living(...line('1650'))).toEqual([]);
  expect(living(...line('1930'))).toEqual(['@A@', '@B@', '@C@']);
  // Upwards from a child: its parent was born earlier.
  expect(living(person('@A@'), person('@B@', born('1900')), family(['HUSB', '@A@'], ['CHIL', '@B@']))).toEqual([]);
});

test('writing B9 members of a present-day family may be living; a person with an undated death is not', () => {
  const family1960 = family(['HUSB', '@A@'], ['WIFE', '@B@'], ['CHIL', '@C@']);
  const records = [person('@A@', born('1935'), died('2001')), person('@B@'), person('@C@', born('1960')), family1960];
  expect(living(...records)).toEqual(['@B@', '@C@']);
  expect(living(person('@A@', ['DEAT', 'Y']))).toEqual([]);
});
