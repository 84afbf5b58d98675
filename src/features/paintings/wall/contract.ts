import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';

/**
 * Every painting with a picture, in columns, to keep about ten thousand of them short. `painter` and `atlas` are
 * indexes of `painters` and `atlases`.
 */
export const paintingWall = endpoint('GET /data/paintings/wall', {
  summary: 'All paintings that have a picture, in columns, and the sheets with their thumbnails.',
  for: 'anyone',
  cached: true,
  reply: z.object({
    ids: z.array(z.string()),
    names: z.array(z.string()),
    /** Year in which it was started; null if unknown. */
    years: z.array(z.number().int().nullable()),
    painter: z.array(z.number().int()),
    painters: z.array(z.string()),
    /** One of thirteen: twelve hues, and grey. */
    hues: z.array(z.number().int()),
    /** Width divided by height. */
    shapes: z.array(z.number()),
    /** Index of its thumbnail across all sheets: 256 per sheet, in rows of 16. */
    cells: z.array(z.number().int()),
    /** Addresses of the pictures themselves, shown at high zoom. */
    urls: z.array(z.string()),
    atlases: z.array(z.string()),
  }),
});
