import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import { Citation, EntryId, HistoricalYear, LinkedEntry, TimeRecord } from '../../rules/schemas.ts';

const Place = z.object({ latitude: z.number(), longitude: z.number(), name: z.string().nullable() });
const DatedEntry = z.object({ entry: LinkedEntry, time: TimeRecord });
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ total: z.number(), list: z.array(item) });

export const snapshot = endpoint('GET /data/snapshot/{year}', {
  summary:
    'The world in a year: states, people alive, works made, and what happened, the best linked of each first, ' +
    'with the total of each.',
  for: 'anyone',
  cost: 'dear',
  cached: true,
  input: z.object({
    year: HistoricalYear,
    /** Most items of each list. */
    size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    year: z.number(),
    states: listOf(DatedEntry.extend({ hasBorders: z.boolean() })),
    people: listOf(DatedEntry),
    /** Books, paintings and sites that were made in that year, as far as their dates say. */
    works: listOf(DatedEntry),
    /** Events that lasted at most ten years; one that several entries record is listed once. */
    events: listOf(
      z.object({
        title: z.string(),
        entry: LinkedEntry,
        time: TimeRecord,
        place: Place.nullable(),
        source: Citation.nullable(),
      }),
    ),
  }),
  example: { year: 1453, size: 5 },
});

const ComparedSubject = z.object({
  entry: LinkedEntry,
  summary: z.string(),
  time: TimeRecord.nullable(),
  place: Place.nullable(),
  links: z.number(),
});

export const compare = endpoint('GET /data/compare', {
  summary:
    'Two subjects side by side: the years they have in common or that lie between them, the distance of their places, ' +
    'relations between them, the subjects that both are related to, and events in which both take part.',
  for: 'anyone',
  cost: 'dear',
  cached: true,
  input: z.object({ one: EntryId, other: EntryId }),
  reply: z.object({
    one: ComparedSubject,
    other: ComparedSubject,
    /** First and last year in which both existed; null without times or without such a year. */
    together: z.object({ from: z.number(), until: z.number() }).nullable(),
    /** Years from the end of the earlier to the beginning of the later; null if both existed at a time. */
    yearsBetween: z.number().nullable(),
    kilometres: z.number().nullable(),
    relations: z.array(
      z.object({
        type: z.enum(relationTypes),
        from: EntryId,
        to: EntryId,
        word: z.string(),
        time: TimeRecord.nullable(),
        source: Citation.nullable(),
      }),
    ),
    /** Neighbours of both in the graph of relations, the best linked first; at most fifty. */
    neighbours: z.array(LinkedEntry),
    /** At most fifty, in chronological order. */
    events: z.array(z.object({ title: z.string(), entry: LinkedEntry, time: TimeRecord })),
  }),
  fails: ['entryNotFound'],
  example: { one: 'augustus', other: 'qin-shi-huang' },
});
