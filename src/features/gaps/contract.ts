import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';

export const gapList = endpoint('GET /data/gaps', {
  summary:
    'Subjects without an entry: those to which the items of entries lead most often in Wikidata, where the operator ' +
    'has enabled it, and those that readers searched for in vain.',
  for: 'reviewer',
  reply: z.object({
    isWikimediaOn: z.boolean(),
    /** When relations were counted last; null for never. */ countedAt: z.iso.datetime().nullable(),
    linked: z.array(
      z.object({
        item: z.string(),
        name: z.string(),
        kind: z.enum(kinds),
        /** Entries that lead to it. */ entries: z.number().int(),
      }),
    ),
    searched: z.array(z.object({ term: z.string(), /** Readers who searched for it. */ times: z.number().int() })),
  }),
  example: {},
});
