import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import { EntryId, LanguageCode, Name, PageNumber, PageSize } from '../../rules/schemas.ts';
import { Id, SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { Relations } from '../relations/rules.ts';
import { Timeline } from '../timelines/rules.ts';
import { ArticleCitation, Facts, Text } from './rules.ts';

/** A part that is proposed together with a new entry: its text in another language, its relations, its events. */
export const FurtherPart = z.discriminatedUnion('module', [
  z.object({ module: z.literal('text'), language: LanguageCode, content: Text }),
  z.object({ module: z.literal('relations'), content: Relations }),
  z.object({ module: z.literal('timeline'), content: Timeline }),
]);
export type FurtherPart = z.output<typeof FurtherPart>;

export const saveVersion = endpoint('POST /api/user/version/save', {
  summary: 'Saves or submits the text of an entry in one language, or its facts.',
  for: 'member with phone',
  carries: 'text',
  abortPrevious: false,
  input: SaveFields.extend({
    itemId: EntryId,
    text: Text.optional(),
    facts: Facts.optional(),
    /** The revision in another language that this text was translated from. */ translatedFrom: Id.optional(),
  }),
  reply: SaveResult,
  fails: [...saveErrors, 'contentExists'],
  example: { itemId: 'qin-shi-huang', draft: true },
});

export const createEntry = endpoint('POST /api/item/save', {
  summary: 'Creates an entry: the facts and text of a new subject, and further parts of it, reviewed together.',
  for: 'member with phone',
  carries: 'text',
  abortPrevious: false,
  input: SaveFields.pick({ note: true, draft: true, onVersion: true, tab: true }).extend({
    facts: Facts,
    text: Text,
    /** Further parts, saved and reviewed with the entry; they replace those of the last save, which stay without it. */
    further: z.array(FurtherPart).max(20).optional(),
    /** The draft to continue. */ itemId: EntryId.optional(),
  }),
  reply: SaveResult,
  fails: [
    'contentExists',
    'quotaReached',
    'prohibitedContent',
    'endBeforeStart',
    'badInput',
    'underReview',
    'draftOutdated',
    'entryNotFound',
  ],
  example: {
    facts: { kind: 'person', region: null, times: [], place: null, same: {} },
    text: { name: '试', otherNames: [], disambiguation: null, summary: '', body: '' },
  },
});

export const furtherParts = endpoint('GET /data/newentry/further', {
  summary: 'The further parts of a new entry of the caller that is a draft or was rejected, with the names of entries.',
  for: 'member with phone',
  input: z.object({ itemId: EntryId }),
  reply: z.object({
    parts: z.array(FurtherPart),
    /** Names of the entries that relations lead to, by subject. */ names: z.record(z.string(), z.string()),
  }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang' },
});

export const citeArticle = endpoint('POST /api/item/content/add', {
  summary:
    'Cites an article in an entry: adds it to the caller’s draft or submission of the text in this language, ' +
    'or else submits the published text with it.',
  for: 'member with phone',
  abortPrevious: false,
  input: SaveFields.pick({ token: true, note: true }).extend({
    itemId: EntryId,
    articleId: ArticleCitation.shape.articleId,
    referenceReason: ArticleCitation.shape.reason,
  }),
  reply: SaveResult,
  fails: [...saveErrors, 'articleNotFound', 'contentExists'],
  example: { itemId: 'qin-shi-huang', articleId: 'a0', referenceReason: '见其第三节' },
});

export const checkName = endpoint('POST /api/item/checkName/', {
  summary: 'Checks whether a name is available in this language; if not, returns the entries that have it (V07).',
  for: 'member',
  input: z.object({ name: Name.min(1), disambiguation: Name.nullish() }),
  reply: z.object({
    free: z.boolean(),
    entries: z.array(
      z.object({ id: EntryId, name: z.string(), disambiguation: z.string().nullable(), summary: z.string() }),
    ),
  }),
  example: { name: '秦始皇' },
});

export const needImprove = endpoint('GET /api/user/item/needImprove/list/{page}/{size}', {
  summary:
    'Entries that need improvement, best linked first: those without a text in the language of the call, ' +
    'without events or without dates, and those found last night to lack a source, a day, a picture or a place.',
  for: 'member',
  input: z.object({ page: PageNumber, size: PageSize }),
  reply: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({
        id: EntryId,
        name: z.string(),
        kind: z.enum(kinds),
        lacks: z.array(
          z.enum(['text', 'entry', 'timeline', 'times', 'relations', 'source', 'precision', 'picture', 'place']),
        ),
      }),
    ),
  }),
  example: { page: 1, size: 20 },
});
