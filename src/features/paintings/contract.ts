import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { licences } from '../../rules/licences.ts';
import * as limits from '../../rules/limits.ts';
import { Citation, EntryId, LinkedEntry, PageNumber, PageSize, Place, Texts, TimeRecord } from '../../rules/schemas.ts';
import { ViewerPicture } from '../media/face/viewer-picture.ts';
import { artistRoles, hueCount } from './rules.ts';

/** A painter: with an entry, or only a name. */
const Painter = z.object({
  name: z.string(),
  entry: LinkedEntry.nullable(),
  role: z.enum(artistRoles),
});
/** A picture of a painting in a list. */
const Thumbnail = z.object({
  id: z.string(),
  url: z.string(),
  /** Null for a drawing. */
  hue: z.number().nullable(),
  /** A diagram of how it is composed, and not a picture of the painting. */
  isDrawing: z.boolean(),
});

export const ListedPainting = LinkedEntry.extend({
  time: TimeRecord.nullable(),
  artists: z.array(Painter),
  museum: LinkedEntry.nullable(),
  inventory: z.string(),
  /** In centimetres. */
  size: z.object({ height: z.number().nullable(), width: z.number().nullable(), depth: z.number().nullable() }),
  picture: Thumbnail.nullable(),
});
export type ListedPainting = z.output<typeof ListedPainting>;
const List = z.object({ total: z.number(), paintings: z.array(ListedPainting) });

const TagName = z.string().max(limits.tagNameLength);
/** Filters of a list of paintings: values of one group are alternatives, groups are combined. */
export const Filters = z.object({
  styles: z.array(TagName).max(20).default([]),
  themes: z.array(TagName).max(20).default([]),
  materials: z.array(TagName).max(20).default([]),
  /** Historical centuries: 1 is AD 1–100, −1 is 100–1 BC. */
  centuries: z.array(z.number().int().min(-100).max(30)).max(20).default([]),
  museumId: EntryId.nullable().default(null),
  artistId: EntryId.nullable().default(null),
  hues: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(hueCount - 1),
    )
    .max(hueCount)
    .default([]),
});
export type Filters = z.output<typeof Filters>;

const paged = { page: PageNumber.default(1), size: PageSize.default(limits.paintingPageSize) };

const Choice = z.object({ value: z.string(), name: z.string(), count: z.number() });
const filterGroups = ['styles', 'themes', 'materials', 'centuries', 'museums', 'hues'] as const;
const singularGroups = ['style', 'theme', 'material', 'century', 'museum', 'hue'] as const;
const pluralOf = {
  style: 'styles',
  theme: 'themes',
  material: 'materials',
  century: 'centuries',
  museum: 'museums',
  hue: 'hues',
} as const;
export const paintingFilters = endpoint('POST /api/painting/homepage/filter', {
  summary: 'The filter values of paintings, each with its number of paintings: of one group, or of all.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({
    /** Also in the singular, as in the specification. */
    group: z
      .enum(filterGroups)
      .or(z.enum(singularGroups).transform((group) => pluralOf[group]))
      .nullable()
      .default(null),
  }),
  reply: z.object({
    groups: z.array(z.object({ group: z.string(), choices: z.array(Choice) })),
    /** Paintings with a picture of the painting itself, and not only a drawing. */
    pictures: z.number(),
  }),
  example: { group: 'styles' },
});

export const paintingList = endpoint(['POST /api/painting/homepage/list', 'POST /api/painting/list'], {
  summary: 'Paintings, best linked first or in chronological order.',
  for: 'anyone',
  cached: true,
  input: z.object({ ...paged, filters: Filters.prefault({}), order: z.enum(['rank', 'time']).default('rank') }),
  reply: List,
  example: {},
});

export const searchPaintings = endpoint('POST /api/search/painting', {
  summary:
    'Searches paintings by words (names, summaries, painters, inventory numbers) or by picture: ' +
    'a stored one, or any other as 64 × 64 pixels of three bytes, which the browser computes.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({
    ...paged,
    keyword: z.string().max(1000).default(''),
    filters: Filters.prefault({}),
    /** A stored picture, for "more like this". */
    imageId: z.string().max(60).nullable().default(null),
    /** Base64 of 12,288 bytes. */
    pixels: z.string().max(16_384).nullable().default(null),
  }),
  reply: List.extend({
    /** How pictures were found: by hash (copies), the built-in descriptor or the operator's model. Null for words. */
    by: z.enum(['hash', 'descriptor', 'model']).nullable(),
    /** Likeness from 0 to 1, in the order of the paintings; empty for a search by words. */
    likeness: z.array(z.number()),
  }),
  fails: ['imageNotFound', 'badInput'],
  example: { keyword: '蒙娜丽莎' },
});

export const paintingTimemap = endpoint('GET /api/painting/homepage/timemap/{lang}', {
  summary: 'Paintings in time and space: their locations and their dates.',
  for: 'anyone',
  cached: true,
  reply: z.object({ nodes: z.array(LinkedEntry.extend({ time: TimeRecord.nullable(), place: Place })) }),
});

const Museum = LinkedEntry.extend({ place: Place, count: z.number() });
export type Museum = z.output<typeof Museum>;
export const museumList = endpoint('POST /api/painting/w1/n/museum/list', {
  summary: 'Museums with their location and number of paintings, largest first.',
  for: 'anyone',
  cached: true,
  reply: z.array(Museum),
});

export const museumPaintings = endpoint('POST /api/painting/w1/n/homepage/museum/paintings', {
  summary: 'The paintings of a museum, without the one that the caller is viewing (`paintingId`).',
  for: 'anyone',
  cached: true,
  input: z.object({ ...paged, museumId: EntryId, paintingId: EntryId.nullable().default(null) }),
  reply: List,
  fails: ['entryNotFound'],
  example: { museumId: 'athens' },
});

export const museum = endpoint('GET /api/painting/w1/n/museum/{id}', {
  summary: 'A museum: its name, summary, location and number of known paintings.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: LinkedEntry.extend({ summary: z.string(), place: Place.nullable(), count: z.number() }),
  fails: ['entryNotFound'],
  example: { id: 'athens' },
});

export const museumSuggestions = endpoint('POST /api/painting/w1/n/museum/sug', {
  summary: 'Museums whose name in any language begins with the typed text, those with paintings first.',
  for: 'anyone',
  input: z.object({
    key: z.string().max(1000),
    page: PageNumber.default(1),
    size: PageSize.default(limits.museumSuggestions),
  }),
  reply: z.array(LinkedEntry.extend({ place: Place.nullable() })),
  example: { key: 'ath' },
});

export const locationPaintings = endpoint('POST /api/painting/homepage/location/list', {
  summary: 'Paintings that are in a place, or in a museum near it, nearest first.',
  for: 'anyone',
  cached: true,
  input: z.object({ ...paged, id: EntryId }),
  reply: List,
  fails: ['entryNotFound'],
  example: { id: 'rome' },
});

export const paintingTags = endpoint('POST /api/painting/homepage/tag/list', {
  summary: 'The most frequent tags of paintings, across all groups. Their colours cycle through eleven presets.',
  for: 'anyone',
  cached: true,
  reply: z.array(
    Choice.extend({
      id: z.string(),
      group: z.enum(['styles', 'themes', 'materials']),
      /** Index of one of the eleven presets. */
      color: z.number(),
      fontColor: z.string(),
      /** Tags of paintings need no review, so none is hidden or pending. */
      status: z.literal('normal'),
      data: z.object({ group: z.string(), count: z.number() }),
    }),
  ),
});

export const similarPaintings = endpoint('GET /api/search/recommend/painting/{id}/{lang}', {
  summary: 'Paintings similar to this one in look, painter, style or time, each with the properties that they share.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.array(
    ListedPainting.extend({ shares: z.array(z.enum(['look', 'artist', 'style', 'theme', 'museum', 'time'])) }),
  ),
  fails: ['entryNotFound'],
  example: { id: 'mona-lisa' },
});

const PaintingDetail = ListedPainting.extend({
  summary: z.string(),
  /** The page of its entry, which has all other facts. */
  href: z.string(),
  styles: z.array(z.object({ value: z.string(), name: z.string() })),
  themes: z.array(z.object({ value: z.string(), name: z.string() })),
  materials: z.array(z.string()),
  supports: z.array(z.string()),
  place: Place.nullable(),
  museumPlace: Place.nullable(),
  provenance: z.string().nullable(),
  creditLine: z.string(),
  licence: z.enum(licences).nullable(),
  source: Citation.nullable(),
  /** The lives of its painters, as far as they have an entry. */
  lives: z.array(LinkedEntry.extend({ time: TimeRecord })),
  /** Its Wikidata item, which leads to pictures of it. */
  wikidata: z.string().nullable(),
  /** The address of the IIIF manifest of its museum, if that may only be linked. */
  museumManifest: z.string().nullable(),
  views: z.array(ViewerPicture),
  langs: Texts,
});
export type PaintingDetail = z.output<typeof PaintingDetail>;
export const paintingDetail = endpoint('GET /api/painting/w2/n/detail/{lang}/{id}', {
  summary: 'A painting with everything that its page shows: facts, museum, pictures and regions.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: PaintingDetail,
  fails: ['entryNotFound'],
  example: { id: 'mona-lisa' },
});

export const paintingTiles = endpoint('GET /api/painting/tiles/{id}', {
  summary: 'The deep-zoom tile sources of a painting’s pictures, as IIIF image services.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({
    sources: z.array(
      z.object({
        id: z.string(),
        service: z.string(),
        width: z.number(),
        height: z.number(),
        tiles: z.string().nullable(),
      }),
    ),
  }),
  fails: ['entryNotFound'],
  example: { id: 'mona-lisa' },
});

export const paintingStats = endpoint('GET /api/painting/stats/{lang}/{id}', {
  summary: 'Figures of a painting: the numbers of pictures, regions, relations, versions, likes and favourites.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({
    pictures: z.number(),
    regions: z.number(),
    relations: z.number(),
    versions: z.number(),
    likes: z.number(),
    favourites: z.number(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'mona-lisa' },
});
