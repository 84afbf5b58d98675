import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { group, ink, type Point } from '../pen.ts';
import type { Face } from './faces.ts';

/** Outlines of glyphs in thousandths of the body, and words as glyphs at their places: advance, then glyph, x, y. */
export interface Outlines {
  glyphs: readonly string[];
  words: Readonly<Record<string, readonly number[]>>;
}
let read: Partial<Record<Face, Outlines>> | undefined;
const outlines = (): Partial<Record<Face, Outlines>> =>
  (read ??= JSON.parse(readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8')) as Partial<
    Record<Face, Outlines>
  >);

/** In thousandths of the body. */
const wordOf = (face: Face, word: string): readonly number[] => {
  const found = outlines()[face]?.words[word];
  if (!found) throw new Error(`No outlines of ${word} in ${face}: npm run world:pages`);
  return found;
};
/** In pixels. */
export const widthOf = (face: Face, word: string, size: number): number => (wordOf(face, word)[0]! * size) / 1000;

/** A word with its left foot there. */
export function setWord(face: Face, word: string, [x, y]: Point, size: number, color = ink): string {
  const [, ...placed] = wordOf(face, word);
  const { glyphs } = outlines()[face]!;
  const paths: string[] = [];
  for (let at = 0; at < placed.length; at += 3) {
    const d = glyphs[placed[at]!]!;
    if (d) paths.push(`<path transform="translate(${placed[at + 1]} ${placed[at + 2]})" d="${d}"/>`);
  }
  const scale = (size / 1000).toFixed(5);
  return group(
    { fill: color, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})` },
    ...paths,
  );
}

export interface Setting {
  face: Face;
  size: number;
  /** Between words, as a share of the body; nought where letters are set one by one. */
  space: number;
  isFromRight?: boolean;
  color?: string;
}

const widthOfRow = (words: readonly string[], { face, size, space }: Setting): number =>
  words.reduce((sum, word) => sum + widthOf(face, word, size), 0) + Math.max(0, words.length - 1) * space * size;

/** What ends a word or verse and never begins a row. */
const stops = /^[।॥·𐏐]$/u;
/** Lines broken so that none is wider than this. */
function broken(lines: readonly (readonly string[])[], wide: number, setting: Setting): string[][] {
  return lines.flatMap((line) => {
    const rows: string[][] = [[]];
    for (const word of line) {
      const row = rows.at(-1)!;
      if (row.length && !stops.test(word) && widthOfRow([...row, word], setting) > wide) rows.push([word]);
      else row.push(word);
    }
    return rows;
  });
}

type Align = 'start' | 'middle' | 'justify';
/** A row upon its line; `left` and `wide` are what it may take. */
export function setRow(
  words: readonly string[],
  [left, y, wide]: readonly [number, number, number],
  setting: Setting,
  align: Align = 'start',
): string {
  const { face, size, isFromRight, color } = setting;
  const natural = widthOfRow(words, setting);
  const gaps = Math.max(1, words.length - 1);
  // A row of few words is not drawn apart.
  const isStretched = align === 'justify' && words.length > 1 && (wide - natural) / gaps < setting.size * 0.75;
  const gap = setting.space * size + (isStretched ? (wide - natural) / gaps : 0);
  const room = wide - natural;
  const indent = align === 'middle' ? room / 2 : 0;
  let x = isFromRight ? left + wide - indent : left + indent;
  return words
    .map((word) => {
      const across = widthOf(face, word, size);
      if (isFromRight) x -= across;
      const drawn = setWord(face, word, [x, y], size, color);
      x += isFromRight ? -gap : across + gap;
      return drawn;
    })
    .join('');
}

/** The largest size at which lines, broken to the width, are no more than the height holds. */
export function fitted(
  lines: readonly (readonly string[])[],
  [wide, high]: readonly [number, number],
  setting: Omit<Setting, 'size'>,
  { leading, most, keep = false }: { leading: number; most: number; keep?: boolean },
): { setting: Setting; rows: string[][] } {
  for (let size = most; ; size -= 1) {
    const sized = { ...setting, size };
    const rows = broken(lines, wide, sized);
    const isWhole = !keep || rows.length === lines.length;
    const isNarrow = rows.every((row) => widthOfRow(row, sized) <= wide);
    if (size <= 12 || (isWhole && isNarrow && rows.length * size * leading <= high)) return { setting: sized, rows };
  }
}

/** Characters from top to bottom, each in the middle of its cell. */
export const setColumn = (
  characters: readonly string[],
  [x, top, cell]: readonly [number, number, number],
  face: Face,
  size: number,
  color?: string,
): string =>
  characters
    .map((one, at) =>
      setWord(face, one, [x - widthOf(face, one, size) / 2, top + at * cell + cell / 2 + size * 0.38], size, color),
    )
    .join('');
