import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';
import { contentStates } from '../../../rules/revision-states.ts';
import { EntryId, LinkedEntry, PageNumber, PageSize } from '../../../rules/schemas.ts';
import { Id, SaveResult, SaveFields, saveErrors } from '../../../editing/revisions/contract.ts';
import { Picture, PictureInLanguage } from '../contract.ts';
import { Recording } from '../recordings/contract.ts';
import { Address, importFails } from '../remote/contract.ts';
import { Gallery, PictureDetails, Regions } from '../face/gallery-rules.ts';
import { ViewerPicture } from '../face/viewer-picture.ts';

const sorts = ['position', 'new', 'old', 'title'] as const;
const listed = { itemId: EntryId, page: PageNumber.default(1), size: PageSize.default(limits.paintingPageSize) };
const Pictures = z.object({ total: z.number(), images: z.array(PictureInLanguage) });
const mediaTypes = ['image', 'audio', 'video'] as const;

export const imageList = endpoint('GET /api/media/image/list/{lang}/{itemId}/{page}/{size}/{sort}', {
  summary: 'The pictures of an entry: by position, newest first, oldest first, or by title.',
  for: 'anyone',
  cached: true,
  input: z.object({ ...listed, sort: z.enum(sorts).default('position') }),
  reply: Pictures,
  fails: ['entryNotFound'],
  example: { itemId: 'mona-lisa', page: 1, size: 20, sort: 'position' },
});

export const searchMedia = endpoint('POST /api/basic/item/media/search', {
  summary:
    'A page of the media of an entry, of one type, by words of titles and tags: ' +
    'pictures in `images`, sounds and films in `recordings`.',
  for: 'anyone',
  input: z.object({
    ...listed,
    mediaType: z.enum(mediaTypes).default('image'),
    keyword: z.string().max(1000).default(''),
  }),
  reply: Pictures.extend({ recordings: z.array(Recording) }),
  fails: ['entryNotFound'],
  example: { itemId: 'mona-lisa' },
});

export const mediaByIds = endpoint('POST /api/basic/media/listNormal', {
  summary:
    'Pictures by id, in that order, with their uploaders if requested. ' +
    'Pictures that the caller may not see are omitted.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ ids: z.array(Id).max(limits.maxPageSize), needAuthor: z.boolean().default(false) }),
  reply: z.array(Picture.extend({ uploader: z.string().nullable() })),
  example: { ids: [] },
});

export const galleryPage = endpoint('GET /data/gallery/{itemId}/{imageId}', {
  summary: 'A picture of an entry’s gallery with its regions and rights, and the pictures before and after it.',
  for: 'anyone',
  cached: true,
  input: z.object({ itemId: EntryId, imageId: Id }),
  reply: z.object({
    entry: LinkedEntry,
    picture: ViewerPicture,
    details: Picture,
    previous: z.string().nullable(),
    next: z.string().nullable(),
    place: z.number(),
    total: z.number(),
    /** Other entries that show it. */
    also: z.array(LinkedEntry),
  }),
  fails: ['entryNotFound', 'imageNotFound'],
  example: { itemId: 'mona-lisa', imageId: 'an-image' },
  exampleRuns: false,
});

export const updateImage = endpoint('POST /api/media/image/update', {
  summary:
    'Changes the details of pictures: of unpublished ones at once, of others by submitting the change for review. ' +
    'All ids get the same change; omitted fields stay unchanged.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({
    ids: z.array(Id).min(1).max(limits.pictureBatch),
    change: PictureDetails.partial(),
    /** Adds to the tags instead of replacing them. */
    addTags: z.boolean().default(false),
    note: z.string().max(limits.revisionNoteLength).default(''),
  }),
  reply: z.object({ changed: z.number(), proposed: z.number() }),
  fails: ['imageNotFound', 'underReview', 'entryLocked', 'quotaReached', 'prohibitedContent'],
  example: { ids: ['an-image'], change: { tags: ['bust'] } },
});

const galleryFails = [...saveErrors, 'imageNotFound'] as const;
export const saveGallery = endpoint('POST /data/gallery/save', {
  summary: 'Saves or submits the gallery of an entry: its pictures in order.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, gallery: Gallery }),
  reply: SaveResult,
  fails: galleryFails,
  example: { itemId: 'mona-lisa', gallery: { images: [] }, draft: true },
});

export const importImages = endpoint('POST /api/media/image/import', {
  summary:
    'Proposes to append pictures to the gallery of an entry: pictures of this site, ' +
    'or those of a IIIF manifest of an allowed host that may be copied.',
  for: 'member with phone',
  abortPrevious: false,
  cost: 'dear',
  ownTransactions: true,
  input: z
    .object({ itemId: EntryId, ids: z.array(Id).max(limits.pictureBatch).default([]), url: Address.optional() })
    .refine(({ ids, url }) => ids.length > 0 || url !== undefined, 'ids'),
  reply: SaveResult,
  fails: [...galleryFails, ...importFails],
  example: { itemId: 'mona-lisa', ids: ['an-image'] },
});

export const removeMedium = endpoint('POST /api/basic/item/media/delete', {
  summary: 'Proposes to remove a picture, sound or film from an entry. The medium itself is not deleted.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({ id: Id, itemId: EntryId, mediaType: z.enum(mediaTypes).default('image') }),
  reply: SaveResult,
  fails: [...galleryFails, 'recordingNotFound'],
  example: { id: 'an-image', itemId: 'mona-lisa' },
});

export const myUploads = endpoint('GET /api/user/upload/list/{lang}/{page}/{size}', {
  summary: 'The caller’s uploaded pictures, newest first, each with the entries that show it.',
  for: 'member',
  input: z.object({ page: PageNumber, size: PageSize }),
  reply: z.object({
    total: z.number(),
    items: z.array(Picture.extend({ isPublished: z.boolean(), shownBy: z.array(LinkedEntry) })),
  }),
  example: { page: 1, size: 20 },
});

/** A part of a picture as it is opened for editing. */
const OpenedPart = <T extends z.ZodType>(content: T) =>
  z.object({ baseId: z.string().nullable(), content, state: z.enum(contentStates) });
export const openPicture = endpoint('GET /data/image/open/{id}', {
  summary: 'A published picture, for editing its details or regions.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: Id }),
  reply: z.object({
    picture: ViewerPicture,
    name: z.string(),
    href: z.string(),
    details: OpenedPart(PictureDetails),
    regions: OpenedPart(Regions),
  }),
  fails: ['imageNotFound'],
  example: { id: 'an-image' },
});

export const saveRegions = endpoint('POST /data/image/regions', {
  summary: 'Saves or submits the regions of a picture: who or what it depicts where.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ id: Id, regions: Regions.shape.regions }),
  reply: SaveResult,
  fails: galleryFails,
  example: { id: 'an-image', regions: [], draft: true },
});

export const savePictureDetails = endpoint('POST /data/image/details', {
  summary: 'Saves or submits the details of a picture, including its author and licence.',
  for: 'member with phone',
  abortPrevious: false,
  input: SaveFields.extend({ id: Id, details: PictureDetails }),
  reply: SaveResult,
  fails: galleryFails,
  example: { id: 'an-image', details: { licence: 'CC0-1.0', source: { title: 'A museum' } }, draft: true },
});

export const similarUploads = endpoint('POST /data/image/alike', {
  summary:
    'Stored pictures that match an upload: the same file by its MurmurHash, ' +
    'or the same picture by 64 × 64 of its pixels.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ murmurHash: z.string().max(20), pixels: z.string().max(16_384).nullable().default(null) }),
  reply: z.array(Picture.extend({ sameFile: z.boolean() })),
  fails: ['badInput'],
  example: { murmurHash: '00000000' },
});
