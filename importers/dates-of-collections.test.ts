import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readGedcomDate } from './gedcom/gedcom-dates.ts';
import { readLife, timeBetween } from './written-times.ts';

/** Shares of the dates of real collections that are read; the rest is reported with its words. */
const data = join(import.meta.dirname, '../../shared/data'),
  cases = join(import.meta.dirname, '../../shared/cases');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** The share of texts that a reader reads, and those that it refuses. */
function measure(texts: readonly string[], read: (text: string) => unknown): { share: number; refused: string[] } {
  const refused = texts.filter((text) => typeof read(text) === 'string');
  return { share: 1 - refused.length / texts.length, refused };
}

describe.skipIf(!existsSync(data))('dates of real collections (needs ../shared/data)', () => {
  const tate = (folder: string, field: string) =>
    filesIn(join(data, '19-paintings-tate', folder), '.json').flatMap((file) => {
      const value = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[field];
      return typeof value === 'string' && value.trim() ? [value] : [];
    });

  test('Tate: at least 95 % of lives and of the dates of works', () => {
    const lives = measure(tate('artists', 'date'), (text) => readLife(text, undefined));
    expect(lives.share, lives.refused.join(' | ')).toBeGreaterThanOrEqual(0.95);
    const works = measure(tate('artworks', 'dateText'), (text) => timeBetween(text, undefined));
    expect(works.share, works.refused.join(' | ')).toBeGreaterThanOrEqual(0.95);
  });

  test('family files: at least 95 % of dates that are no test of a parser', () => {
    const dates = filesIn(join(data, '22-gedcom'), '.ged')
      .map((file) => [...readFileSync(file, 'latin1').matchAll(/^\s*\d+ DATE (.+?)\s*$/gm)].map(([, date]) => date!))
      // Files that consist of every form of a calendar do not resemble a family.
      .filter((texts) => !texts.some((text) => text.includes('_UNKNOWN')))
      .flat()
      .filter((text) => !/unknown|deceased|^dead$/i.test(text));
    expect(dates.length).toBeGreaterThan(1000);
    const { share, refused } = measure(dates, readGedcomDate);
    expect(share, refused.slice(0, 50).join(' | ')).toBeGreaterThanOrEqual(0.95);
  });
});

describe.skipIf(!existsSync(cases))('dates of the cases (needs ../shared/cases)', () => {
  test.each([
    ['en', []],
    ['fr', []],
    ['jp', []],
    ['zh', []],
  ] as const)('tables/dates-%s.csv: all but %j', (language, words) => {
    const cells = readFileSync(join(cases, `tables/dates-${language}.csv`), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').slice(2).join(',').replace(/^"|"$/g, ''));
    expect(measure(cells, (text) => timeBetween(text, undefined, { language })).refused).toEqual(words);
  });

  test('gedcom/dates.json: impossible days and phrases are words', () => {
    const texts = JSON.parse(readFileSync(join(cases, 'gedcom/dates.json'), 'utf8')) as string[];
    expect(measure(texts, readGedcomDate).refused).toEqual([
      '(about harvest time)',
      '30 FEB 1900',
      '31 APR 1900',
      '29 FEB 1900',
      '0 BC',
      '10 JUN 9999',
    ]);
  });
});
