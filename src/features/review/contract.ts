import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, LanguageCode, PageNumber, PageSize, PartName, boundedRecord } from '../../rules/schemas.ts';
import { states } from '../../rules/revision-states.ts';
import { Id, LinkedEntries, Submission, Submissions } from '../../editing/revisions/contract.ts';
import { Difference } from '../../rules/revisions/difference.ts';
import { summaryUnits } from '../../rules/revisions/summary.ts';

/** Number of a proposal's additions or changes, and some of the entries concerned. */
const QueueSummary = z.object({ unit: z.enum(summaryUnits), count: z.number().int(), names: z.array(z.string()) });
export type QueueSummary = z.output<typeof QueueSummary>;

/** The versions of a bundle's parts that were read, by id. */
const Versions = boundedRecord(
  Id,
  z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  10,
);

export const reviewQueue = endpoint('GET /data/review/queue', {
  summary:
    'Submissions that await review, longest waiting first; ' +
    'or those that the caller has claimed or decided, or that are proposed for featuring.',
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
    items: z.array(
      Submission.extend({
        /** The versions of its bundle's parts, by id: input of `passTogether`. */
        versions: Versions,
        /** Whether the caller may pass it now. */
        mayPass: z.boolean(),
        /** Null when its part is not counted. */
        summary: QueueSummary.nullable(),
      }),
    ),
    /** Number of waiting submissions per language, and the oldest date. */ waiting: z.array(
      z.object({ language: LanguageCode.nullable(), count: z.number().int(), oldest: z.string() }),
    ),
  }),
  example: {},
});

export const reviewDetail = endpoint('GET /data/review/{id}', {
  summary:
    'A submission with its changes: the content that it is based on, the proposed content, and every review step.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({ id: Id }),
  reply: z.object({
    submission: Submission,
    before: z.unknown(),
    after: z.unknown(),
    difference: Difference,
    /** The other submissions of its bundle. */ together: z.array(Submission),
    /** The changes of each part of the bundle, in reading order. */
    parts: z.array(
      z.object({
        id: z.string(),
        after: z.unknown(),
        difference: Difference,
        /** Changes since the last rejected attempt; null for a first attempt. */
        sinceLastTry: Difference.nullable(),
        linked: LinkedEntries,
      }),
    ),
    /** Earlier rejections: their number, and the last one's reviewer, date and reason; null for a first attempt. */
    lastTry: z
      .object({ count: z.number().int(), by: z.string().nullable(), at: z.string(), reason: z.string() })
      .nullable(),
    steps: z.array(
      z.object({ act: z.string(), to: z.enum(states), by: z.string(), reason: z.string().nullable(), at: z.string() }),
    ),
    /** Why the number of stages differs from the setting; null when it does not. */
    stagesReason: z.enum(['newcomer', 'trusted']).nullable(),
    /** Under review, but something newer was published since it was written: it cannot pass. */
    outdated: z.boolean(),
    mine: z.boolean(),
    own: z.boolean(),
    /** The published revision that replaced it after it passed; null otherwise. */ newest: z.string().nullable(),
    linked: LinkedEntries,
  }),
  fails: ['revisionNotFound'],
  example: { id: 's0' },
});

export const review = endpoint('POST /data/review/act', {
  summary:
    'Performs a review action: claim, hand back, pass, reject (with a reason), ' +
    'propose for featuring, feature, decline or unfeature. ' +
    'Passing an unclaimed submission claims it first; a last pass is published some seconds later.',
  for: 'reviewer',
  carries: 'list',
  abortPrevious: false,
  input: z.object({
    id: Id,
    act: z.enum(['claim', 'hand back', 'pass', 'reject', 'propose', 'feature', 'decline', 'unfeature']),
    /** The versions that were read, by id: of this submission and the others in its bundle. */
    versions: Versions,
    reason: z.string().trim().max(limits.rejectReasonLength).optional(),
    /** The reviewer's edit, with the last pass: becomes the reviewer's own revision on top. Small corrections only. */
    content: z.unknown().optional(),
    /** Publishes the last pass at once, without time to undo; always the case with an edit. */
    publishNow: z.boolean().default(false),
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
});

/** Outcome of each proposal: null, or the name of the error. */
const Outcome = z.object({ id: Id, error: z.string().nullable() });
const Outcomes = z.array(Outcome);
export type Outcomes = z.output<typeof Outcomes>;
const ids = z.array(Id).min(1).max(limits.batchDecisions);

export const passTogether = endpoint('POST /data/review/pass', {
  summary: 'Passes several proposals, each independently; some may fail.',
  for: 'reviewer',
  carries: 'list',
  abortPrevious: false,
  ownTransactions: true,
  input: z.object({
    proposals: z
      .array(z.object({ id: Id, versions: Versions }))
      .min(1)
      .max(limits.batchDecisions),
  }),
  /** `canUndo`: it was the last pass and is not published yet. */
  reply: z.array(Outcome.extend({ canUndo: z.boolean() })),
  example: { proposals: [{ id: 's0', versions: { s0: 1 } }] },
});

export const undoPasses = endpoint('POST /data/review/undo', {
  summary: 'Undoes the last pass of proposals that are not published yet; they return to the caller for review.',
  for: 'reviewer',
  abortPrevious: false,
  ownTransactions: true,
  input: z.object({ ids }),
  reply: Outcomes,
  example: { ids: ['s0'] },
});

export const publishPasses = endpoint('POST /data/review/publish', {
  summary:
    'Publishes proposals at once after the caller’s last pass, without waiting until it can no longer be undone.',
  for: 'reviewer',
  abortPrevious: false,
  ownTransactions: true,
  input: z.object({ ids }),
  reply: Outcomes,
  example: { ids: ['s0'] },
});

export const reviewPace = endpoint('GET /data/review/pace', {
  summary: 'How long review takes: the number of waiting submissions, and the duration of the last hundred decisions.',
  for: 'anyone',
  reply: z.object({
    waiting: z.number().int(),
    oldestDays: z.number().nullable(),
    medianHours: z.number().nullable(),
    p90Hours: z.number().nullable(),
    byLanguage: z.array(
      z.object({ language: LanguageCode.nullable(), waiting: z.number().int(), medianHours: z.number().nullable() }),
    ),
  }),
});

export const terms = endpoint('GET /data/terms', {
  summary: 'The prohibited terms.',
  for: 'administrator',
  reply: z.array(z.object({ id: z.string(), term: z.string(), wholeWord: z.boolean() })),
});

export const addTerms = endpoint('POST /data/terms/add', {
  summary: 'Adds prohibited terms, one per line.',
  for: 'administrator',
  carries: 'list',
  abortPrevious: false,
  input: z.object({ terms: z.string().max(2_000_000), wholeWord: z.boolean().default(false) }),
  reply: z.object({ added: z.number().int() }),
  example: { terms: 'x' },
});

export const removeTerm = endpoint('POST /data/terms/remove', {
  summary: 'Removes a prohibited term.',
  for: 'administrator',
  abortPrevious: false,
  input: z.object({ id: Id }),
  example: { id: 's0' },
});

export const report = endpoint('POST /api/report/save', {
  summary: 'Reports a mistake or another problem to the review desk.',
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
});

export const feedback = endpoint('POST /api/report/feedback/save', {
  summary: 'Reports a mistake or another problem without an account, after a captcha.',
  for: 'anyone',
  ownTransactions: true,
  input: report.input.extend({ kaptcha: z.string().max(20) }),
  reply: z.object({ id: z.string() }),
  fails: ['entryNotFound', 'tryLater', 'kaptchaNeeded', 'kaptchaWrong'],
  example: { report: 'The date is wrong.', kaptcha: 'abcd' },
});

export const reports = endpoint('GET /data/reports', {
  summary: 'Unanswered reports, oldest first.',
  for: 'reviewer',
  reply: z.array(
    z.object({
      id: z.string(),
      itemId: EntryId.nullable(),
      name: z.string().nullable(),
      /** Address of its page; null when it concerns the site, or the page is gone. */
      href: z.string().nullable(),
      /** Whether it can be hidden from here, as comments can. */
      mayHide: z.boolean(),
      author: z.string().nullable(),
      type: z.string(),
      report: z.string(),
      url: z.string(),
      createdAt: z.string(),
    }),
  ),
});

export const openCases = endpoint('GET /data/review/cases', {
  summary: 'The number of unanswered reports and of undecided appeals.',
  for: 'reviewer',
  abortPrevious: false,
  reply: z.object({ reports: z.number().int(), appeals: z.number().int() }),
});

export const closeReport = endpoint('POST /data/reports/close', {
  summary: 'Answers a report and closes it; its author receives the answer.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({ id: Id, answer: z.string().trim().max(limits.reportLength).default('') }),
  fails: ['reportNotFound'],
  example: { id: 's0' },
});

export const hideReported = endpoint('POST /data/reports/hide', {
  summary: 'Hides reported content that was not reviewed before, and answers everyone who reported it.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({ id: Id, reason: z.string().trim().min(1).max(limits.rejectReasonLength) }),
  fails: ['reportNotFound'],
  example: { id: 's0', reason: 'Off the subject.' },
});
