import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryFor, entryId, partsOfEntryId } from './entry-ids.ts';
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
      expect(partsOfEntryId(entryId(subjectId, language))).toEqual({ subjectId, language });
    }),
  );
  expect(partsOfEntryId('-en')).toEqual({ subjectId: '-en', language: 'zh' });
});

test('a reader gets the entry in their language, or in the next that exists', () => {
  const langs = { zh: 'kongzi', en: 'kongzi-en' };
  expect(entryFor(langs, 'en')).toEqual({ id: 'kongzi-en', language: 'en' });
  expect(entryFor(langs, 'es')).toEqual({ id: 'kongzi-en', language: 'en' });
  expect(entryFor(langs, 'jp')).toEqual({ id: 'kongzi', language: 'zh' });
  expect(entryFor({}, 'en')).toBeNull();
});
