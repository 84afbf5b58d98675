import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { isKind, isRegion } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, HistoricalYear, LinkedEntry } from '../../rules/schemas.ts';
import { TimelineEvent } from '../timelines/contract.ts';
import { drawnEvents, maxSet } from './rules.ts';

const listOf = <T extends string>(isOne: (text: string) => text is T) =>
  z
    .string()
    .max(limits.pageParameterLength)
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(isOne))].sort());

export const ExerciseEvent = TimelineEvent.pick({
  id: true,
  title: true,
  owner: true,
  time: true,
  place: true,
  source: true,
}).extend({ year: z.number() });
export type ExerciseEvent = z.output<typeof ExerciseEvent>;

export const exerciseEvents = endpoint('GET /data/exercises/events', {
  summary:
    'Events for an exercise: dated to the year, with a source, each in another year; of an entry, or the best-known ones ' +
    'of a time, of regions and kinds. The same request draws the same events.',
  for: 'anyone',
  cost: 'dear',
  cached: true,
  input: z
    .object({
      id: EntryId.optional(),
      from: HistoricalYear.optional(),
      until: HistoricalYear.optional(),
      kinds: listOf(isKind),
      regions: listOf(isRegion),
      /** Number of the variation. */
      set: z.coerce.number().int().min(1).max(maxSet).default(1),
      size: z.coerce.number().int().min(1).max(40).default(drawnEvents.quiz),
    })
    .refine(({ from, until }) => from === undefined || until === undefined || from <= until, 'time.shape'),
  reply: z.object({
    /** The entry that it is about. */
    about: LinkedEntry.nullable(),
    /** In chronological order. */
    events: z.array(ExerciseEvent),
  }),
  fails: ['entryNotFound', 'badInput'],
  example: { from: 1400, until: 1600, size: 5 },
});
