import type { Region } from '../src/rules/kinds.ts';

/** A region, or null if a box cannot decide it, and its south, west, north and east in degrees. */
type Box = readonly [Region | null, number, number, number, number];

/** The first box that contains a place decides its region. */
const boxes: readonly Box[] = [
  ['americas', -60, -170, 84, -30],
  ['europe', 35.7, 27.6, 36.5, 28.4], // Rhodes
  ['europe', 34.7, 23.4, 35.8, 26.4], // Crete
  [null, 36, 25.8, 40.5, 27.5], // Greek islands and the adjacent coast of Asia
  ['europe', 40.9, 25.8, 48, 29], // Thrace
  ['europe', 35.95, -10, 38, -1.8], // the south of Spain
  ['africa', 30, -18, 37.4, 11.2], // the Maghreb
  ['africa', -36, -26, 33.2, 25],
  ['africa', 22, 25, 31.7, 34.1], // Egypt
  ['africa', 22, 25, 25.5, 36.5], // its coast on the Red Sea
  ['africa', 15, 25, 17, 41], // Eritrea
  ['africa', 15, 25, 22, 38.5],
  ['africa', -36, 25, 15, 42.5],
  ['africa', -36, 42.5, 12, 52],
  ['europe', 35.6, -32, 72, 25.8],
  ['europe', 43.5, 25.8, 72, 60],
  ['near-east', 12, 27.5, 41, 62],
  ['near-east', 40.9, 29, 42.3, 52], // the southern shore of the Black Sea, the Caucasus
  ['south-asia', 5, 66.5, 30, 92],
  ['south-asia', 30, 69.5, 36, 92],
  ['east-asia', 22, 100, 54, 150],
];

/** The region of a place on earth, in degrees; null near a border that boxes cannot follow. */
export function regionAt(latitude: number, longitude: number): Region | null {
  return (
    boxes.find(
      ([, south, west, north, east]) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )?.[0] ?? null
  );
}
