import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const pieces = (text: string, language: string) =>
  sentencesOf(text, language).map(({ from, to }) => text.slice(from, to));

test('issue 42 a text is read sentence by sentence, in scripts with and without spaces', () => {
  expect(pieces('He came in 44 BC. He saw! Did he win?', 'en')).toEqual([
    'He came in 44 BC. ',
    'He saw! ',
    'Did he win?',
  ]);
  expect(pieces('始皇帝统一六国。其后焚书。', 'zh-Hans')).toEqual(['始皇帝统一六国。', '其后焚书。']);
  expect(pieces('« Alea jacta est », dit-il. Puis il passa.', 'fr')).toHaveLength(2);
  expect(pieces(' … — ', 'en')).toEqual([]);
});

test('issue 42 a long sentence is read in parts that end at a comma', () => {
  const clause = 'and the king rode on to the next city of the plain, ';
  const parts = pieces(`${clause.repeat(12)}where he died.`, 'en');
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts.slice(0, -1)) expect(part).toMatch(/, $/);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
});

test('issue 42 nothing that can be said is lost or said twice', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.constantFrom('en', 'zh-Hans', 'ja'),
      (text, language) => {
        const spans = sentencesOf(text, language);
        for (const [at, { from, to }] of spans.entries()) {
          expect(from).toBeGreaterThanOrEqual(at ? spans[at - 1]!.to : 0);
          expect(to).toBeGreaterThan(from);
        }
        const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
        expect(letters(spans.map(({ from, to }) => text.slice(from, to)).join(''))).toBe(letters(text));
      },
    ),
  );
});
