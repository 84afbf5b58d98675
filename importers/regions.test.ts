import { expect, test } from 'vitest';
import { regionAt } from './regions.ts';

test('regions are found by coordinates; near a border there is none', () => {
  const places: [string | null, number, number][] = [
    ['europe', 37.98, 23.73],
    ['europe', 41.01, 28.95],
    ['europe', 36.44, 28.22],
    ['europe', 36.53, -6.3],
    ['europe', 37.07, 15.29],
    [null, 38.42, 27.14],
    ['near-east', 39.93, 32.86],
    ['near-east', 21.42, 39.83],
    ['near-east', 31.78, 35.22],
    ['africa', 31.2, 29.92],
    ['africa', 36.85, 10.32],
    ['africa', 14.12, 38.73],
    ['south-asia', 28.61, 77.21],
    ['east-asia', 34.34, 108.94],
    ['americas', 19.43, -99.13],
    [null, 39.65, 66.97],
  ];
  for (const [region, latitude, longitude] of places)
    expect(regionAt(latitude, longitude), `${latitude}, ${longitude}`).toBe(region);
});
