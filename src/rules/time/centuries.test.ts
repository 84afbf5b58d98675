import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centuryOf, formatCentury, romanNumeral } from './centuries.ts';
import { languages } from '../languages.ts';

test('a century has a hundred years, and there is no century zero', () => {
  expect([-221, -201, -200, -101, -100, -1, 1, 100, 101, 1900, 1901].map(centuryOf)).toEqual([
    -3, -3, -2, -2, -1, -1, 1, 1, 2, 19, 20,
  ]);
});

test('every year is one of the hundred years of its century', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), fc.constantFrom(-1, 1), (years, era) => {
      const century = centuryOf(era * years);
      expect(Math.sign(century)).toBe(era);
      expect(Math.abs(century) * 100).toBeGreaterThanOrEqual(years);
      expect((Math.abs(century) - 1) * 100).toBeLessThan(years);
    }),
  );
});

test('a century is written in the format of each language', () => {
  expect(languages.map((language) => formatCentury(-3, language))).toEqual([
    '前3世纪',
    '3rd century BC',
    'IIIᵉ siècle av. J.-C.',
    'siglo III a. C.',
    '紀元前3世紀',
  ]);
  expect(languages.map((language) => formatCentury(1, language))).toEqual([
    '1世纪',
    '1st century',
    'Iᵉʳ siècle',
    'siglo I',
    '1世紀',
  ]);
  expect([2, 11, 12, 13, 21, 22, 30].map((century) => formatCentury(century, 'en').split(' ')[0])).toEqual([
    '2nd',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '30th',
  ]);
  expect(formatCentury(19, 'fr')).toBe('XIXᵉ siècle');
});

test('Roman numerals can be read back', () => {
  const worth: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const read = (text: string) =>
    [...text].reduce(
      (sum, letter, index) => sum + (worth[letter]! < (worth[text[index + 1]!] ?? 0) ? -1 : 1) * worth[letter]!,
      0,
    );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3999 }), (value) => {
      expect(read(romanNumeral(value))).toBe(value);
      expect(romanNumeral(value)).not.toMatch(/([IXCM])\1{3}|([VLD])\2/);
    }),
  );
});
