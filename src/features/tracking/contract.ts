import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { kinds } from '../../rules/kinds.ts';
import { languages } from '../../rules/languages.ts';
import { pageActions, spans } from './rules.ts';

const AddressText = z.string().max(limits.addressLength);

/** Source: spec §3 "Tracking event", §7, §8 "Tracking errors are silently ignored". */
export const recordEvent = endpoint('POST /home/Book/record', {
  summary:
    'Records that a page was viewed, left or cited. ' +
    'Stores its kind, its id and the kind of the previous page, but no network address and no browser. ' +
    'Ignores robots, administrators, and callers that send Do Not Track or Global Privacy Control.',
  for: 'anyone',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({
    /** Only used to detect robots, like the header. */
    UA: AddressText.optional(),
    URL: AddressText.min(1),
    /** Address of the previous page, on any site; empty for none. */
    referUrl: AddressText.default(''),
    /** Random, different in every tab. */
    sessionID: z
      .string()
      .max(64)
      .regex(/^[\w-]{8,}$/),
    actionType: z.enum(pageActions),
    /** Milliseconds for which the page was visible, by a monotonic clock. */
    timeTracking: z
      .number()
      .min(0)
      .max(2 ** 31)
      .default(0),
    /** Derived from the addresses; accepted but not stored. */
    prePageID: AddressText.optional(),
    pageID: AddressText.optional(),
    modName: AddressText.optional(),
    params: z
      .object({
        /** On a search page: the search term, and the number of results. */
        term: z.string().max(1000).optional(),
        found: z.coerce.number().min(0).max(1e9).optional(),
      })
      .default({}),
  }),
  fails: ['badInput', 'tooLarge'],
  example: {
    URL: 'https://stele.example/detail/qin-shi-huang',
    referUrl: 'https://stele.example/',
    sessionID: '0b8f4c6e-1f1d-4f0a-9a54-6f2f1c8e7d10',
    actionType: 'leave',
    timeTracking: 42_000,
  },
});

/** A thing that is read, in a reader's language. */
const ReadThing = z.object({
  id: z.string(),
  name: z.string(),
  disambiguation: z.string().nullable(),
  language: z.enum(languages),
  kind: z.enum(kinds).nullable(),
  href: z.string(),
});
export type ReadThing = z.output<typeof ReadThing>;
const Count = z.number().int();

export const mostRead = endpoint('GET /data/reading/most', {
  summary: 'The most read entries of the last seven days.',
  for: 'anyone',
  cached: true,
  reply: z.array(ReadThing),
});

export const readingFigures = endpoint('GET /data/reading', {
  summary:
    'Reading statistics by day: pages read, the pages that led to them, reading times, and searches without a result.',
  for: 'administrator',
  abortPrevious: false,
  input: z.object({ days: z.literal(spans.map(String)).default('30').transform(Number) }),
  reply: z.object({
    /** Every day of the span, earliest first. */
    days: z.array(z.object({ day: z.iso.date(), views: Count, visits: Count, lookedMs: Count })),
    kinds: z.array(z.object({ kind: z.string(), views: Count })),
    languages: z.array(z.object({ language: z.enum(languages), views: Count })),
    mostRead: z.array(ReadThing.extend({ views: Count, lookedMs: Count, cites: Count })),
    /** Read more than in the preceding span of the same length. */
    rising: z.array(ReadThing.extend({ views: Count, before: Count })),
    /** Searched without a result in at least two tabs. */
    misses: z.array(z.object({ term: z.string(), times: Count })),
    ways: z.array(z.object({ from: z.string(), to: z.string(), moves: Count })),
  }),
  example: { days: '30' },
});
export type ReadingFigures = z.output<typeof readingFigures.reply>;
