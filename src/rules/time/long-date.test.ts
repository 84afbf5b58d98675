import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { localDay, localMoment, longDate, longMoment, shortDay } from './long-date.ts';

const noon = new Date('2026-11-22T12:05:00Z');

test('issue 14: a modern date has one format in each language, with a time or without', () => {
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

test('use fourth walk: a short date has its day first in English, too, and no screen formats dates on its own', () => {
  expect(languages.map((language) => shortDay(noon, language))).toEqual([
    '11月22日',
    '22 Nov',
    '22 nov.',
    '22 nov',
    '11月22日',
  ]);
  const src = join(import.meta.dirname, '../..');
  // A citation follows its style manual, in English everywhere.
  const citation = 'features/books/reader/cite-segment.ts';
  const offenders = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.startsWith('rules/time/') &&
      file !== citation &&
      /DateTimeFormat\(|toLocale(?:Date|Time)String/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(offenders).toEqual([]);
});
