import * as limits from '../../../rules/limits.ts';

/** A picture in tiles: its size in pixels. Level 0 is one tile, each further one twice as large, the last whole. */
export interface Pyramid {
  width: number;
  height: number;
}
export const { tilePx } = limits.tiling;

/** The number of the full-size level. */
export const deepest = ({ width, height }: Pyramid): number =>
  Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tilePx)));

/** The size of a level, in pixels; rounded up. */
export function sizeAt(pyramid: Pyramid, level: number): Pyramid {
  const shrink = 2 ** (deepest(pyramid) - level);
  return { width: Math.ceil(pyramid.width / shrink), height: Math.ceil(pyramid.height / shrink) };
}

/** Number of tiles across and down a level. */
export function tilesAt(pyramid: Pyramid, level: number): { columns: number; rows: number } {
  const { width, height } = sizeAt(pyramid, level);
  return { columns: Math.ceil(width / tilePx), rows: Math.ceil(height / tilePx) };
}

export const tileName = (hash: string, level: number, x: number, y: number) => `tile/${hash}-${level}-${x}-${y}.webp`;
/** Address template of tiles, with `{z}`, `{x}` and `{y}` for level, column and row. */
export const tileAddress = (hash: string) => `/media/tile/${hash}-{z}-{x}-{y}.webp`;
