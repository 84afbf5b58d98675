import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { kinds } from '../../../rules/kinds.ts';
import { EntryId } from '../../../rules/schemas.ts';
import { ChapterKey } from '../rules.ts';

const Claim = z.object({
  segment: z.string(),
  of: z.enum(['event', 'relation', 'fact']),
  /** The statement in the reader's language, and its formatted time. */
  words: z.string(),
  lang: z.string(),
  time: z.string().nullable(),
  /** Its address, and the kind of its entry. */
  href: z.string(),
  kind: z.enum(kinds),
});
export type Claim = z.output<typeof Claim>;

const NamedEntry = z.object({
  name: z.string(),
  lang: z.string(),
  kind: z.enum(kinds),
  href: z.string(),
});
const MentionedPlace = NamedEntry.extend({ latitude: z.number(), longitude: z.number() });
const MentionedTime = NamedEntry.extend({
  /** Historical years. */
  from: z.number(),
  until: z.number(),
  time: z.string(),
});
export type MentionedPlace = z.output<typeof MentionedPlace>;
export type MentionedTime = z.output<typeof MentionedTime>;

export const chapterContext = endpoint('GET /data/book/beside', {
  summary:
    'The context of a chapter: statements of the encyclopedia that cite its segments, ' +
    'and places and times of the entries that it mentions.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId, chapter: ChapterKey }),
  reply: z.object({
    claims: z.array(Claim),
    places: z.array(MentionedPlace),
    times: z.array(MentionedTime),
  }),
  example: { id: 'book-laozi', chapter: '1' },
});
export type ChapterContext = z.output<typeof chapterContext.reply>;
