import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { kinds } from '../../../rules/kinds.ts';
import { EntryId, PageNumber, TimeRecord } from '../../../rules/schemas.ts';
import { ChapterKey } from '../rules.ts';

const LocalizedText = z.object({ text: z.string(), lang: z.string() });

/** A place in a book that mentions an entry. Source: spec §3 "Mention". */
export const Mention = z.object({
  mentionId: z.string(),
  /** The text at that place. */
  mentionContent: z.string(),
  bookId: z.string(),
  itemId: z.string(),
  /** The chapter and its title; spelled as in the specification. */
  volumnId: z.string(),
  volumnName: z.string(),
  /** The segment id within the chapter. */
  page: z.string(),
  language: z.string(),
  witness: z.string(),
  /** Offset in the segment's text without notes, in UTF-16 units. */
  at: z.number(),
});
export type Mention = z.output<typeof Mention>;

/** The mentioned entry, in the reader's language. */
const Entry = z.object({ name: z.string(), kind: z.enum(kinds), href: z.string(), about: z.string() });
export type MentionedEntry = z.output<typeof Entry>;

export const mentionsInChapter = endpoint('GET /data/book/mentions', {
  summary: 'The mentions in a chapter of a book that a reviewer has approved, with their entries.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId, chapter: ChapterKey }),
  reply: z.object({ mentions: z.array(Mention), entries: z.record(z.string(), Entry) }),
  example: { id: 'book-laozi', chapter: '1' },
});
export type ChapterMentions = z.output<typeof mentionsInChapter.reply>;

export const quotingPassages = endpoint('GET /data/book/quoted', {
  summary: 'Passages of books that mention an entry, ordered by the date of the book.',
  for: 'anyone',
  cached: true,
  input: z.object({ itemId: EntryId, page: PageNumber.default(1) }),
  reply: z.object({
    total: z.number(),
    passages: z.array(
      Mention.extend({
        book: LocalizedText,
        time: TimeRecord.nullable(),
        text: z.string(),
        marks: z.array(z.tuple([z.number(), z.number()])),
        href: z.string(),
      }),
    ),
  }),
  example: { itemId: 'qin-shi-huang' },
});
export type QuotingPassages = z.output<typeof quotingPassages.reply>;

export const proposedMentions = endpoint('GET /data/book/mentions/proposed', {
  summary: 'The mentions that the automatic search for names proposes in a book, by entry, with some of the passages.',
  for: 'reviewer',
  input: z.object({ id: EntryId }),
  reply: z.object({
    title: z.string(),
    groups: z.array(
      z.object({
        itemId: z.string(),
        entry: Entry,
        count: z.number(),
        passages: z.array(Mention.extend({ before: z.string(), after: z.string() })),
      }),
    ),
  }),
  fails: ['bookNotFound'],
  example: { id: 'book-laozi' },
});
export type ProposedMentions = z.output<typeof proposedMentions.reply>;

export const proposeInBook = endpoint('POST /data/book/mentions/propose', {
  summary: 'Searches a book for the names of all entries, and proposes the mentions found.',
  for: 'reviewer',
  ownTransactions: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ proposed: z.number() }),
  fails: ['bookNotFound'],
  example: { id: 'book-laozi' },
});

export const decideMentions = endpoint('POST /data/book/mentions/decide', {
  summary: 'Approves or refuses the proposed mentions of an entry in a book: all, or those in `mentionIds`.',
  for: 'reviewer',
  input: z.object({
    id: EntryId,
    itemId: EntryId,
    passes: z.boolean(),
    mentionIds: z.array(z.string().max(40)).max(1000).nullable().default(null),
  }),
  reply: z.object({ decided: z.number() }),
  fails: ['bookNotFound'],
  example: { id: 'book-laozi', itemId: 'laozi', passes: true },
});
