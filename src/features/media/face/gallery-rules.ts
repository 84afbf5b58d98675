import { z } from 'zod';
import { licences } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { BoundedText, BoundedTexts, CitationInput, EntryId } from '../../../rules/schemas.ts';
import { WrittenPicture } from '../rules.ts';

/** What a `gallery` revision of an entry proposes: its pictures in their order. */
export const Gallery = z.object({ images: z.array(WrittenPicture).max(limits.galleryPictures) });
export type Gallery = z.output<typeof Gallery>;

/** What a `picture` revision proposes: what is told of one picture, and whose it is. */
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
 * A region of a picture: who or what is there. Corners are shares of its width and height, so that they hold whatever
 * the size; four of them that make a rectangle are told as one.
 */
export const WrittenRegion = z.object({
  points: z
    .array(z.tuple([Share, Share]))
    .min(3)
    .max(limits.regions.corners),
  itemId: EntryId.nullable().default(null),
  label: BoundedTexts(limits.nameLength).default({}),
  /** What a guided look says here; regions are looked at in their order. */
  sentence: BoundedTexts(limits.relationDescriptionLength).default({}),
});
export type WrittenRegion = z.output<typeof WrittenRegion>;
/** What a `regions` revision proposes: all regions of one picture. */
export const Regions = z.object({ regions: z.array(WrittenRegion).max(limits.regions.most) });
export type Regions = z.output<typeof Regions>;
