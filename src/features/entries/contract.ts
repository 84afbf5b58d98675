import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import {
  Citation,
  EntryId,
  LanguageCode,
  LinkedEntry,
  Origin,
  PageNumber,
  PageSize,
  TimeRecord,
} from '../../rules/schemas.ts';
import { EntryHead } from '../../rules/entry-head.ts';

const Id = z.object({ id: EntryId });

const CitedArticle = z.object({
  articleId: z.string(),
  title: z.string(),
  /** Language of the article. */ language: LanguageCode,
  reason: z.string(),
  addedAt: z.string(),
});

export const EntryDetail = EntryHead.extend({
  html: z.string(),
  /** The languages with a main text. */
  writtenIn: z.array(LanguageCode),
  notes: z.array(z.string()),
  /** The places of the places, sites, states and events that its text mentions, in the order of the text. */
  mentionedPlaces: z.array(LinkedEntry.extend({ latitude: z.number(), longitude: z.number() })),
  /** Articles that it cites, newest first. */
  articles: z.array(CitedArticle),
  contents: z.array(z.object({ id: z.string(), title: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
  /** People and events of the same time, other parts of the world first. */
  contemporaries: z.array(LinkedEntry.extend({ time: TimeRecord })),
  origins: z.array(Origin),
  /** For data from another Stele: its authors there (names only, not members of this site), and its origin. */
  attributed: z.array(
    z.object({ site: z.string(), authors: z.array(z.string()), from: z.array(Origin.omit({ id: true })) }),
  ),
  /** Its views besides text, times, places and relations: `family`, `gallery`, `library`, `quoted`… */
  views: z.array(z.string()),
  revisionId: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** Identifiers in other databases, by scheme. */
  same: z.record(z.string(), z.string()),
  /** Whether nothing is written about this person and only a family is recorded. */
  isRelative: z.boolean(),
});
export type EntryDetail = z.output<typeof EntryDetail>;

/** For a thing of any type: a book has no entry page, but may be linked to like an entry. */
export const thingAddress = endpoint([], {
  summary: 'The page address of a thing that is not an entry.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ href: z.string() }),
  fails: ['entryNotFound'],
  example: { id: 'book-laozi' },
});

export const entryDetail = endpoint('GET /api/item/detail/{lang}/{id}', {
  summary: 'The whole entry, in the requested language if it exists.',
  for: 'anyone',
  cached: true,
  // A page shows the entry of its address; a program requests a language and gets the next available one.
  input: Id.extend({ exact: z.union([z.boolean(), z.stringbool()]).default(false) }),
  reply: EntryDetail,
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const entrySimpleIntro = endpoint(
  ['GET /api/item/simpleintro/{lang}/{id}', 'GET /api/item/w1/h5intro/{lang}/{id}'],
  {
    summary: 'The name and summary of an entry, for a card next to a link.',
    for: 'anyone',
    input: Id,
    reply: EntryHead.pick({
      id: true,
      global: true,
      name: true,
      disambiguation: true,
      language: true,
      summary: true,
      summaryLanguage: true,
      kind: true,
      times: true,
    }),
    fails: ['entryNotFound'],
    example: { id: 'augustus' },
  },
);

export const fastRead = endpoint('GET /api/fastread/{lang}/{id}', {
  summary:
    'A short version of an entry: its summary, ' +
    'the sections of its text with their first sentences, and the reading time of the full text.',
  for: 'anyone',
  input: Id,
  reply: z.object({
    id: EntryId,
    name: z.string(),
    language: LanguageCode,
    /** Its main time in words; null for none. */ when: z.string().nullable(),
    summary: z.string(),
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
    minutes: z.number(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const categories = endpoint('GET /api/item/category/list', {
  summary: 'The categories of entries, each with its number of entries in the reader’s language.',
  for: 'anyone',
  reply: z.array(z.object({ kind: z.enum(kinds), name: z.string(), count: z.number() })),
});

export const categoryTemplate = endpoint('GET /api/category/template/{x}', {
  summary: 'The fields of a category’s info box.',
  for: 'anyone',
  input: z.object({ x: z.enum(kinds) }),
  reply: z.object({
    kind: z.enum(kinds),
    fields: z.array(
      z.object({ key: z.string(), name: z.string(), type: z.enum(['time', 'place', 'entries', 'text']) }),
    ),
  }),
  example: { x: 'person' },
});

export const categoryClustering = endpoint('GET /api/category/list/clustering', {
  summary: 'The categories with the time span of their subjects, for the cluster timeline.',
  for: 'anyone',
  reply: z.array(
    z.object({
      kind: z.enum(kinds),
      name: z.string(),
      count: z.number(),
      fromYear: z.number().nullable(),
      toYear: z.number().nullable(),
    }),
  ),
});

export const citedArticles = endpoint('GET /api/item/content/list', {
  summary: 'The articles that an entry cites.',
  for: 'anyone',
  input: z.object({ itemId: EntryId, page: PageNumber.default(1), size: PageSize.default(20) }),
  reply: z.object({ total: z.number(), articles: z.array(CitedArticle) }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang' },
});

export const basicInfo = endpoint('POST /api/web/basic/item/basicInfo', {
  summary: 'An entry’s facts as labels and values, as its info box shows them.',
  for: 'anyone',
  input: z.object({ itemId: EntryId }),
  reply: z.object({
    id: EntryId,
    name: z.string(),
    kind: z.enum(kinds),
    facts: z.array(z.object({ key: z.string(), name: z.string(), value: z.string(), source: Citation.nullable() })),
  }),
  fails: ['entryNotFound'],
  example: { itemId: 'cleopatra' },
});
