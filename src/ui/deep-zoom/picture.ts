/** A region of a picture, corners as shares of its sides. */
export interface ZoomedRegion {
  points: readonly (readonly [number, number])[];
  label: string;
}
/** What is zoomed into. */
export interface ZoomedPicture {
  /** As pages show it: seen at once, and all there is until there are tiles. */
  url: string;
  /** Of the deepest zoom, in pixels. */
  width: number;
  height: number;
  /** Where tiles are, with `{z}`, `{x}` and `{y}`; null for none. */
  tiles: string | null;
  /** Of a side of a tile, in pixels. */
  tilePx: number;
  regions: readonly ZoomedRegion[];
}
