import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { countWords, ellipsize, cutToWidth, textLength, textWidth } from './text-width.ts';

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', ' ', '史', 'あ', '𠀀', '😀', 'é'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

test.each([
  ['a', 1],
  ['é', 1],
  ['史', 2],
  ['𠀀', 2],
  ['あ', 2],
  ['カ', 2],
  ['ｶ', 1],
  ['한', 2],
  ['，', 2],
  ['Ａ', 2],
  ['😀', 2],
  ['', 0],
  ['Qin 秦', 6],
])('V11 %s takes %i half columns', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('V14 a text field holds twice its maximum, measured: 99 Chinese characters or 198 Latin letters', () => {
  const room = 2 * limits.defaultTextLength;
  expect(textWidth(cutToWidth('史'.repeat(120), room))).toBe(198);
  expect(cutToWidth('史'.repeat(99), room)).toBe('史'.repeat(99));
  expect(cutToWidth('史'.repeat(100), room)).toBe('史'.repeat(99));
  expect(cutToWidth('a'.repeat(199), room)).toBe('a'.repeat(198));
});

test('V14 text is cut to the longest prefix that fits, and no character is split', () => {
  expect(cutToWidth('a史記', 4)).toBe('a史');
  expect(cutToWidth('𠀀𠀀', 3)).toBe('𠀀');
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 20 }), (text, width) => {
      const cut = cutToWidth(text, width);
      const [next] = text.slice(cut.length);
      expect(text.startsWith(cut)).toBe(true);
      expect(textWidth(cut)).toBeLessThanOrEqual(width);
      if (next !== undefined) expect(textWidth(cut + next)).toBeGreaterThan(width);
    }),
  );
});

test('a length counts characters as a reader sees them', () =>
  expect([textLength('Qin'), textLength('𠀀😀'), textLength('')]).toEqual([3, 2, 0]));

test('a text that is too long ends in an ellipsis and is no longer than requested', () => {
  expect(ellipsize('Qin Shi Huang', 13)).toBe('Qin Shi Huang');
  expect(ellipsize('Qin Shi Huang', 9)).toBe('Qin Shi…');
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, length) => {
      const cut = ellipsize(text, length);
      expect(textLength(cut)).toBeLessThanOrEqual(length);
      if (textLength(text) <= length) expect(cut).toBe(text);
      else expect([cut.endsWith('…'), text.startsWith(cut.slice(0, -1))]).toEqual([true, true]);
    }),
  );
});

test.each([
  ['', 0],
  ['The First Emperor', 3],
  ['  l’empereur d’alors, 221  ', 3],
  ['秦始皇', 3],
  ['始皇帝 Qin', 4],
  ['ひらがな', 4],
  ['war - and peace', 3],
  ["'quoted' words", 2],
  ['caf\u00e9 cafe\u0301s', 2],
  ['—…!', 0],
])('%j has %i words', (text, words) => expect(countWords(text)).toBe(words));
