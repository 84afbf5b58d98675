import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { licences } from '../../rules/licences.ts';
import { EntryId, Texts, BoundedTexts, CitationInput } from '../../rules/schemas.ts';
import { Credit } from '../../rules/pictures/portrait.ts';

const { bytes, overPx, titleLength, descriptionLength } = limits.image;

/** Spec §3 "Image", with the entry it belongs to and its credit. */
export const Picture = z.object({
  id: z.string(),
  /** The entry for which it was uploaded or that shows it. */
  itemId: EntryId.nullable(),
  title: Texts,
  desc: Texts,
  tags: z.array(z.string()),
  infos: z.object({
    /** Size of the largest stored version, in pixels. */ width: z.number(),
    height: z.number(),
    /** Format of the uploaded file. */ format: z.string(),
    uploadedAt: z.string(),
  }),
  murmurHash: z.string(),
  /** Name and size in bytes of the uploaded file. */
  name: z.string(),
  size: z.number(),
  url: z.string(),
  credit: Credit,
});
export type Picture = z.output<typeof Picture>;

/** The reply to a call with `{lang}`: title and description in that language, or the next best. */
export const PictureInLanguage = Picture.extend({
  title: z.string(),
  desc: z.string(),
  /** In all languages. */
  titles: Texts,
  descs: Texts,
});
export type PictureInLanguage = z.output<typeof PictureInLanguage>;

export const uploadImage = endpoint(
  ['POST /api/item/image/upload', 'POST /api/media/image/upload', 'POST /api/painting/upload'],
  {
    summary:
      `Uploads a picture: one file (JPEG, PNG, WebP, AVIF or GIF, larger than ${overPx.width}×${overPx.height} ` +
      `pixels, under ${bytes >> 20} MB) as multipart/form-data, after a field "input" with its details as JSON. ` +
      `A batch of up to ${limits.pictureBatch} is one call per picture, ` +
      'so that each succeeds, fails or is retried alone. The metadata of the file is removed.',
    for: 'member with phone',
    carries: 'file',
    ownTransactions: true,
    abortPrevious: false,
    input: z.object({
      itemId: EntryId.nullable().default(null),
      name: z.string().max(255).default(''),
      title: BoundedTexts(titleLength).default({}),
      desc: BoundedTexts(descriptionLength).default({}),
      tags: z.array(z.string().min(1).max(limits.tagNameLength)).max(50).default([]),
      author: z.string().trim().max(titleLength).nullable().default(null),
      // Optional here, so that the handler can name the missing field.
      licence: z.enum(licences).nullable().default(null),
      source: CitationInput.refine(({ url }) => !url || /^https?:\/\//.test(url), 'url')
        .nullable()
        .default(null),
    }),
    reply: Picture,
    fails: [
      'pictureUnreadable',
      'pictureSmall',
      'pictureLarge',
      'creditMissing',
      'tooLarge',
      'tryLater',
      'quotaReached',
      'storeAway',
      'storeFull',
    ],
    example: {
      title: { en: 'Bust of Augustus' },
      licence: 'CC0-1.0',
      source: { title: 'The Metropolitan Museum of Art' },
    },
  },
);

export const imageDetail = endpoint('GET /api/media/image/{lang}/{id}', {
  summary: 'A picture. Before it is published, only its uploader and reviewers can see it.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: PictureInLanguage,
  fails: ['imageNotFound'],
  example: { id: 'an-image' },
});

export const imageItem = endpoint('GET /api/media/image/item/{id}', {
  summary: 'The entry that a picture belongs to.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({ itemId: EntryId }),
  fails: ['imageNotFound'],
  example: { id: 'an-image' },
});

export const deleteImage = endpoint('POST /api/media/image/delete/', {
  summary: 'Deletes one of the caller’s pictures, unless something published or under review shows it.',
  for: 'member',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ id: EntryId }),
  fails: ['imageNotFound', 'pictureInUse'],
  example: { id: 'an-image' },
});

export const ownImages = endpoint('GET /data/image/mine', {
  summary: 'The caller’s unpublished pictures, newest first.',
  for: 'member',
  reply: z.object({ pictures: z.array(Picture), /** Bytes that count for the quota. */ bytes: z.number() }),
});
