import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds, regions } from '../../rules/kinds.ts';
import { EntryId, LinkedEntry, PageNumber, TimeRecord } from '../../rules/schemas.ts';
import * as limits from '../../rules/limits.ts';
import { TwinEvent } from '../timelines/contract.ts';

/**
 * A subject as a bar on the home timeline; bounds in seconds, for drawing. The longitude, if a place is known, is for
 * the cylinder.
 */
export const Bar = LinkedEntry.extend({
  time: TimeRecord,
  earliest: z.number(),
  latest: z.number(),
  weight: z.number(),
  longitude: z.number().nullable(),
});
export type Bar = z.output<typeof Bar>;

export const Lane = z.object({ region: z.enum(regions), polities: z.array(Bar), people: z.array(Bar) });
export type Lane = z.output<typeof Lane>;

export const HomeTimeline = z.object({ batch: z.number(), batches: z.number(), lanes: z.array(Lane) });
export type HomeTimeline = z.output<typeof HomeTimeline>;

export const Category = z.object({
  kind: z.enum(kinds),
  name: z.string(),
  count: z.number(),
  entries: z.array(LinkedEntry),
  /** The address of the picture of its best linked entry that has one. */
  picture: z.string().nullable(),
});

export type Category = z.output<typeof Category>;

/** An event with its owner and twins. */
export const DatedEvent = z.object({
  id: z.string(),
  title: z.string(),
  time: TimeRecord,
  entry: LinkedEntry,
  also: z.array(TwinEvent),
});
export type DatedEvent = z.output<typeof DatedEvent>;

/** An entry in a list, with summary, time and picture. */
export const ListedEntry = LinkedEntry.extend({
  summary: z.string(),
  time: TimeRecord.nullable(),
  /** The address of its picture. */
  picture: z.string().nullable(),
  /** Where it is, was born or was made, if that is known. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type ListedEntry = z.output<typeof ListedEntry>;

export const homepage = endpoint('GET /api/homepage/get', {
  summary:
    'The content of the home page: timeline, categories, events on this day of the year, and recommended entries.',
  for: 'anyone',
  cached: true,
  reply: z.object({
    timeline: HomeTimeline,
    categories: z.array(Category),
    onThisDay: z.array(DatedEvent),
    featured: z.array(ListedEntry),
  }),
});

export const changeHomeTimeline = endpoint('GET /api/homepage/timeline/change/{id}', {
  summary: 'Another batch of the home timeline: the same polities with other people.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: z.coerce.number().int().min(0).max(10_000) }),
  reply: HomeTimeline,
  example: { id: 1 },
});

export const categoryEntries = endpoint('GET /api/homepage/list/{x}/{size}', {
  summary: 'Entries of a category, best linked first.',
  for: 'anyone',
  cached: true,
  input: z.object({
    x: z.enum(kinds),
    region: z.enum(regions).optional(),
    size: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.homeListSize),
    page: PageNumber.default(1),
  }),
  reply: z.object({
    total: z.number(),
    /** People with only a recorded family: they are not in the list, but in family trees. */
    relatives: z.number(),
    entries: z.array(ListedEntry),
  }),
  example: { x: 'person', size: 10 },
});

/** Orders of a category, in addition to best linked first. */
export const categoryOrders = ['name', 'time'] as const;
export const categoryInOrder = endpoint('GET /data/category/{kind}/{order}', {
  summary:
    'Entries of a category by name in the language of the call (of one letter or kana row), ' +
    'or by start date (of one century, or before the first). Count and pages end at a maximum.',
  for: 'anyone',
  cached: true,
  input: z.object({
    kind: z.enum(kinds),
    order: z.enum(categoryOrders),
    letter: z.string().max(2).optional(),
    century: z.coerce.number().int().min(-99).max(99).optional(),
    page: PageNumber.default(1),
  }),
  reply: z.object({
    total: z.number(),
    entries: z.array(ListedEntry),
    /** Initials, or centuries, with at least one entry. */
    letters: z.array(z.string()),
    centuries: z.array(z.number()),
  }),
  example: { kind: 'person', order: 'name' },
});

export const relatedEntries = endpoint('GET /api/recommend/get/relation/{lang}/{id}/{count}', {
  summary: 'Entries related to an entry: its neighbours, those that share the most neighbours with it first.',
  for: 'anyone',
  input: z.object({
    id: EntryId,
    count: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.recommendCount),
  }),
  reply: z.array(ListedEntry),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', count: 10 },
});

export const portal = endpoint('GET /api/recommend/get/portal/{lang}', {
  summary: 'The entries that the portal recommends today: well-written ones, different each day.',
  for: 'anyone',
  reply: z.array(ListedEntry),
});
