import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, LanguageCode, LinkedEntry, PartName } from '../../rules/schemas.ts';

const mergeFailures = [
  'entryNotFound',
  'mergeItself',
  'mergeKinds',
  'mergeTooLarge',
  'underReview',
  'entryLocked',
] as const;
const MergeInput = z.object({
  /** The entry to remove. */ id: EntryId,
  /** The entry to keep. */ into: EntryId,
});

export const previewMerge = endpoint('GET /data/entries/merge', {
  summary: 'Previews a merge of two entries: what the target entry would get, or why they cannot be merged.',
  for: 'administrator',
  abortPrevious: false,
  input: MergeInput,
  reply: z.object({
    from: LinkedEntry,
    into: LinkedEntry,
    /** Languages in which the target entry has no text and gets the other's. */
    texts: z.array(LanguageCode),
    /** Parts of the target entry that get the other's content. */
    parts: z.array(PartName),
    /** Number of things that mention the removed entry and will mention the other. */
    named: z.number().int(),
  }),
  fails: mergeFailures,
  example: { id: 'sappho', into: 'hypatia' },
});

export const mergeEntries = endpoint('POST /data/entries/merge', {
  summary: 'Merges an entry into another, with its content and everything that refers to it. This cannot be undone.',
  for: 'administrator',
  abortPrevious: false,
  input: MergeInput.extend({ reason: z.string().trim().min(1).max(limits.rejectReasonLength) }),
  reply: z.object({ href: z.string() }),
  fails: [...mergeFailures, 'badInput', 'prohibitedContent'],
  example: { id: 'sappho', into: 'hypatia', reason: 'The same.' },
});
