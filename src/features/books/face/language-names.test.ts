import { expect, test } from 'vitest';
import { isLanguageTag, readLanguageTag, commonLanguages } from './language-names.ts';

test.each([
  ['Latin', 'en', 'la'],
  ['latin', 'fr', 'la'],
  ['  LATÍN ', 'es', 'la'],
  ['拉丁语', 'zh', 'la'],
  ['拉丁文', 'zh', 'la'],
  ['ラテン語', 'jp', 'la'],
  ['Latin', 'zh', 'la'],
  ['la', 'en', 'la'],
  ['lat', 'en', 'la'],
  ['Ancient Greek', 'en', 'grc'],
  ['文言', 'zh', 'lzh'],
  ['漢文', 'en', 'lzh'],
  ['Literary Chinese', 'fr', 'lzh'],
  ['akk-latn', 'en', 'akk-Latn'],
  ['goh', 'zh', 'goh'],
  ['Latim of old', 'en', null],
  ['qqz', 'en', null],
  ['la; drop', 'en', null],
  ['', 'en', null],
] as const)('writing B11 the language “%s”, typed in %s, is recognized as %s', (typed, reader, tag) => {
  expect(readLanguageTag(typed, reader)).toBe(tag);
});

test('writing B11 every common language is recognized by its own tag', () => {
  for (const tag of commonLanguages) expect([tag, isLanguageTag(tag)]).toEqual([tag, true]);
  expect(isLanguageTag('Latin')).toBe(false);
});
