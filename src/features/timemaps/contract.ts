import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { isKind, isRegion } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, LinkedEntry, PageNumber, PageSize, TimeRecord, Citation } from '../../rules/schemas.ts';
import { readAddressTime } from '../../rules/time/time-address.ts';
import { TwinEvent, TwinEventDetail } from '../timelines/contract.ts';
import { NodeImage, Sketch } from './rules.ts';

/** A place at a time. Source: spec §3 "Timemap node". */
export const TimemapNode = z.object({
  id: z.string(),
  title: z.string(),
  /** The owner, if the node is an event of another subject: the title is shown after this name. */
  owner: LinkedEntry.nullable(),
  description: z.string().nullable(),
  time: TimeRecord.nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }),
  /** Its description is in the reader's language, like the title. */
  sketch: Sketch.omit({ description: true }).extend({ description: z.string().nullable() }).nullable(),
  images: z.array(NodeImage.omit({ caption: true }).extend({ caption: z.string().nullable() })),
  source: Citation.nullable(),
  /** Twins of an event. */
  also: z.array(TwinEventDetail),
});
export type TimemapNode = z.output<typeof TimemapNode>;

export const timemapOfEntry = endpoint('GET /api/item/timemap/{lang}/{id}', {
  summary:
    'The places of an entry with their dates, in chronological order: ' +
    'its own place, the places of its events, and the other nodes of its timemap.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ nodes: z.array(TimemapNode) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

/** A place, and the number of events there. */
export const CountedPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  name: z.string(),
  times: z.number(),
});
export type CountedPlace = z.output<typeof CountedPlace>;

export const placePage = endpoint([], {
  summary:
    'The places of an entry if they are few; else a page of them, ' +
    'without the shapes of sketches, and the most frequent places.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: EntryId,
    page: PageNumber.default(1),
    /** The page of its events requested at the same time, to read it only once. */
    eventPage: PageNumber.default(1),
  }),
  reply: z.object({
    /** If there are several pages, twins are counted separately. */
    total: z.number(),
    page: z.number(),
    nodes: z.array(TimemapNode),
    /** Null if `nodes` are complete. */
    places: z.array(CountedPlace).nullable(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const timemap = endpoint('POST /api/item/timemap/detail', {
  summary: 'The timemap of an entry: the entry, its time, and a page of the nodes with their places.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId, page: PageNumber.default(1), size: PageSize.default(limits.timemapPageSize) }),
  reply: z.object({ entry: LinkedEntry, time: TimeRecord.nullable(), total: z.number(), nodes: z.array(TimemapNode) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const ListedTimemap = z.object({
  entry: LinkedEntry,
  time: TimeRecord.nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
  nodes: z.number(),
});
export type ListedTimemap = z.output<typeof ListedTimemap>;

export const sameTimemaps = endpoint('POST /api/item/timemap/same_v2', {
  summary: 'Timemaps of the same time (longest overlap first) or the same place (nearest first).',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: EntryId,
    type: z.enum(['time', 'place']).default('time'),
    page: PageNumber.default(1),
    pageSize: PageSize.default(limits.timemapPageSize),
  }),
  reply: z.object({ total: z.number(), timemaps: z.array(ListedTimemap) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', type: 'time' },
});

/** A time in an address, `-221` or `-221-09-10`. */
const AddressTime = z
  .string()
  .trim()
  .max(20)
  .refine((text) => readAddressTime(text) !== null, 'time.shape');
const listOf = <T extends string>(isOne: (text: string) => text is T) =>
  z
    .string()
    .max(limits.pageParameterLength)
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(isOne))]);
const MapYear = z.coerce
  .number()
  .int()
  .refine((year) => year !== 0 && Math.abs(year) < 1e11, 'time.shape');
/** The cursor (ui/cursor.ts) as input of a call. */
const SelectionInput = z.object({
  year: MapYear.optional(),
  from: AddressTime.optional(),
  until: AddressTime.optional(),
  kinds: listOf(isKind),
  regions: listOf(isRegion),
});

/** A node of the world map, with its owner and twins. */
export const WorldNode = TimemapNode.pick({ id: true, title: true, time: true, place: true }).extend({
  entry: LinkedEntry,
  also: z.array(TwinEvent),
  weight: z.number(),
  earliest: z.number().nullable(),
  latest: z.number().nullable(),
});
export type WorldNode = z.output<typeof WorldNode>;

export const worldNodes = endpoint('GET /data/timemap/nodes', {
  summary:
    'The events, subjects and places of a year or a time span, most important first; without either, of all time.',
  for: 'anyone',
  cached: true,
  input: SelectionInput.extend({
    size: z.coerce.number().int().min(1).max(limits.mapNodes).default(limits.mapNodes),
    page: PageNumber.default(1),
  }),
  reply: z.object({ total: z.number(), nodes: z.array(WorldNode) }),
  fails: ['endBeforeStart'],
  example: { year: -221 },
});

export const placeHistory = endpoint('GET /data/timemap/here', {
  summary: 'The history of a place: the polities that held it, and what happened near it, in all years.',
  for: 'anyone',
  cached: true,
  input: z.object({ latitude: z.coerce.number().min(-90).max(90), longitude: z.coerce.number().min(-180).max(180) }),
  reply: z.object({
    /** In chronological order. */
    polities: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        entry: LinkedEntry.nullable(),
        time: TimeRecord,
        precision: z.number(),
        source: Citation.nullable(),
      }),
    ),
    /** Within 150 kilometres, in chronological order. */
    nodes: z.array(WorldNode.extend({ kilometres: z.number() })),
  }),
  example: { latitude: 41.9, longitude: 12.5 },
});

export const nearby = endpoint('GET /data/nearby', {
  summary:
    'Events, subjects and places near a point, most important first, each with its distance; ' +
    'with `from` and `until`, only those of that time.',
  for: 'anyone',
  cost: 'dear',
  cached: true,
  input: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    kilometres: z.coerce.number().min(1).max(500).default(100),
    from: AddressTime.optional(),
    until: AddressTime.optional(),
    size: z.coerce.number().int().min(1).max(limits.axisEvents).default(50),
  }),
  reply: z.object({ nodes: z.array(WorldNode.extend({ kilometres: z.number() })) }),
  fails: ['endBeforeStart'],
  example: { latitude: 41.01, longitude: 28.98, kilometres: 50, from: '1400', until: '1500' },
});

export const MapBorder = z.object({
  id: z.string(),
  name: z.string(),
  /** Identity of the polity through the years: the subject's id, or its name. */
  polity: z.string(),
  /** Its entry in the reader's language, if there is one. */
  entryId: z.string().nullable(),
  hue: z.number(),
  precision: z.number(),
  time: TimeRecord,
  source: z.string().nullable(),
  /** GeoJSON MultiPolygon. */
  shape: z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(z.array(z.number())))) }),
});
export type MapBorder = z.output<typeof MapBorder>;

export const borders = endpoint('GET /data/timemap/borders', {
  summary:
    'The borders of a year, and the first and last year with the same borders, ' +
    'between which no further request is needed. A source for single years applies until its next year.',
  for: 'anyone',
  cached: true,
  input: z.object({
    year: MapYear,
  }),
  reply: z.object({
    /** First and last year with exactly these borders; null: unbounded. */
    from: z.number().nullable(),
    until: z.number().nullable(),
    borders: z.array(MapBorder),
    /** The collections they come from, with their licences. */
    origins: z.array(z.object({ name: z.string(), licence: z.string(), url: z.string().nullable() })),
  }),
  example: { year: 117 },
});

const LabelPlace = z.tuple([z.number(), z.number()]);
export const yearPicture = endpoint('GET /data/timemap/picture', {
  summary:
    'A small static map of a year: each state as an SVG path of a world 2,000 units wide, largest first, ' +
    'with the middle of its name where there is room, in a wide and in a narrow window.',
  for: 'anyone',
  cached: true,
  input: z.object({ year: MapYear }),
  reply: z.object({
    year: z.number(),
    /** First and last year with the same states; null: unbounded. */
    from: z.number().nullable(),
    until: z.number().nullable(),
    states: z.array(
      z.object({
        polity: z.string(),
        name: z.string(),
        /** Address of its entry in the reader's language. */
        href: z.string().nullable(),
        hue: z.number(),
        precision: z.number(),
        path: z.string(),
        labels: z.object({ wide: LabelPlace.optional(), narrow: LabelPlace.optional() }),
      }),
    ),
  }),
  example: { year: 117 },
});
