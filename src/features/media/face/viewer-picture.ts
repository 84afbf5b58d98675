import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Credit } from '../../../rules/pictures/portrait.ts';

/** A picture in the form that the viewer needs. */
export interface ViewerPicture {
  id: string;
  url: string;
  caption: string | null;
  credit: Credit;
  width: number;
  height: number;
  tiles: string | null;
  regions: { points: [number, number][]; label: string; sentence: string | null; entry: LinkedEntry | null }[];
}
