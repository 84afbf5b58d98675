import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import { EntryId, LanguageCode, LinkedEntry, PageNumber, PageSize, Place, TimeRecord } from '../../rules/schemas.ts';
import { pageSize } from './limits.ts';
import { articleKinds, articleTypes } from './rules.ts';

/** Member-made content that can be embedded in another page. */
const LiveView = z.object({
  /** A key of `ThingView.creations`. */
  what: z.string(),
  /** Number of stops, shapes or entries. */
  count: z.number().int(),
  /** A page to embed in a frame. */
  href: z.string(),
});

export const ThingCard = z.object({
  /** Id of the thing, and its type. */
  itemId: z.string(),
  thing: z.string(),
  name: z.string(),
  disambiguation: z.string().nullable(),
  language: LanguageCode,
  /** For a subject. */
  kind: z.enum(kinds).nullable(),
  href: z.string(),
  summary: z.string(),
  time: TimeRecord.nullable(),
  picture: z.string().nullable(),
  /** Null for things that cannot be embedded. */
  live: LiveView.nullable(),
});
export type ThingCard = z.output<typeof ThingCard>;

export const ListedArticle = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(articleKinds),
  language: LanguageCode,
  abstract: z.string(),
  /** None, one or three. */
  covers: z.array(z.string()),
  author: z.string(),
  publishedAt: z.string(),
});
export type ListedArticle = z.output<typeof ListedArticle>;

/** An article with what its card shows and draws. */
const DescribedArticle = ListedArticle.extend({
  /** Length of the text as counted by `countWords`. */
  words: z.number().int(),
  /** Number of cards of a theme article. */
  gathered: z.number().int(),
  /** The best linked of the subjects that it mentions, in the order of time. */
  subjects: z.array(LinkedEntry.extend({ time: TimeRecord.nullable(), place: Place.nullable() })),
});
export type DescribedArticle = z.output<typeof DescribedArticle>;

export const articleDetail = endpoint('GET /api/article/detail/{lang}/{id}', {
  summary: 'A published article. The cards of a theme article have their current content.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.object({
    id: z.string(),
    title: z.string(),
    kind: z.enum(articleKinds),
    language: LanguageCode,
    abstract: z.string(),
    /** Source: spec §3 "Article". */
    type: z.enum(articleTypes),
    authorName: z.string().nullable(),
    siteName: z.string().nullable(),
    originalUrl: z.string().nullable(),
    /** The member who uploaded it. */
    author: z.string(),
    covers: z.array(z.string()),
    headImage: z.string().nullable(),
    html: z.string(),
    notes: z.array(z.string()),
    contents: z.array(z.object({ id: z.string(), title: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
    sections: z.array(
      z.object({
        title: z.string(),
        words: z.string(),
        cards: z.array(ThingCard.extend({ words: z.string() })),
      }),
    ),
    /** Length of the text as counted by `countWords`. */
    words: z.number().int(),
    publishedAt: z.string(),
    changedAt: z.string(),
    /** The entries that cite it. */
    citedBy: z.array(z.object({ id: EntryId, name: z.string(), language: LanguageCode, reason: z.string() })),
  }),
  fails: ['articleNotFound'],
  example: { id: 'a0' },
  exampleRuns: false,
});
export type ArticleDetail = z.output<typeof articleDetail.reply>;

export const articlesOfEntry = endpoint('GET /data/article/entry/{itemId}', {
  summary:
    'Articles that an entry cites, and articles that mention it or have a card of it; the reader’s language first.',
  for: 'anyone',
  cached: true,
  input: z.object({ itemId: EntryId }),
  reply: z.object({
    total: z.number().int(),
    articles: z.array(
      ListedArticle.extend({
        /** Why the entry cites it; null if it does not. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang' },
});

export const thingCards = endpoint('GET /data/article/cards', {
  summary: 'Things as cards, as theme articles and topics show them. `ids` is a comma-separated list of thing ids.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({ ids: z.string().max(20_000) }),
  reply: z.object({ cards: z.array(ThingCard) }),
  example: { ids: 'qin-shi-huang,book-laozi' },
});

export const articleList = endpoint('GET /data/article/list', {
  summary:
    'Articles, newest first: those in the language of the call, or all of one member; optionally with a given title.',
  for: 'anyone',
  cached: true,
  input: z.object({
    author: z.string().max(60).optional(),
    kind: z.enum(articleKinds).optional(),
    title: z.string().max(200).optional(),
    page: PageNumber.default(1),
    size: PageSize.default(pageSize),
  }),
  reply: z.object({
    total: z.number().int(),
    articles: z.array(DescribedArticle),
    /** The member, if one of that name exists. */
    author: z.object({ name: z.string(), signature: z.string(), avatar: z.string().nullable() }).nullable(),
  }),
  fails: ['articleNotFound'],
  example: {},
});
