import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, LanguageCode, PageNumber, PageSize } from '../../rules/schemas.ts';
import { states } from '../../rules/revision-states.ts';
import { OpenedVersions, SaveResult, SaveFields, saveErrors, Submission } from '../../editing/revisions/contract.ts';
import { ArticleContent, articleKinds } from './rules.ts';

export const saveArticle = endpoint('POST /data/article/save', {
  summary:
    'Saves or submits one of the caller’s articles. Without `articleId`, creates one in the language of the call.',
  for: 'member with phone',
  carries: 'text',
  abortPrevious: false,
  input: SaveFields.extend({ articleId: EntryId.optional(), article: ArticleContent }),
  reply: SaveResult,
  fails: [...saveErrors, 'articleNotFound'],
  example: { article: { name: 'Roads of the empire' }, draft: true },
});

export const openArticle = endpoint('GET /data/article/part/{articleId}', {
  summary: 'Everything that the author needs to continue an article: the published version, its state and the draft.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ articleId: EntryId }),
  reply: z.object({
    articleId: z.string(),
    title: z.string(),
    language: LanguageCode,
    isPublished: z.boolean(),
    ...OpenedVersions.shape,
  }),
  fails: ['articleNotFound', 'notYours'],
  example: { articleId: 'a0' },
});

export const deleteArticle = endpoint('POST /api/article/ugc/v1/y/del', {
  summary:
    'Deletes one of the caller’s articles, with its drafts and published version. `ugcId` is in the query string.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ ugcId: EntryId }),
  fails: ['articleNotFound', 'notYours', 'underReview'],
  example: { ugcId: 'a0' },
});

/** -1: draft, 0: under review, 1: passed, 2: not passed, 3: featured. Source: spec §4 "Article auditStatus". */
const AuditStatus = z.coerce.number().int().min(-1).max(3);

/** One of the member's own articles, with its latest revision's status. */
const MyArticle = z.object({
  ugcId: z.string(),
  title: z.string(),
  kind: z.enum(articleKinds),
  language: LanguageCode,
  auditStatus: AuditStatus,
  state: z.enum(states),
  stagesPassed: z.number().int(),
  stagesNeeded: z.number().int(),
  rejectReason: z.string().nullable(),
  /** The revision with this status. */
  revisionId: z.string(),
  isPublished: z.boolean(),
  submittedAt: z.string().nullable(),
  changedAt: z.string(),
});
const MyArticles = z.object({ total: z.number().int(), items: z.array(MyArticle) });

export const myArticles = endpoint('GET /api/user/article/list/{a}/{b}', {
  summary: 'The caller’s articles, each with the status of its latest revision. a is the page, b the page size.',
  for: 'member',
  input: z.object({ a: PageNumber, b: PageSize }),
  reply: MyArticles,
  example: { a: 1, b: 20 },
});

export const myArticlesByStatus = endpoint('GET /api/user/w2/article/list/{a}/{b}/{c}', {
  summary:
    'The caller’s proposals for articles by audit status (a): -1 drafts, 0 under review, ' +
    '1 passed, 2 not passed, 3 featured, or `all`. b is the page, c the page size.',
  for: 'member',
  input: z.object({ a: z.union([z.literal('all'), AuditStatus]), b: PageNumber, c: PageSize }),
  reply: z.object({ total: z.number().int(), items: z.array(Submission.extend({ auditStatus: AuditStatus })) }),
  example: { a: -1, b: 1, c: 20 },
});

export const auditInfo = endpoint('GET /api/article/ugc/v1/y/audit/info', {
  summary: 'The audit status of the caller’s articles: of all, or of those with one status (-1: draft).',
  for: 'member',
  input: z.object({
    page: PageNumber.default(1),
    size: PageSize.default(20),
    auditStatus: AuditStatus.optional(),
  }),
  reply: MyArticles,
  example: { page: 1, size: 20, auditStatus: -1 },
});

/** Maximum number of articles per request. */
export const maxIdsPerRequest = 100;
export const newerVersions = endpoint('GET /api/article/ugc/v1/y/view/newer', {
  summary:
    'Which of the caller’s articles have a published version newer than the one that the draft is based on. ' +
    '`ids` is a comma-separated list.',
  for: 'member',
  input: z.object({ ids: z.string().max(6200) }),
  reply: z.object({
    newer: z.array(z.object({ ugcId: z.string(), title: z.string(), revisionId: z.string(), publishedAt: z.string() })),
  }),
  fails: ['badInput'],
  example: { ids: 'a0' },
});
