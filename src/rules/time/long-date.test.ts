import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { localDay, localMoment, longDate, longMoment } from './long-date.ts';

const noon = new Date('2026-11-22T12:05:00Z');

test('issue 14: a day of our own time is written one way in each language, with a clock or without', () => {
  expect(languages.map((language) => longDate(noon, language))).toEqual([
    '2026年11月22日',
    '22 November 2026',
    '22 novembre 2026',
    '22 de noviembre de 2026',
    '2026年11月22日',
  ]);
  for (const language of languages) {
    const day = longDate(noon, language);
    expect(longMoment(noon, language).startsWith(day)).toBe(true);
    expect(localMoment(noon, language).startsWith(localDay(noon, language))).toBe(true);
  }
});
