import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, LanguageCode, Origin, PartName } from '../../rules/schemas.ts';
import { Difference } from '../../rules/revisions/difference.ts';
import { Id, LinkedEntries, TranslatedFrom } from './contract.ts';

export const Revision = z.object({
  id: z.string(),
  module: PartName,
  language: LanguageCode.nullable(),
  author: z.string(),
  state: z.string(),
  /** The author's note. */
  note: z.string(),
  /** Whether an assistant wrote it, or a part of it, with a token of the author. */
  withAssistant: z.boolean(),
  createdAt: z.string(),
  /** The currently published version. */
  latest: z.boolean(),
  /** The author of the version that a reviewer edited when passing it; null for any other version. */
  mends: z.string().nullable(),
  origin: Origin.nullable(),
});
export type Revision = z.output<typeof Revision>;

export const RevisionDetail = Revision.extend({
  itemId: EntryId,
  name: z.string(),
  content: z.unknown(),
  /** Null when it was not translated. */
  translatedFrom: TranslatedFrom.nullable(),
});

export const revisionDetail = endpoint('GET /api/item/version/detail/{lang}/{id}', {
  summary:
    'A published version, by its id. The id of an entry returns its current version, ' +
    'in the language of the call if the entry exists in it.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ id: EntryId }),
  reply: RevisionDetail,
  fails: ['revisionNotFound'],
  example: { id: 'qin-shi-huang' },
});

const ComparedRevision = z.object({ id: z.string(), author: z.string(), createdAt: z.string() });

export const compareRevisions = endpoint('GET /data/revision/compare', {
  summary: 'Compares two published revisions of one part. Without `a`, returns the whole of `b`.',
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
