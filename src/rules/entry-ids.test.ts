import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEntry, entryId, parseEntryId } from './entry-ids.ts';
import { languages } from './languages.ts';

test('R04 the id of an entry ends in its language, save in Chinese', () => {
  expect(languages.map((language) => entryId('qin-shi-huang', language))).toEqual([
    'qin-shi-huang',
    'qin-shi-huang-en',
    'qin-shi-huang-fr',
    'qin-shi-huang-es',
    'qin-shi-huang-jp',
  ]);
});

test('R04 an id can be split into its parts', () => {
  const subject = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{3,8}){0,3}$/);
  fc.assert(
    fc.property(subject, fc.constantFrom(...languages), (subjectId, language) => {
      expect(parseEntryId(entryId(subjectId, language))).toEqual({ subjectId, language });
    }),
  );
  expect(parseEntryId('-en')).toEqual({ subjectId: '-en', language: 'zh' });
});

test('a reader gets the entry in their language, or in the next that exists', () => {
  const langs = { zh: 'kongzi', en: 'kongzi-en' };
  expect(chooseEntry(langs, 'en')).toEqual({ id: 'kongzi-en', language: 'en' });
  expect(chooseEntry(langs, 'es')).toEqual({ id: 'kongzi-en', language: 'en' });
  expect(chooseEntry(langs, 'jp')).toEqual({ id: 'kongzi', language: 'zh' });
  expect(chooseEntry({}, 'en')).toBeNull();
});
