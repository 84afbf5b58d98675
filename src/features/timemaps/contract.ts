import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { EntryId, TimeRecord } from '../../rules/nouns.ts';

/** A place at a time. Source: spec §3 "Timemap node". */
export const TimemapNode = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  time: TimeRecord.nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }),
});
export type TimemapNode = z.output<typeof TimemapNode>;

export const timemapOfEntry = endpoint('GET /api/item/timemap/{lang}/{id}', {
  summary: 'The places of an entry with their dates: its own place, then where its events happened.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({ nodes: z.array(TimemapNode) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});
