import { expect, test } from 'vitest';
import { builtInContent } from '../load.ts';
import { problemsOfRelation, wornWords } from './relation-rules.ts';
import { latestYearOf } from '../sources/dates.ts';
import type { Cited, SubjectEvent } from '../content.ts';

const content = builtInContent();
const subjects = new Map(content.subjects.map((subject) => [subject.id, subject]));
const note = { zh: '注', en: 'note', fr: 'note', es: 'nota', jp: '注' };

function problemsWith(
  from: string,
  word: string,
  to: string,
  { when, source = ['shiji'] }: { when?: SubjectEvent['when']; source?: Cited } = {},
) {
  const relation = { word, to, note, ...(when && { when }), source };
  return problemsOfRelation(content, relation, subjects.get(from)!, subjects.get(to)!);
}

test.each<[string, string, string, RegExp]>([
  ['umayyad-caliphate', 'adopted', 'sasanian-empire', /nobody does this to a polity/],
  ['forbidden-city', 'adopted', 'confucianism', /no site does this/],
  ['forbidden-city', 'revived', 'zhou-dynasty', /no site does this/],
  ['qing-dynasty', 'builder-of', 'forbidden-city', /not there when forbidden-city is made/],
  ['trajan', 'builder-of', 'rome', /not there when rome is made/],
  ['nebuchadnezzar-ii', 'builder-of', 'babylon', /not there when babylon is made/],
  ['li-bai', 'born-of', 'silk-road', /is a way/],
  ['tang-dynasty', 'traded-with', 'silk-road', /is a way/],
  ['crusades', 'took-place-in', 'carthage', /never there at one time/],
  ['wu-zetian', 'spouse-of', 'han-wudi', /never there at one time/],
  ['shang-dynasty', 'ancestor-of', 'kongzi', /no polity does this/],
  ['thomas-aquinas', 'rival-of', 'ibn-rushd', /never there at one time/],
  ['plato', 'teacher-of', 'julius-caesar', /never there at one time/],
])('%s %s %s is not a valid relation', (from, word, to, why) => {
  expect(problemsWith(from, word, to).join(' ')).toMatch(why);
});

test('a date must lie within the times of both ends', () => {
  expect(problemsWith('augustus', 'enemy-of', 'cleopatra', { when: '-0032' })).toEqual([]);
  expect(problemsWith('augustus', 'enemy-of', 'cleopatra', { when: '-0010' }).join(' ')).toMatch(
    /one of them is not there/,
  );
});

test('only a source that knew both subjects may compare them', () => {
  const compared = (source: Cited) => problemsWith('hannibal', 'compared-with', 'xiang-yu', { source });
  expect(compared(['lancel-hannibal'])).toEqual([]);
  expect(compared(['herodotus', '2.124']).join(' ')).toMatch(/cannot have known hannibal/);
});

test('finds the latest year in which a source can have been written', () => {
  const of = (year?: string) => latestYearOf({ year });
  expect(of('c. 430 BC')).toBe(-420);
  expect(of('8th–7th century BC')).toBe(-601);
  expect(of('2nd century AD')).toBe(200);
  expect(of('c. 1478–1518')).toBe(1528);
  expect(of('1960–')).toBe(Infinity);
  expect(of()).toBe(Infinity);
});

test('a vague word makes up at most a twentieth of all relations', () => {
  const loose = { word: 'compared-with', to: 'rome', source: ['shiji'] as Cited };
  const other = { ...loose, word: 'ruler-of' };
  expect(wornWords(content.relationWords, [...Array<typeof other>(19).fill(other), loose])).toEqual([]);
  expect(wornWords(content.relationWords, [...Array<typeof other>(18).fill(other), loose])).toHaveLength(1);
});
