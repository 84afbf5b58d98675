/** A region of a picture, corners as shares of its sides. */
export interface ZoomedRegion {
  points: readonly (readonly [number, number])[];
  label: string;
}
export interface ZoomedPicture {
  /** The picture as on pages: shown at once, and the only version until there are tiles. */
  url: string;
  /** Size at the deepest zoom, in pixels. */
  width: number;
  height: number;
  /** Address pattern of tiles, with `{z}`, `{x}` and `{y}`; null for none. */
  tiles: string | null;
  /** Side of a tile, in pixels. */
  tilePx: number;
  regions: readonly ZoomedRegion[];
}
