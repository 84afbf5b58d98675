import { z } from 'zod';
import { Credit } from '../../../rules/pictures/portrait.ts';
import { LinkedEntry } from '../../../rules/schemas.ts';

/** A region of a picture: who or what it depicts. */
const Region = z.object({
  /** Corners as fractions of width and height, from 0 to 1; a rectangle has four. */
  points: z.array(z.tuple([z.number(), z.number()])),
  label: z.string(),
  sentence: z.string().nullable(),
  entry: LinkedEntry.nullable(),
});

/** A picture in the form that the viewer needs. */
export const ViewerPicture = z.object({
  id: z.string(),
  url: z.string(),
  caption: z.string().nullable(),
  credit: Credit,
  /** At the deepest zoom, in pixels. */
  width: z.number(),
  height: z.number(),
  /** Address template of its tiles, with `{z}`, `{x}`, `{y}`; null until they are cut (`url` is shown instead). */
  tiles: z.string().nullable(),
  regions: z.array(Region),
});
export type ViewerPicture = z.output<typeof ViewerPicture>;
