import { box, closed, deepStone, faintInk, filled, group, segment, softInk, stroked, type Point } from '../../pen.ts';
import type { Five } from '../../../../importers/content/content.ts';
import type { Face } from '../faces.ts';
import { setRow, type Setting } from '../setting.ts';

/** What a layout draws with: the size of the sheet, and where the text came to stand, which is a region of the plate. */
export interface Drawn {
  inside: string;
  text: readonly [left: number, top: number, width: number, height: number];
}
export interface Text {
  lines: readonly (readonly string[])[];
  head: readonly string[];
  face: Face;
}
export interface Layout {
  size: readonly [width: number, height: number];
  /** What kind of page it is. */
  told: Five;
  draw(text: Text): Drawn;
}

/** Lighter than stone: silk, parchment, paper of old books. */
export const leafTone = '#faf6ea';
/** Numbers that look drawn by chance and are the same each time. */
export const chance = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};
export const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / Math.max(1, count - 1));

/** Rows from a top, each upon its line. */
export function setRows(
  rows: readonly (readonly string[])[],
  [left, top, wide]: readonly [number, number, number],
  setting: Setting,
  leading: number,
  align: 'start' | 'middle' | 'justify' = 'start',
): string {
  return rows
    .map((row, at) => {
      const isLast = at === rows.length - 1;
      const y = top + at * setting.size * leading + setting.size * 0.9;
      return setRow(row, [left, y, wide], setting, align === 'justify' && isLast ? 'start' : align);
    })
    .join('');
}

/** An edge that is broken or torn: a rectangle with corners moved by chance. */
export function torn(
  [x, y, wide, high]: readonly [number, number, number, number],
  depth: number,
  seed: number,
): string {
  const steps = 22;
  const along = (count: number) => between(0, 1, count);
  const shift = (at: number) => (chance(seed + at) - 0.5) * 2 * depth;
  const points: Point[] = [
    ...along(steps).map((t, at): Point => [x + t * wide, y + shift(at)]),
    ...along(steps).map((t, at): Point => [x + wide + shift(at + 40), y + t * high]),
    ...along(steps).map((t, at): Point => [x + wide - t * wide, y + high + shift(at + 80)]),
    ...along(steps).map((t, at): Point => [x + shift(at + 120), y + high - t * high]),
  ];
  return closed(points);
}

/** The threads of reed in papyrus. */
export const fibres = ([x, y, wide, high]: readonly [number, number, number, number]): string =>
  group(
    { opacity: '0.28' },
    ...between(y + 6, y + high - 6, Math.round(high / 9)).map((at, place) =>
      stroked(segment(x + chance(place) * 90, at, x + wide - chance(place + 7) * 90, at), 0.8, faintInk),
    ),
    ...between(x + 5, x + wide - 5, Math.round(wide / 13)).map((at) =>
      stroked(segment(at, y, at, y + high), 0.5, faintInk),
    ),
  );

/** The turned end of a roll, on its stick where it has one. */
export const turned = (x: number, y: number, high: number, wide: number, hasStick: boolean): string =>
  [
    hasStick ? filled(box(x + wide * 0.3, y - 34, wide * 0.4, high + 68), '#7a5b3a', 1.6) : '',
    filled(box(x, y - 7, wide, high + 14), deepStone, 2),
    ...[0.2, 0.36, 0.7, 0.84].map((part) =>
      stroked(segment(x + wide * part, y - 7, x + wide * part, y + high + 7), 0.9, softInk),
    ),
  ].join('');
