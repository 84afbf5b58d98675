import { z } from 'zod';
import { InFiveLanguages, Schema } from '../schemas.ts';

const share = z.number().min(0).max(1);

/** The file `content/plates/<key>.json`; the drawing is `<key>.svg`. */
export const PlateFile = z.strictObject({
  $schema: Schema,
  subject: z.string().describe('the subject in whose gallery it is'),
  order: z.int().min(2).describe('its place among several drawings of its kind of one subject').optional(),
  title: InFiveLanguages,
  description: InFiveLanguages,
  source: InFiveLanguages.describe('the works from which its outlines and measures are, as its credit names them'),
  tags: z.array(z.enum(['plan', 'composition', 'page', 'map'])),
  measures: z
    .array(z.strictObject({ what: z.string().min(1), values: z.array(z.number().positive()).min(1) }))
    .describe('the measures that it keeps, in metres, and counts; the description states them')
    .optional(),
  regions: z
    .array(
      z.strictObject({
        box: z
          .tuple([share, share, share, share])
          .describe('left, top, width and height as shares of the sides of the drawing'),
        entry: z.string().describe('the subject that is there, if it has an entry').optional(),
        label: InFiveLanguages.optional(),
        sentence: InFiveLanguages.optional(),
      }),
    )
    .describe('who or what is where in the drawing')
    .optional(),
});

/** A drawing made for this project. Words are in its texts, so that one drawing serves all languages. */
export interface Plate extends Omit<z.infer<typeof PlateFile>, '$schema' | 'order'> {
  /** Unique; never changes. */
  key: string;
  svg: () => string;
  /** File and line of a value, if it is a file of the content. */
  at?: (path: readonly PropertyKey[]) => string;
}
