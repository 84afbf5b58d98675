import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { LanguageCode, PartName } from '../../rules/schemas.ts';
import { maxChanges } from './rules.ts';

const PublicationNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** The current published content of one part of one thing. */
const Change = z.object({
  /** Increases with every publication, in the order of publication. */
  number: z.number().int(),
  at: z.iso.datetime().nullable(),
  revision: z.string(),
  thing: z.string(),
  /** `subject`, `book`, `image`, `article`, `group`, `mapscript`, `tour`. */
  type: z.string(),
  part: PartName,
  /** Null for a part without a language. */
  language: LanguageCode.nullable(),
  /** Identifies one of many: a chapter and its witness; else empty. */
  key: z.string(),
  /** Null for imported content, and for members who have left. */
  author: z.string().nullable(),
  /** Where it was imported from, if it was. */
  origin: z.object({ name: z.string(), licence: z.string(), url: z.string().nullable() }).nullable(),
  /** Null if the thing is no longer published. */
  content: z.unknown(),
});
export type Change = z.output<typeof Change>;

export const changesSince = endpoint('GET /data/changes', {
  summary:
    'Publications after a given one, in the order of publication, only the latest of each part. ' +
    'Call again with `last` as `since`; while `more` is true, at once.',
  for: 'anyone',
  cost: 'dear',
  abortPrevious: false,
  input: z.object({
    /** The number of a publication; 0: from the beginning. */
    since: PublicationNumber.default(0),
    limit: z.coerce.number().int().min(1).max(maxChanges).default(maxChanges),
  }),
  reply: z.object({ changes: z.array(Change), last: z.number().int(), more: z.boolean() }),
  example: { since: 0, limit: 2 },
});

export const dumpDays = endpoint('GET /data/dumps', {
  summary: 'The days, in UTC, that have a file of their publications, newest first.',
  for: 'anyone',
  cost: 'dear',
  abortPrevious: false,
  reply: z.object({ days: z.array(z.object({ day: z.iso.date(), file: z.string() })) }),
});
