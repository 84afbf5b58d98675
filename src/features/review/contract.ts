import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, LanguageCode, PageNumber, PageSize, PartName, boundedRecord } from '../../rules/schemas.ts';
import { states } from '../../rules/revision-states.ts';
import { Id, Linked, Submission, Submissions } from '../revisions/contract.ts';
import { Difference } from '../revisions/face/difference.ts';

export const reviewQueue = endpoint('GET /data/review/queue', {
  summary: 'What waits for a reviewer, the longest waiting first; and what they have in hand.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({
    which: z.enum(['waiting', 'mine', 'featuring', 'decided']).default('waiting'),
    module: PartName.optional(),
    language: LanguageCode.optional(),
    kind: z.enum(kinds).optional(),
    newcomers: z.stringbool().optional(),
    page: PageNumber.default(1),
    size: PageSize.default(20),
  }),
  reply: Submissions.extend({
    /** How many wait in each language, and since when the first. */ waiting: z.array(
      z.object({ language: LanguageCode.nullable(), count: z.number().int(), oldest: z.string() }),
    ),
  }),
  example: {},
  exampleRuns: false,
});

export const reviewDetail = endpoint('GET /data/review/{id}', {
  summary: 'A submission with what it would change: what readers have now, what is proposed, and every step it took.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({ id: Id }),
  reply: z.object({
    submission: Submission,
    before: z.unknown(),
    after: z.unknown(),
    difference: Difference,
    /** The submission's other parts, judged with it. */ together: z.array(Submission),
    steps: z.array(
      z.object({ act: z.string(), to: z.enum(states), by: z.string(), reason: z.string().nullable(), at: z.string() }),
    ),
    mine: z.boolean(),
    own: z.boolean(),
    /** What readers see in place of it: it passed, and something newer came. */ newest: z.string().nullable(),
    linked: Linked,
  }),
  fails: ['revisionNotFound'],
  example: { id: 's0' },
  exampleRuns: false,
});

export const review = endpoint('POST /data/review/act', {
  summary: 'Claims, hands back, passes, rejects (with a reason), proposes as one of the best, features.',
  for: 'reviewer',
  carries: 'list',
  abortPrevious: false,
  input: z.object({
    id: Id,
    act: z.enum(['claim', 'hand back', 'pass', 'reject', 'propose', 'feature', 'decline', 'unfeature']),
    /** The versions that were read, by id: of this submission and of each that is judged with it. */
    versions: boundedRecord(
      Id,
      z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      10,
    ),
    reason: z.string().trim().max(limits.rejectReasonLength).optional(),
    /**
     * What the reviewer made of it, with the last pass: becomes a revision of their own upon it. For small faults only.
     */
    content: z.unknown().optional(),
  }),
  reply: Submission,
  fails: [
    'revisionNotFound',
    'notAllowed',
    'stateChanged',
    'reasonNeeded',
    'baseOutdated',
    'prohibitedContent',
    'mendTooLarge',
    'badInput',
  ],
  example: { id: 's0', act: 'claim', versions: { s0: 1 } },
  exampleRuns: false,
});

export const reviewPace = endpoint('GET /data/review/pace', {
  summary: 'How long review takes: what waits, and how long the last hundred decisions took.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({
    waiting: z.number().int(),
    oldestDays: z.number().nullable(),
    medianHours: z.number().nullable(),
    p90Hours: z.number().nullable(),
    byLanguage: z.array(
      z.object({ language: LanguageCode.nullable(), waiting: z.number().int(), medianHours: z.number().nullable() }),
    ),
  }),
  example: {},
});

export const terms = endpoint('GET /data/terms', {
  summary: 'The prohibited terms.',
  for: 'administrator',
  input: z.object({}),
  reply: z.array(z.object({ id: z.string(), term: z.string(), wholeWord: z.boolean() })),
  example: {},
  exampleRuns: false,
});

export const addTerms = endpoint('POST /data/terms/add', {
  summary: 'Adds prohibited terms, one a line.',
  for: 'administrator',
  carries: 'list',
  input: z.object({ terms: z.string().max(2_000_000), wholeWord: z.boolean().default(false) }),
  reply: z.object({ added: z.number().int() }),
  example: { terms: 'x' },
  exampleRuns: false,
});

export const removeTerm = endpoint('POST /data/terms/remove', {
  summary: 'Removes a prohibited term.',
  for: 'administrator',
  input: z.object({ id: Id }),
  reply: z.null(),
  example: { id: 's0' },
  exampleRuns: false,
});

export const report = endpoint('POST /api/report/save', {
  summary: 'Reports a mistake or something worse; it lands on the review desk.',
  for: 'member',
  ownTransactions: true,
  input: z.object({
    id: EntryId.optional(),
    type: z.enum(['mistake', 'source', 'offence', 'rights', 'other']).default('mistake'),
    report: z.string().trim().min(1).max(limits.reportLength),
    url: z.string().max(2000).default(''),
  }),
  reply: z.object({ id: z.string() }),
  fails: ['entryNotFound', 'tryLater'],
  example: { report: 'The date is wrong.' },
  exampleRuns: false,
});

export const feedback = endpoint('POST /api/report/feedback/save', {
  summary: 'The same from whoever has no account, after a captcha.',
  for: 'anyone',
  ownTransactions: true,
  input: report.input.extend({ kaptcha: z.string().max(20) }),
  reply: z.object({ id: z.string() }),
  fails: ['entryNotFound', 'tryLater', 'kaptchaNeeded', 'kaptchaWrong'],
  example: { report: 'The date is wrong.', kaptcha: 'abcd' },
  exampleRuns: false,
});

export const reports = endpoint('GET /data/reports', {
  summary: 'Reports that nobody has answered, the oldest first.',
  for: 'reviewer',
  input: z.object({}),
  reply: z.array(
    z.object({
      id: z.string(),
      itemId: EntryId.nullable(),
      name: z.string().nullable(),
      /** Its page; null where it is of the site, or gone. */
      href: z.string().nullable(),
      /** It can be hidden from here: a comment. */
      mayHide: z.boolean(),
      author: z.string().nullable(),
      type: z.string(),
      report: z.string(),
      url: z.string(),
      createdAt: z.string(),
    }),
  ),
  example: {},
  exampleRuns: false,
});

export const closeReport = endpoint('POST /data/reports/close', {
  summary: 'Answers a report; who sent it reads the answer.',
  for: 'reviewer',
  input: z.object({ id: Id, answer: z.string().trim().max(limits.reportLength).default('') }),
  reply: z.null(),
  fails: ['reportNotFound'],
  example: { id: 's0' },
  exampleRuns: false,
});

export const hideReported = endpoint('POST /data/reports/hide', {
  summary: 'Hides what was reported from readers, where nobody reviewed it before; answers all who reported it.',
  for: 'reviewer',
  input: z.object({ id: Id, reason: z.string().trim().min(1).max(limits.rejectReasonLength) }),
  reply: z.null(),
  fails: ['reportNotFound'],
  example: { id: 's0', reason: 'Off the subject.' },
  exampleRuns: false,
});
