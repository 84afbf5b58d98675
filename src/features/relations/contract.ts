import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { Citation, EntryId, LinkedEntry, Place, TimeRecord } from '../../rules/nouns.ts';
import { relationTypes } from '../../rules/relation-types.ts';

/** A relation seen from one of its ends. Source: spec §3 "Relation". */
export const SeenRelation = z.object({
  id: z.string(),
  type: z.enum(relationTypes),
  /** What stands beside the other entry, in the reader's language. */
  word: z.string(),
  /** out: it starts here; in: it ends here; both: it has no direction. */
  direction: z.enum(['out', 'in', 'both']),
  other: LinkedEntry,
  time: TimeRecord.nullable(),
  place: Place.nullable(),
  description: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  source: Citation.nullable(),
});
export type SeenRelation = z.output<typeof SeenRelation>;

export const relationsOfEntry = endpoint('GET /api/item/relation/{lang}/{id}', {
  summary: 'The relations of an entry, the most telling first.',
  for: 'anyone', kept: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ relations: z.array(SeenRelation) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});
