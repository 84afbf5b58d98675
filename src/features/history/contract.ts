import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, LanguageCode, Origin, PageNumber, PageSize, PartName } from '../../rules/schemas.ts';
import { Id, LinkedEntries, TranslatedFrom } from '../../editing/revisions/contract.ts';
import { Difference } from '../../rules/revisions/difference.ts';

const ComparedRevision = z.object({ id: z.string(), author: z.string(), createdAt: z.string() });

export const Revision = z.object({
  id: z.string(),
  module: PartName,
  language: LanguageCode.nullable(),
  author: z.string(),
  state: z.string(),
  /** The author's note. */
  note: z.string(),
  createdAt: z.string(),
  /** The currently published version. */
  latest: z.boolean(),
  /** The author of the version that a reviewer edited when passing it; null for any other version. */
  mends: z.string().nullable(),
  origin: Origin.nullable(),
});
export type Revision = z.output<typeof Revision>;

export const revisionList = endpoint('POST /api/item/versionList', {
  summary: 'The versions of an entry: its text in this language, and what all languages share; newest first.',
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

const RevisionDetail = Revision.extend({
  itemId: EntryId,
  name: z.string(),
  content: z.unknown(),
  /** Null when it was not translated. */
  translatedFrom: TranslatedFrom.nullable(),
});

export const revisionDetail = endpoint('GET /api/item/version/detail/{lang}/{id}', {
  summary:
    'One published version, by its id; an entry’s id gives the version that readers see now in the language of the call, if the entry is in it.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: RevisionDetail,
  fails: ['revisionNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const myRevision = endpoint('GET /api/user/version/{vId}', {
  summary: 'A version of mine, published or not; an entry’s id gives my newest version of it.',
  for: 'member',
  input: z.object({ vId: EntryId }),
  reply: RevisionDetail,
  fails: ['revisionNotFound'],
  example: { vId: 'qin-shi-huang' },
  exampleRuns: false,
});

export const contributors = endpoint('GET /api/rankBoard/item/{lang}/{id}/', {
  summary: 'Who wrote an entry, the most diligent first.',
  for: 'anyone',
  input: z.object({ id: EntryId }).extend({ exact: z.union([z.boolean(), z.stringbool()]).default(false) }),
  reply: z.array(z.object({ rank: z.number(), name: z.string(), revisions: z.number(), lastAt: z.string() })),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const myProposal = endpoint('GET /data/revision/mine/{id}', {
  summary: 'What I propose, whatever became of it, beside what it was written upon.',
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
  exampleRuns: false,
});

export const compareRevisions = endpoint('GET /data/revision/compare', {
  summary: 'Two published revisions of one part, side by side; without `a` the whole of `b`.',
  for: 'anyone',
  cached: true,
  cost: 'dear',
  input: z.object({ a: Id.optional(), b: Id }),
  reply: z.object({
    module: PartName,
    thingId: EntryId,
    language: LanguageCode.nullable(),
    a: ComparedRevision.nullable(),
    b: ComparedRevision,
    difference: Difference,
    linked: LinkedEntries,
  }),
  fails: ['revisionNotFound'],
  example: { a: 's0', b: 's1' },
  exampleRuns: false,
});
