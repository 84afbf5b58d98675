import { expect, test } from 'vitest';
import { extentIn, liesIn } from './check.ts';
import { borders } from './index.ts';
import { called } from './shape.ts';
import { probes, type Probe } from './probes.ts';

/** Degrees: coasts are drawn without their bays, and what is drawn by hand is about one degree exact. */
const near = 0.25;
const steps = [0, -near, near];

const holds = ({ polity, year, at: [x, y] }: Probe): boolean => {
  const extent = extentIn(borders, polity, year);
  return extent !== undefined && steps.some((east) => steps.some((north) => liesIn(extent, [x + east, y + north])));
};

test('R22 borders contain the cities that they contained in reality', () => {
  expect(probes.length).toBeGreaterThanOrEqual(300);
  expect(probes.filter((one) => !holds(one)).map(({ city, year, polity }) => `${city} ${year} ${polity}`)).toEqual([]);
});

test.each([1914, 1920, 1938, 1945, 1991, 2020])('R22 in %i every probe city lies in some state', (year) => {
  const now = borders.flatMap((one) => extentIn(borders, called(one), year) ?? []);
  const cities = [...new Map(probes.map((one) => [one.city, one.at])).entries()];
  const lies = ([x, y]: Probe['at'], east: number, north: number) => now.some((extent) => liesIn(extent, [x + east, y + north]));
  const blank = cities.filter(([, at]) => !steps.some((east) => steps.some((north) => lies(at, east, north))));
  expect(blank.map(([city]) => city)).toEqual([]);
});
