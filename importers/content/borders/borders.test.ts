import { expect, test } from 'vitest';
import { builtInContent } from '../load.ts';
import { problemsOfBorders, problemsOfCities, problemsOfStates } from './check.ts';
import { builtInBorders, readCities } from './load.ts';

const content = builtInContent(),
  borders = builtInBorders();

test('S07 R22 the borders have no problems: simple rings in order of time, capitals and cities in their states, no land without a holder since 1914', () => {
  expect(problemsOfBorders(content)).toEqual([]);
  expect(borders.length).toBeGreaterThanOrEqual(500);
  expect(borders.flatMap(({ extents }) => extents).length).toBeGreaterThanOrEqual(1200);
  expect(
    Object.values(readCities(content.folder)).flatMap(({ holders }) => Object.keys(holders)).length,
  ).toBeGreaterThanOrEqual(300);
});

test('R22 what is wrong with a state is reported with the place in its file', () => {
  const byId = (id: string) => borders.find((state) => state.id === id)!;
  const rome = byId('roman-empire'),
    [first, second] = rome.extents;
  const problemsWith = (changes: Partial<typeof rome>) =>
    problemsOfStates([{ ...rome, ...changes }], content).map(({ path, message }) => `${path!.join('.')}: ${message}`);
  const bow: [number, number][] = [
    [10, 40],
    [20, 50],
    [20, 40],
    [10, 50],
  ];
  expect(problemsWith({ extents: [{ ...first!, rings: [...first!.rings, bow] }, ...rome.extents.slice(1)] })).toEqual([
    `features.0.geometry.coordinates.${first!.rings.length}: a ring crosses itself near 10 40`,
  ]);
  expect(problemsWith({ extents: [first!, ...rome.extents.slice(2)] })).toEqual([
    `features.${rome.extents[2]!.feature}.properties.when: nothing is drawn from ${Number(second!.span[0])} to ${Number(second!.span[1])}, and gaps has no reason`,
  ]);
  expect(problemsWith({ extents: [second!, first!, ...rome.extents.slice(2)] })[0]).toMatch(
    /^features\.0\.properties\.when: begins before/,
  );
  expect(problemsWith({ gaps: [{ years: ['0200', '0210'], reason: 'none' }] })).toEqual([
    'gaps.0: there is no such gap',
  ]);
  expect(problemsWith({ id: 'rome' })).toEqual(['polity: the file of roman-empire has another name']);
  expect(problemsWith({ polity: 'li-bai' })[0]).toBe('polity: li-bai is no polity, people or site');
  expect(problemsWith({ extents: [] })[0]).toBe(': has no extents, and is in no line of holders.json');
});

test('R22 a city that the borders give to another state is reported', () => {
  const withoutPortugal = borders.filter(({ id }) => id !== 'portugal');
  expect(problemsOfCities(content.folder, withoutPortugal)).toContainEqual({
    file: 'borders/cities.json',
    path: ['cities', 'Lisbon', 'holders', '1500'],
    message: 'portugal does not contain Lisbon in 1500',
  });
});
