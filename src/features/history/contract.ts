import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, LanguageCode, PageNumber, PageSize, PartName } from '../../rules/schemas.ts';
import { Id, LinkedEntries } from '../../editing/revisions/contract.ts';
import { Revision, RevisionDetail } from '../../editing/revisions/revision-contract.ts';
import { Difference } from '../../rules/revisions/difference.ts';

export const revisionList = endpoint('POST /api/item/versionList', {
  summary:
    'The versions of an entry, newest first: of its text in this language, and of the parts that all languages share.',
  for: 'anyone',
  // A page shows the versions of the entry in its address; a program requests a language.
  input: z.object({
    itemId: EntryId,
    page: PageNumber.default(1),
    size: PageSize.default(20),
    exact: z.boolean().default(false),
  }),
  reply: z.object({ total: z.number(), revisions: z.array(Revision) }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang' },
});

export const myRevision = endpoint('GET /api/user/version/{vId}', {
  summary:
    'A version by the caller, published or not. The id of an entry returns the caller’s latest version of its text.',
  for: 'member',
  input: z.object({ vId: EntryId }),
  reply: RevisionDetail,
  fails: ['revisionNotFound'],
  example: { vId: 'qin-shi-huang' },
});

export const contributors = endpoint('GET /api/rankBoard/item/{lang}/{id}/', {
  summary: 'The authors of an entry, those with the most revisions first.',
  for: 'anyone',
  input: z.object({ id: EntryId }).extend({ exact: z.union([z.boolean(), z.stringbool()]).default(false) }),
  reply: z.array(z.object({ rank: z.number(), name: z.string(), revisions: z.number(), lastAt: z.string() })),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const myProposal = endpoint('GET /data/revision/mine/{id}', {
  summary: 'A proposal of the caller in any state, compared with the version that it is based on.',
  for: 'member',
  input: z.object({ id: Id }),
  reply: z.object({
    module: PartName,
    language: LanguageCode.nullable(),
    difference: Difference,
    linked: LinkedEntries,
  }),
  fails: ['revisionNotFound'],
  example: { id: 's0' },
});
