import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { EntryId, Names, CitationInput, PlaceInput, TimeInput } from '../../rules/schemas.ts';

/** The content of a `timeline` revision: every event of a subject. */
export const Timeline = z.object({
  events: z
    .array(
      TimeInput.extend({
        title: Names,
        place: PlaceInput.nullable(),
        /** 3: changes the world · 2: a country or a life · 1: a detail worth knowing. */
        weight: z.int().min(1).max(3),
        with: z.array(EntryId).max(limits.participants),
        source: CitationInput.nullable(),
      }),
    )
    .max(limits.listItems),
});
export type Timeline = z.output<typeof Timeline>;
