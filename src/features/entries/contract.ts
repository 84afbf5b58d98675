import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds, regions, timeRoles } from '../../rules/kinds.ts';
import { languages } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import {
  Citation,
  EntryId,
  LanguageCode,
  LinkedEntry,
  Origin,
  PageNumber,
  PageSize,
  Place,
  TimeRecord,
} from '../../rules/schemas.ts';
import { Portrait } from '../media/rules.ts';

const Id = z.object({ id: EntryId });
export const SubjectTime = TimeRecord.extend({ role: z.enum(timeRoles), source: Citation.nullable() });
export type SubjectTime = z.output<typeof SubjectTime>;

/** Spec §3 "Item": name, disambiguation, language, summary, global, langs; and other data for the top of an entry. */
export const EntryHead = z.object({
  id: EntryId,
  /** The subject behind the entries of all languages. */
  global: EntryId,
  name: z.string(),
  disambiguation: z.string().nullable(),
  /** Pronunciation of the name, if the letters do not show it. */
  pronunciation: z.string().nullable(),
  /** Language of the entry; another than requested if that is missing. */
  language: LanguageCode,
  summary: z.string(),
  /** Language of the summary, if this language has none yet. */
  summaryLanguage: LanguageCode,
  /** The id of the entry of the same subject in each language it is written in. */
  langs: z.partialRecord(z.enum(languages), EntryId),
  kind: z.enum(kinds),
  region: z.enum(regions).nullable(),
  /** The name in each language that has one. */
  names: z.partialRecord(z.enum(languages), z.string()),
  otherNames: z.array(z.string()),
  times: z.array(SubjectTime),
  place: Place.nullable(),
  portrait: Portrait.nullable(),
});
export type EntryHead = z.output<typeof EntryHead>;

/** An article that an entry cites. */
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
  /** Articles that it cites, newest first. */
  articles: z.array(CitedArticle),
  contents: z.array(z.object({ id: z.string(), title: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
  /** People and events of the same time, other parts of the world first. */
  contemporaries: z.array(LinkedEntry.extend({ time: TimeRecord })),
  origins: z.array(Origin),
  /** For data from another Stele: its authors there, and its origin; only names, which are no members of this site. */
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
});
export type EntryDetail = z.output<typeof EntryDetail>;

/** For a thing of any type: a book has no entry page, but may be linked to like an entry. */
export const thingAddress = endpoint([], {
  summary: 'The page of a thing that is no entry.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.object({ href: z.string() }),
  fails: ['entryNotFound'],
  example: { id: 'book-laozi' },
});

export const entryDetail = endpoint('GET /api/item/detail/{lang}/{id}', {
  summary: 'The whole entry, in the language asked for where it exists.',
  for: 'anyone',
  cached: true,
  // A page shows the entry of its address; a program requests a language and gets the next available one.
  input: Id.extend({ exact: z.union([z.boolean(), z.stringbool()]).default(false) }),
  reply: EntryDetail,
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const entryIntro = endpoint('GET /api/item/intro/{lang}/{id}', {
  summary: 'The head of an entry: names, summary, times, place.',
  for: 'anyone',
  input: Id,
  reply: EntryHead,
  fails: ['entryNotFound'],
  example: { id: 'cleopatra' },
});

export const entrySimpleIntro = endpoint(
  ['GET /api/item/simpleintro/{lang}/{id}', 'GET /api/item/w1/h5intro/{lang}/{id}'],
  {
    summary: 'Name and summary, for a card beside a link.',
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

export const linkedEntries = endpoint('POST /data/entries/linked', {
  summary: 'What the subjects are called that something points to, for many at once; unknown ones are missing.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ ids: z.array(EntryId).max(500) }),
  reply: z.array(LinkedEntry),
  example: { ids: ['qin-shi-huang'] },
});

export const namedEntries = endpoint('POST /data/entries/named', {
  summary:
    'The entries with these names in any language, for many at once; “Mercury (planet)” is also Mercury with this disambiguation. Names that no entry has, or several, are missing.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({
    names: z.array(z.string().trim().min(1).max(limits.lookedUpNameLength)).max(limits.lookedUpNames),
  }),
  reply: z.array(z.object({ name: z.string(), id: EntryId })),
  example: { names: ['Octavian', '孔子'] },
});

export const linkTarget = endpoint('GET /api/link/v1/n/item/get', {
  summary: 'What a link of the form ?id=X points to.',
  for: 'anyone',
  input: Id,
  reply: z.object({ id: EntryId, name: z.string(), url: z.string() }),
  fails: ['entryNotFound'],
  example: { id: 'kongzi' },
});

export const fastRead = endpoint('GET /api/fastread/{lang}/{id}', {
  summary:
    'The short reading of an entry: its summary, the sections of its text with their first sentences, and how long all of it takes.',
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
  summary: 'The categories of entries with how many each has in the reader’s language.',
  for: 'anyone',
  input: z.object({}),
  reply: z.array(z.object({ kind: z.enum(kinds), name: z.string(), count: z.number() })),
  example: {},
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
  summary: 'The categories with the span of time that their subjects fill, for the cluster timeline.',
  for: 'anyone',
  input: z.object({}),
  reply: z.array(
    z.object({
      kind: z.enum(kinds),
      name: z.string(),
      count: z.number(),
      fromYear: z.number().nullable(),
      toYear: z.number().nullable(),
    }),
  ),
  example: {},
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
  summary: 'An entry’s facts as label and value, as its info box shows them.',
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
