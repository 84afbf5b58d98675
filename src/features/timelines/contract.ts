import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { Citation, EntryId, LinkedEntry, TimeRecord } from '../../rules/nouns.ts';

/** An event as a list of dates shows it. */
export const SeenEvent = z.object({
  id: z.string(),
  title: z.string(),
  time: TimeRecord,
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
  weight: z.number(),
  with: z.array(LinkedEntry),
  source: Citation.nullable(),
});
export type SeenEvent = z.output<typeof SeenEvent>;

export const timelineOfEntry = endpoint('GET /api/item/timeline/{lang}/{id}', {
  summary: 'The events of an entry in the order of time: its own, and those it took part in.',
  for: 'anyone', kept: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ events: z.array(SeenEvent) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});
