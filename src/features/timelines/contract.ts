import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import { precisions } from '../../rules/time/historical-time-precision.ts';
import { kinds, regions, timeRoles } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { Citation, EntryId, LinkedEntry, PageNumber, PageSize, TimeRecord } from '../../rules/schemas.ts';
import { readAddressTime } from '../../rules/time/time-address.ts';

export { erasOnDate, importedEras } from '../../kit/eras-contract.ts';

/** A twin of an event, and its owner. */
export const TwinEvent = z.object({ id: z.string(), entry: LinkedEntry });
/** A twin with its own title and source. */
export const TwinEventDetail = TwinEvent.extend({ title: z.string(), source: Citation.nullable() });

/** An event for a list of dates. */
export const TimelineEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** Its owner: elsewhere the title is shown after this name. */
  owner: LinkedEntry,
  time: TimeRecord,
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
  weight: z.number(),
  /** The other participants. */
  with: z.array(LinkedEntry),
  source: Citation.nullable(),
  /** Twins in other entries, each with its title and source. */
  also: z.array(TwinEventDetail),
});
export type TimelineEvent = z.output<typeof TimelineEvent>;

export const timelineOfEntry = endpoint('GET /api/item/timeline/{lang}/{id}', {
  summary:
    'The events of an entry in chronological order: its own, and those of others that it took part in. ' +
    'Events recorded by several entries are listed once.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ events: z.array(TimelineEvent) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

/** An own event of the entry, for its life strip and the choice of its most telling year. */
export const EventHighlight = TimelineEvent.pick({
  id: true,
  title: true,
  owner: true,
  time: true,
  weight: true,
  place: true,
});
export type EventHighlight = z.output<typeof EventHighlight>;

export const eventPage = endpoint([], {
  summary:
    'A page of the events of an entry and, if there are several pages, ' +
    'those of its own events that its life strip is chosen from.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId, page: PageNumber.default(1) }),
  reply: z.object({
    /** If there are several pages, twins are counted separately. */
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    events: z.array(TimelineEvent),
    /** Null if `events` are complete. */
    highlights: z.array(EventHighlight).nullable(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const topEvents = endpoint([], {
  summary: 'The most important events of an entry, in chronological order.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId, size: PageSize }),
  reply: z.object({ events: z.array(TimelineEvent) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', size: 12 },
});

/** Width of a cluster: a day, … a billion years. */
export const periods = precisions.filter((precision) => !['second', 'minute', 'hour'].includes(precision));
export const Period = z.enum(
  periods as [Exclude<(typeof precisions)[number], 'second' | 'minute' | 'hour'>, ...(typeof precisions)[number][]],
);
export type Period = z.output<typeof Period>;

/** A time in a request for an axis: `-0221-10-01 00:00:00` as in records, or `-221` and `-221-10` as in addresses. */
const AxisTime = z
  .union([z.string().max(40), z.number().min(-1e11).max(1e11)])
  .transform(String)
  .refine((text) => readHistoricalTime(text) !== null || readAddressTime(text) !== null, 'time.shape');

/** An event on an axis; bounds in seconds from 1970-01-01, for drawing. */
export const AxisEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** Language of the title, if it is not the reader's. */
  language: LinkedEntry.shape.language,
  time: TimeRecord,
  earliest: z.number(),
  latest: z.number(),
  weight: z.number(),
  /** Its owner. */
  entry: LinkedEntry,
  region: z.enum(regions).nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
  /** Twins in other entries. */
  also: z.array(TwinEvent),
});
export type AxisEvent = z.output<typeof AxisEvent>;

/** Events that begin in the same period, counted; in one lane if lanes were requested. */
export const AxisCluster = z.object({
  /**
   * `century:-3`, with a lane or a filter `century:-3:europe+war`: an id for `GET /api/timeaxis/{id}`, or for a
   * country’s axis a value of its `b`.
   */
  id: z.string(),
  period: Period,
  lane: z.string().nullable(),
  time: TimeRecord,
  earliest: z.number(),
  latest: z.number(),
  count: z.number(),
  /** The most important of them. */
  lead: AxisEvent,
});
export type AxisCluster = z.output<typeof AxisCluster>;

/** Removes duplicates and sorts, so that equal queries share a cache key. */
const uniqueSorted = <T extends string>(values: T[]) => [...new Set(values)].sort();

/** Span, period, lanes and filter of a query. */
const AxisRequest = z.object({
  from: AxisTime.optional(),
  end: AxisTime.optional(),
  /** By default as fine as the span allows. */
  period: Period.optional(),
  /** Clusters per lane: one count for all, or one per region or kind of subject. */
  lanes: z.enum(['none', 'region', 'kind']).default('none'),
  regions: z.array(z.enum(regions)).max(regions.length).transform(uniqueSorted).default([]),
  kinds: z.array(z.enum(kinds)).max(kinds.length).transform(uniqueSorted).default([]),
});
/**
 * A few events are listed individually, with twins merged; many are clustered, where each twin counts. Events that
 * continue into the span from before are included in either case and not counted. The span is widened to whole periods:
 * `from` and `until` are its new ends.
 */
const Axis = z.object({
  period: Period,
  from: z.number(),
  until: z.number(),
  total: z.number(),
  clusters: z.array(AxisCluster),
  events: z.array(AxisEvent),
});
export type Axis = z.output<typeof Axis>;

export const axis = endpoint('POST /api/timeaxis/list', {
  abortPrevious: false,
  summary:
    'The events of a time span: one by one if they are few, ' +
    'else counted by period, with the most important one of each.',
  for: 'anyone',
  cached: true,
  input: AxisRequest,
  reply: Axis,
  fails: ['endBeforeStart'],
  example: { from: '-500', end: '500', period: 'century' },
});

export const wholeAxis = endpoint('GET /api/timeaxis/all', {
  summary: 'The whole time axis, from the first event to the last, in clusters.',
  for: 'anyone',
  cached: true,
  input: z.object({ lanes: AxisRequest.shape.lanes }),
  reply: Axis,
  example: {},
});

export const axisEvent = endpoint('GET /api/timeaxis/{id}', {
  summary: 'An event with all its details, or a page of the events of a cluster, most important first.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: z.string().min(1).max(200),
    page: PageNumber.default(1),
    size: PageSize.default(limits.homeListSize),
  }),
  reply: z.object({
    event: TimelineEvent.nullable(),
    cluster: AxisCluster.nullable(),
    total: z.number(),
    events: z.array(AxisEvent),
  }),
  fails: ['eventNotFound'],
  example: { id: 'century:-3' },
});

export const countries = endpoint('GET /api/countryTimeAxis/{lang}/all', {
  summary: 'Polities with their time and number of events, by region, best linked first.',
  for: 'anyone',
  cached: true,
  reply: z.array(
    z.object({
      country: LinkedEntry,
      region: z.enum(regions).nullable(),
      time: TimeRecord.nullable(),
      earliest: z.number().nullable(),
      latest: z.number().nullable(),
      events: z.number(),
    }),
  ),
});

/** A period of a country's axis: its cell size (`century`), one cell (`century:-3`), or `all`. */
const CountryPeriod = z
  .string()
  .max(40)
  .regex(/^(?:all|[a-z ]+(?::-?\d{1,11}(?:-\d\d){0,2})?)$/, 'period');

export const countryAxis = endpoint('GET /api/countryTimeAxis/list/{lang}/{a}/{b}', {
  abortPrevious: false,
  summary:
    'A country’s events, its own and those it took part in: all (b = all), ' +
    'counted by period (b = century), or those of one period (b = century:-3).',
  for: 'anyone',
  cached: true,
  input: z.object({ a: EntryId, b: CountryPeriod }),
  reply: Axis,
  fails: ['entryNotFound', 'badInput'],
  example: { a: 'roman-empire', b: 'century' },
});

export const countryArticles = endpoint('GET /api/countryTimeAxis/list/article/{lang}/{a}/{b}', {
  summary:
    'Articles of a country in a period: those that its entries, or the entries of subjects that belong to it, ' +
    'cite (with the reason), and those that mention them (with the abstract).',
  for: 'anyone',
  cached: true,
  input: z.object({ a: EntryId, b: CountryPeriod }),
  reply: z.object({
    articles: z.array(z.object({ articleId: z.string(), title: z.string(), reason: z.string(), entry: LinkedEntry })),
  }),
  fails: ['entryNotFound', 'badInput'],
  example: { a: 'roman-empire', b: 'all' },
});

/** A subject as a line on a shared axis. */
export const Lifeline = z.object({
  entry: LinkedEntry,
  region: z.enum(regions).nullable(),
  role: z.enum(timeRoles),
  time: TimeRecord,
  earliest: z.number(),
  latest: z.number(),
  events: z.array(AxisEvent),
});
export type Lifeline = z.output<typeof Lifeline>;

export const lineOfEntry = endpoint('GET /api/item/timeLine/getItemLine/{lang}/{id}', {
  summary:
    'An entry as a line on the shared axis, with its events, ' +
    'and the lines of linked entries of the same kind and time.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ line: Lifeline.nullable(), beside: z.array(Lifeline.omit({ events: true })) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

/** A timeline that includes an entry: its own, that of a polity it belonged to, that of its category. */
export const ListedTimeline = z.object({
  id: z.string(),
  of: z.enum(['entry', 'country', 'category']),
  name: z.string(),
  entry: LinkedEntry.nullable(),
  events: z.number(),
  time: TimeRecord.nullable(),
});
export type ListedTimeline = z.output<typeof ListedTimeline>;

export const timelinesOfEntry = endpoint('GET /api/item/timeLine/getList/{lang}/{id}', {
  summary:
    'The timelines that include an entry: its own, those of the polities it belonged to, and that of its category.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.array(ListedTimeline),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const timeline = endpoint('POST /api/item/timeline/detail', {
  summary:
    'A timeline, named as in `getList` (an entry’s id, or `category:person`), ' +
    'with its events, optionally within a time span.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: z.string().trim().min(1).max(120),
    from: AxisTime.optional(),
    end: AxisTime.optional(),
    page: PageNumber.default(1),
    size: PageSize.default(limits.maxPageSize),
  }),
  reply: z.object({ timeline: ListedTimeline, total: z.number(), events: z.array(AxisEvent) }),
  fails: ['entryNotFound', 'endBeforeStart'],
  example: { id: 'qin-shi-huang' },
});
