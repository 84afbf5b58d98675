import { z } from 'zod';
import { Citation, EntryId, Place, Texts, TimeRecord } from '../../rules/nouns.ts';

/** What a `timeline` revision proposes: every event of a subject. */
export const Timeline = z.object({
  events: z.array(
    TimeRecord.extend({
      title: Texts,
      place: Place.nullable(),
      /** 3: changes the world · 2: a country or a life · 1: a detail worth knowing. */
      weight: z.int().min(1).max(3),
      with: z.array(EntryId),
      source: Citation.nullable(),
    }),
  ),
});
export type Timeline = z.output<typeof Timeline>;
