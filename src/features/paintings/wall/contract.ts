import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';

/**
 * Every painting that has a picture, in columns: some ten thousand of them in as little text as can be. `painter` and
 * `atlas` are places in `painters` and `atlases`.
 */
export const paintingWall = endpoint('GET /data/paintings/wall', {
  summary: 'All paintings that have a picture, in columns, and the sheets on which their thumbnails stand.',
  for: 'anyone',
  cached: true,
  input: z.object({}),
  reply: z.object({
    ids: z.array(z.string()),
    names: z.array(z.string()),
    /** When it was begun; null where nobody knows. */
    years: z.array(z.number().int().nullable()),
    painter: z.array(z.number().int()),
    painters: z.array(z.string()),
    /** Of thirteen: twelve hues, and grey. */
    hues: z.array(z.number().int()),
    /** Width by height. */
    shapes: z.array(z.number()),
    /** Which thumbnail of all sheets: 256 on each, in rows of 16. */
    cells: z.array(z.number().int()),
    /** Addresses of the pictures themselves, for a closer look. */
    urls: z.array(z.string()),
    atlases: z.array(z.string()),
  }),
  example: {},
});
