import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryHead } from '../../rules/entry-head.ts';
import * as limits from '../../rules/limits.ts';
import { contentStates } from '../../rules/revision-states.ts';
import { EntryId, LinkedEntry, PartName } from '../../rules/schemas.ts';
import { TranslatedFrom } from '../revisions/contract.ts';

const Id = z.object({ id: EntryId });

export const entryIntro = endpoint('GET /api/item/intro/{lang}/{id}', {
  summary: 'The head of an entry: names, summary, times and place.',
  for: 'anyone',
  abortPrevious: false,
  input: Id,
  reply: EntryHead,
  fails: ['entryNotFound'],
  example: { id: 'cleopatra' },
});

export const linkedEntries = endpoint('POST /data/entries/linked', {
  summary: 'Looks up the names of several linked entries by id. Unknown ids are omitted.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ ids: z.array(EntryId).max(500) }),
  reply: z.array(LinkedEntry),
  example: { ids: ['qin-shi-huang'] },
});

export const namedEntries = endpoint('POST /data/entries/named', {
  summary:
    'Looks up several entries by name in any language; “Mercury (planet)” also matches Mercury ' +
    'with that disambiguation, and “fr:Platon” the entry whose article in the French Wikipedia has that title. Names that match no entry, or more than one, are omitted.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({
    names: z.array(z.string().trim().min(1).max(limits.lookedUpNameLength)).max(limits.lookedUpNames),
  }),
  reply: z.array(z.object({ name: z.string(), id: EntryId })),
  example: { names: ['Octavian', '孔子'] },
});

export const linkTarget = endpoint('GET /api/link/v1/n/item/get', {
  summary: 'The entry that a link of the form ?id=X points to.',
  for: 'anyone',
  abortPrevious: false,
  input: Id,
  reply: z.object({ id: EntryId, name: z.string(), url: z.string() }),
  fails: ['entryNotFound'],
  example: { id: 'kongzi' },
});

/** A revision for the editor. */
const Version = z.object({ id: z.string(), content: z.unknown(), translatedFrom: TranslatedFrom.nullable() });

export const openPart = endpoint('GET /data/part/{itemId}/{module}', {
  summary:
    'Everything needed to edit a part of an entry: the published content, ' +
    'its state and lock, the caller’s draft, and the caller’s last rejected revision.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ itemId: EntryId, module: PartName }),
  reply: z.object({
    /** The entry in the language of the call, whether it is written yet or not. */
    itemId: EntryId,
    head: EntryHead,
    /** The published content; null if there is none. */
    base: Version.nullable(),
    state: z.enum(contentStates),
    owner: z.string().nullable(),
    until: z.string().nullable(),
    draft: Version.extend({
      changedAt: z.string(),
      version: z.number().int(),
      /** The tab that saved it last. */ tab: z.string().nullable(),
      /** The revision that it is based on. */ baseId: z.string().nullable(),
      note: z.string(),
    }).nullable(),
    /** The caller's last decided revision if it was rejected, with the reason; null while a submission is pending. */
    rejected: Version.extend({ reason: z.string() }).nullable(),
    /** The caller's submission that no reviewer has claimed yet: it can be withdrawn. */
    pending: z.string().nullable(),
  }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang', module: 'text' },
});
