import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import { EntryId } from '../../rules/schemas.ts';

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

/** What is compared with items: dates as far as both are certain, and places. */
export const comparedFields = ['birth', 'death', 'start', 'end', 'place'] as const;

export const itemDifferences = endpoint('GET /data/gaps/differences', {
  summary:
    'Dates and places that entries and their items of Wikidata state otherwise, as compared last month, ' +
    'and births and deaths that are stated here with a source and not there, as lines of QuickStatements.',
  for: 'reviewer',
  abortPrevious: false,
  reply: z.object({
    isWikimediaOn: z.boolean(),
    /** When they were compared last; null for never. */ comparedAt: z.iso.datetime().nullable(),
    /** Number of entries compared. */ compared: z.number().int(),
    differences: z.array(
      z.object({
        entry: z.object({ id: EntryId, name: z.string() }),
        item: z.string(),
        field: z.enum(comparedFields),
        local: z.string(),
        remote: z.string(),
      }),
    ),
    statements: z.array(z.string()),
  }),
  example: {},
});

export const beginRevision = endpoint('POST /data/gaps/differences/revision', {
  summary:
    'Begins a revision of the facts of an entry with the value of its item: a draft of the caller, ' +
    'with the item as its source, that is edited, submitted and reviewed like any other.',
  for: 'reviewer',
  input: z.object({ itemId: EntryId, field: z.enum(comparedFields) }),
  reply: z.object({ id: EntryId }),
  fails: ['entryNotFound', 'differenceGone', 'draftOutdated', 'quotaReached'],
  example: { itemId: 'augustus', field: 'birth' },
});
