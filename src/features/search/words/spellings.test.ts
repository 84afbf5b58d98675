import { expect, test } from 'vitest';
import { formsOfNumeral, toRoman, withOtherNumerals } from './numerals.ts';
import { romajiToKana } from './romaji.ts';
import { transliterate } from './transliterate.ts';

test('a number in a name is also looked for in Roman numerals, in digits and in Chinese numerals', () => {
  expect(withOtherNumerals('louis 14')).toContain('louis xiv');
  expect(withOtherNumerals('louis xiv')).toContain('louis 14');
  expect(withOtherNumerals('路易14')).toContain('路易十四');
  expect(withOtherNumerals('るい十四世')).toContain('るい14世');
  expect(withOtherNumerals('plato')).toEqual([]);
  expect(withOtherNumerals('1815')).toEqual([]);
});

test('an ordinal finds the other ways to write it; a bare letter is no number', () => {
  expect(formsOfNumeral('17th')).toEqual(expect.arrayContaining(['17', 'xvii', 'xviie']));
  expect(formsOfNumeral('xviie')).toEqual(expect.arrayContaining(['17', 'xvii']));
  expect(formsOfNumeral('14')).toContain('xiv');
  for (const word of ['i', 'x', 'xi', 'civil', '1815', 'rome']) expect(formsOfNumeral(word)).toEqual([]);
});

test('Roman numerals follow the subtractive rule', () => {
  expect([1, 4, 9, 14, 19, 40].map(toRoman)).toEqual(['i', 'iv', 'ix', 'xiv', 'xix', 'xl']);
});

test.each([
  ['houryuuji', 'ほうりゅうじ'],
  ['toukyou', 'とうきょう'],
  ['nihon', 'にほん'],
  ['gakkou', 'がっこう'],
  ['shinbun', 'しんぶん'],
  ['tokugawa ieyasu', 'とくがわいえやす'],
  ['tokug', 'とく'],
  ['charlemagne', null],
  ['x', null],
])('romaji as typed: %s is %s', (typed, kana) => {
  expect(romajiToKana(typed)).toBe(kana);
});

test.each([
  ['αριστοτελησ', 'aristoteles'],
  ['цезарь', 'cesar'],
  ['наполеон', 'napoleon'],
  ['나폴레옹', 'napoleong'],
  ['अशोक', 'ashok'],
  ['बुद्ध', 'buddh'],
])('a name in another alphabet has spellings in Latin letters: %s may be %s', (name, latin) => {
  expect(transliterate(name).some((spelling) => spelling.startsWith(latin.slice(0, 5)))).toBe(true);
});

test('names in Latin letters or Chinese characters are not transliterated, and spellings stay few', () => {
  expect(transliterate('plato')).toEqual([]);
  expect(transliterate('長城')).toEqual([]);
  expect(transliterate('ц'.repeat(40)).length).toBeLessThanOrEqual(96);
});
