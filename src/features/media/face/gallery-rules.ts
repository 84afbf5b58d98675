import { z } from 'zod';
import { licences } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { BoundedText, BoundedTexts, CitationInput, EntryId } from '../../../rules/schemas.ts';
import { WrittenPicture } from '../rules.ts';

/** Content of a `gallery` revision of an entry: its pictures in order. */
export const Gallery = z.object({ images: z.array(WrittenPicture).max(limits.galleryPictures) });
export type Gallery = z.output<typeof Gallery>;

/** Content of a `picture` revision: the description and credit of one picture. */
export const PictureDetails = z.object({
  title: BoundedTexts(limits.image.titleLength).default({}),
  description: BoundedTexts(limits.image.descriptionLength).default({}),
  tags: z.array(z.string().trim().min(1).max(limits.tagNameLength)).max(50).default([]),
  author: BoundedText(limits.image.titleLength).nullable().default(null),
  licence: z.enum(licences),
  source: CitationInput,
});
export type PictureDetails = z.output<typeof PictureDetails>;

const Share = z.number().min(0).max(1);
/**
 * A region of a picture that depicts something. Corners are fractions of width and height, so that they do not depend
 * on the size. Four corners that form a rectangle are exported as a rectangle.
 */
export const WrittenRegion = z.object({
  points: z
    .array(z.tuple([Share, Share]))
    .min(3)
    .max(limits.regions.corners),
  itemId: EntryId.nullable().default(null),
  label: BoundedTexts(limits.nameLength).default({}),
  /** Text of this region in a guided view, which visits regions in their order. */
  sentence: BoundedTexts(limits.relationDescriptionLength).default({}),
});
export type WrittenRegion = z.output<typeof WrittenRegion>;
/** Content of a `regions` revision: all regions of one picture. */
export const Regions = z.object({ regions: z.array(WrittenRegion).max(limits.regions.most) });
export type Regions = z.output<typeof Regions>;
