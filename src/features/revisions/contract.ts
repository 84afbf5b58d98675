import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import {
  EntryId,
  LanguageCode,
  LinkedEntry,
  Name,
  PageNumber,
  PageSize,
  PartName,
  recordOf,
} from '../../rules/nouns.ts';
import { contentStates, states } from '../../rules/revision-states.ts';
import { EntryHead, RevisionDetail } from '../entries/contract.ts';
import { Citing, Facts, Text } from '../entries/rules.ts';
import { Relations } from '../relations/rules.ts';
import { Timeline } from '../timelines/rules.ts';
import { Timemap } from '../timemaps/rules.ts';
import { findingNames } from './face/findings.ts';
import { Difference } from './face/difference.ts';

const Id = z.string().max(60);
/** A part of an entry: `id` or `itemId` is the entry, `type` the part; the call's language says which text. */
const Part = z.object({ id: EntryId.optional(), itemId: EntryId.optional(), type: PartName.default('text') });

const LockState = z.object({
  /** What stops or welcomes whoever asks. Source: spec §4 "Content states". */
  content: z.enum(contentStates),
  /** Who has the lock, and until when; null for nobody. */
  owner: z.string().nullable(),
  until: z.string().nullable(),
  mine: z.boolean(),
});

export const lockStatus = endpoint('POST /api/item/lock/status', {
  summary: 'Who holds the edit lock of a part of an entry, until when, and whether it can be edited at all.',
  for: 'member',
  once: false,
  input: Part,
  reply: LockState,
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', type: 'text' },
  inWorld: false,
});

export const moduleInfo = endpoint('GET /api/user/moduleInfo/{id}', {
  summary: 'What each part of an entry is to whoever asks, and which they may edit.',
  for: 'member',
  once: false,
  input: z.object({ id: EntryId }),
  reply: z.object({
    modules: z.array(
      z.object({
        module: PartName,
        editable: z.boolean(),
        /** Source: spec §4 "Content states". */ state: z.enum(contentStates),
        /** What readers see; null for nothing. */ revisionId: z.string().nullable(),
      }),
    ),
  }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

/** A revision as the editor needs it. */
const Version = RevisionDetail.pick({ id: true, content: true, translatedFrom: true });

export const openPart = endpoint('GET /data/part/{itemId}/{module}', {
  summary:
    'Everything that is known of a part of an entry to whoever would write it: what readers see, its state and lock, my draft, my last rejection.',
  for: 'member',
  once: false,
  input: z.object({ itemId: EntryId, module: PartName }),
  reply: z.object({
    /** The entry in the language of the call, whether it is written yet or not. */
    itemId: EntryId,
    head: EntryHead,
    /** What readers see; null for nothing yet. */
    base: Version.nullable(),
    state: z.enum(contentStates),
    owner: z.string().nullable(),
    until: z.string().nullable(),
    draft: Version.extend({
      changedAt: z.string(),
      version: z.number().int(),
      /** The tab that saved it last. */ tab: z.string().nullable(),
      /** What it was written upon. */ baseId: z.string().nullable(),
      note: z.string(),
    }).nullable(),
    /** What was not let through last, and why; null where I have published or begun something since. */
    rejected: Version.extend({ reason: z.string() }).nullable(),
    /** My submission that nobody has in hand yet: it can be taken back. */
    pending: z.string().nullable(),
  }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang', module: 'text' },
});

/** Of a lock; random. */
const Token = z.string().max(60);

export const heartbeat = endpoint('POST /api/item/heartbeat/update', {
  summary: 'Takes the lock where it is free, and keeps it alive. The token goes with every save.',
  for: 'member with phone',
  once: false,
  input: Part.extend({
    /** For a page that begins: a token of its own, which older pages of this browser cannot give back. */ fresh: z
      .boolean()
      .default(false),
  }),
  reply: LockState.extend({ token: Token }),
  fails: ['entryNotFound', 'entryLocked', 'editingForbidden', 'tooManyLocks'],
  example: { id: 'qin-shi-huang', type: 'text' },
  inWorld: false,
});

export const cancelLock = endpoint('POST /api/item/cancel', {
  summary: 'Gives the lock back: the one with this token, or without one whichever this session has.',
  for: 'member',
  once: false,
  whileBanned: true,
  input: Part.extend({ token: Token.optional() }),
  reply: z.null(),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', type: 'text' },
  inWorld: false,
});

/** What a draft is saved upon, so that no tab writes over what another has saved. */
const Upon = z.object({
  /** The version of my draft that I have seen; null where I know of none. */
  onVersion: z.number().int().nullable().default(null),
  /** Who saves, of several tabs: random. What a tab has saved itself it need not have heard of. */
  tab: Id.optional(),
});
/** How something is saved: as a draft, or submitted for review. */
const Saving = Upon.extend({
  /** Of the lock; a draft is kept without one, so that a lost lock loses nothing. */
  token: Token.optional(),
  /** What it was written upon; null for nothing. */
  baseId: Id.nullable().default(null),
  note: z.string().trim().max(limits.revisionNoteLength).default(''),
  draft: z.boolean().default(false),
});
const Finding = z.object({ name: z.enum(findingNames), where: z.string(), values: z.record(z.string(), z.string()) });
export type Finding = z.output<typeof Finding>;
const Saved = z.object({
  revisionId: z.string(),
  itemId: EntryId,
  state: z.enum(states),
  /** Of its content; rises with every save. */ version: z.number().int(),
  findings: z.array(Finding),
});
export type Saved = z.output<typeof Saved>;
const savingFails = [
  'entryNotFound',
  'quotaReached',
  'entryLocked',
  'lockLost',
  'underReview',
  'editingForbidden',
  'baseOutdated',
  'draftOutdated',
  'tooManyLocks',
  'prohibitedContent',
  'endBeforeStart',
  'badInput',
  'phoneNeeded',
  'tooLarge',
  'textTooComplex',
] as const;

export const saveVersion = endpoint('POST /api/user/version/save', {
  summary: 'Saves or submits the text of an entry in one language, or its facts.',
  for: 'member with phone',
  carries: 'text',
  once: false,
  input: Saving.extend({
    itemId: EntryId,
    text: Text.optional(),
    facts: Facts.optional(),
    /** The revision in another language that this text was translated from. */ translatedFrom: Id.optional(),
  }),
  reply: Saved,
  fails: [...savingFails, 'contentExists'],
  example: { itemId: 'qin-shi-huang', draft: true },
  inWorld: false,
});

export const createEntry = endpoint('POST /api/item/save', {
  summary: 'Creates an entry: facts and text of a new subject, judged together.',
  for: 'member with phone',
  carries: 'text',
  once: false,
  input: Saving.pick({ note: true, draft: true, onVersion: true, tab: true }).extend({
    facts: Facts,
    text: Text,
    /** Of a draft that goes on. */ itemId: EntryId.optional(),
  }),
  reply: Saved,
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
  inWorld: false,
});

export const citeArticle = endpoint('POST /api/item/content/add', {
  summary:
    'Cites an article in an entry: submits its text in this language with it, or adds it to my draft or submission of that text.',
  for: 'member with phone',
  once: false,
  input: Saving.pick({ token: true, note: true }).extend({
    itemId: EntryId,
    articleId: Citing.shape.articleId,
    referenceReason: Citing.shape.reason,
  }),
  reply: Saved,
  fails: [...savingFails, 'articleNotFound', 'contentExists'],
  example: { itemId: 'qin-shi-huang', articleId: 'a0', referenceReason: '见其第三节' },
  inWorld: false,
});

export const checkName = endpoint('POST /api/item/checkName/', {
  summary: 'Whether a name is free in this language; else the entries that have it (V07).',
  for: 'member',
  input: z.object({ name: Name.min(1), disambiguation: Name.nullish() }),
  reply: z.object({
    free: z.boolean(),
    entries: z.array(
      z.object({ id: EntryId, name: z.string(), disambiguation: z.string().nullable(), summary: z.string() }),
    ),
  }),
  example: { name: '秦始皇' },
  inWorld: false,
});

export const saveTimeline = endpoint('POST /api/item/timeline/save', {
  summary: 'Saves or submits every event of an entry.',
  for: 'member with phone',
  carries: 'list',
  once: false,
  input: Saving.extend({ itemId: EntryId, timeline: Timeline }),
  reply: Saved,
  fails: savingFails,
  example: { itemId: 'qin-shi-huang', timeline: { events: [] }, draft: true },
  inWorld: false,
});

export const saveTimemap = endpoint('POST /api/item/timemap/save', {
  summary: 'Saves or submits every timemap node of an entry (V18).',
  for: 'member with phone',
  carries: 'list',
  once: false,
  input: Saving.extend({ itemId: EntryId, timemap: Timemap }),
  reply: Saved,
  fails: savingFails,
  example: { itemId: 'qin-shi-huang', timemap: { nodes: [] }, draft: true },
  inWorld: false,
});

export const saveRelations = endpoint('POST /api/item/relation/save', {
  summary: 'Saves or submits every relation that starts from an entry.',
  for: 'member with phone',
  carries: 'list',
  once: false,
  input: Saving.extend({ itemId: EntryId, relations: Relations.shape.relations }),
  reply: Saved,
  fails: savingFails,
  example: { itemId: 'qin-shi-huang', relations: [], draft: true },
  inWorld: false,
});

export const saveRelation = endpoint('POST /api/web/basic/relation/save', {
  summary: 'Submits one relation, new or changed, beside those that an entry has.',
  for: 'member with phone',
  once: false,
  input: Saving.omit({ baseId: true }).extend({
    itemId: EntryId,
    relation: Relations.shape.relations.element,
    /** The relation that it takes the place of. */ id: Id.optional(),
  }),
  reply: Saved,
  fails: [...savingFails, 'relationNotFound'],
  example: {
    itemId: 'qin-shi-huang',
    relation: {
      to: 'augustus',
      type: 'other',
      word: { en: 'as great as' },
      inverse: null,
      time: null,
      place: null,
      description: null,
      attributes: {},
      source: null,
      origin: null,
    },
  },
  inWorld: false,
});

export const deleteRelation = endpoint('POST /api/web/basic/relation/delete', {
  summary: 'Submits that a relation goes.',
  for: 'member with phone',
  once: false,
  input: Saving.omit({ baseId: true }).extend({ id: Id }),
  reply: Saved,
  fails: [...savingFails, 'relationNotFound'],
  example: { id: 'h0' },
  inWorld: false,
});

export const saveAchievements = endpoint('POST /api/web/basic/item/saveAchievements', {
  summary: 'Submits works and achievements of an entry, beside the relations that it has.',
  for: 'member with phone',
  carries: 'list',
  once: false,
  input: Saving.omit({ baseId: true }).extend({
    achievementDTOList: z
      .array(
        Relations.shape.relations.element
          .omit({ type: true, origin: true, attributes: true })
          .partial({ inverse: true, sentence: true, time: true, place: true, description: true, source: true })
          .extend({ /** Whose achievement. */ itemId: EntryId }),
      )
      .min(1)
      .max(50),
  }),
  reply: Saved,
  fails: savingFails,
  example: { achievementDTOList: [{ itemId: 'qin-shi-huang', to: 'great-wall', word: { en: 'built' } }] },
  inWorld: false,
});

/** A revision in a list: whose, of what, where it stands. */
export const Submission = z.object({
  id: z.string(),
  itemId: EntryId,
  name: z.string(),
  kind: z.enum(kinds).nullable(),
  module: PartName,
  language: LanguageCode.nullable(),
  author: z.string(),
  authorPassed: z.number().int(),
  authorRejected: z.number().int(),
  state: z.enum(states),
  stagesPassed: z.number().int(),
  stagesNeeded: z.number().int(),
  note: z.string(),
  rejectReason: z.string().nullable(),
  reviewer: z.string().nullable(),
  /** Rises each time what is proposed is changed: `POST /data/review/act` says which one was read. */
  version: z.number().int(),
  /** Characters of what is proposed. */
  size: z.number().int(),
  isNew: z.boolean(),
  /** Readers see something of the subject: it has a page. */ hasPage: z.boolean(),
  findings: z.array(Finding),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  changedAt: z.string(),
});
export type Submission = z.output<typeof Submission>;
const Submissions = z.object({ total: z.number().int(), items: z.array(Submission) });

export const reviewQueue = endpoint('GET /data/review/queue', {
  summary: 'What waits for a reviewer, the longest waiting first; and what they have in hand.',
  for: 'reviewer',
  once: false,
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
  inWorld: false,
});

/** The entry itself, where it has a page already, and those that it speaks of. */
const Linked = z.array(LinkedEntry);

export const reviewDetail = endpoint('GET /data/review/{id}', {
  summary: 'A submission with what it would change: what readers have now, what is proposed, and every step it took.',
  for: 'reviewer',
  once: false,
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
  inWorld: false,
});

export const review = endpoint('POST /data/review/act', {
  summary: 'Claims, hands back, passes, rejects (with a reason), proposes as one of the best, features.',
  for: 'reviewer',
  carries: 'list',
  once: false,
  input: z.object({
    id: Id,
    act: z.enum(['claim', 'hand back', 'pass', 'reject', 'propose', 'feature', 'decline', 'unfeature']),
    /** The versions that were read, by id: of this submission and of each that is judged with it. */
    versions: recordOf(
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
  inWorld: false,
});

export const withdraw = endpoint('POST /data/revision/withdraw', {
  summary: 'Takes back what nobody has looked at yet; it is a draft again.',
  for: 'member',
  input: z.object({ id: Id }),
  reply: z.null(),
  fails: ['revisionNotFound', 'stateChanged'],
  example: { id: 's0' },
  inWorld: false,
});

export const proposeAgain = endpoint('POST /data/revision/again', {
  summary:
    'Makes a draft of an old revision, to propose it again; `onVersion` names the draft that it takes the place of.',
  for: 'member with phone',
  input: Upon.extend({ id: Id }),
  reply: Saved,
  fails: ['revisionNotFound', 'underReview', 'draftOutdated', 'quotaReached'],
  example: { id: 's0' },
  inWorld: false,
});

const Compared = z.object({ id: z.string(), author: z.string(), createdAt: z.string() });

export const compareRevisions = endpoint('GET /data/revision/compare', {
  summary: 'Two published revisions of one part, side by side.',
  for: 'anyone',
  kept: true,
  input: z.object({ a: Id, b: Id }),
  reply: z.object({
    module: PartName,
    thingId: EntryId,
    language: LanguageCode.nullable(),
    a: Compared,
    b: Compared,
    difference: Difference,
    linked: Linked,
  }),
  fails: ['revisionNotFound'],
  example: { a: 's0', b: 's1' },
  inWorld: false,
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
  inWorld: false,
});
export const addTerms = endpoint('POST /data/terms/add', {
  summary: 'Adds prohibited terms, one a line.',
  for: 'administrator',
  carries: 'list',
  input: z.object({ terms: z.string().max(2_000_000), wholeWord: z.boolean().default(false) }),
  reply: z.object({ added: z.number().int() }),
  example: { terms: 'x' },
  inWorld: false,
});
export const removeTerm = endpoint('POST /data/terms/remove', {
  summary: 'Removes a prohibited term.',
  for: 'administrator',
  input: z.object({ id: Id }),
  reply: z.null(),
  example: { id: 's0' },
  inWorld: false,
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
  inWorld: false,
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
      author: z.string().nullable(),
      type: z.string(),
      report: z.string(),
      url: z.string(),
      createdAt: z.string(),
    }),
  ),
  example: {},
  inWorld: false,
});
export const closeReport = endpoint('POST /data/reports/close', {
  summary: 'Answers a report.',
  for: 'reviewer',
  input: z.object({ id: Id, answer: z.string().trim().max(limits.reportLength).default('') }),
  reply: z.null(),
  fails: ['reportNotFound'],
  example: { id: 's0' },
  inWorld: false,
});

export const mySubmissions = endpoint('GET /api/user/item/list/{lang}/{n}/{page}/{size}', {
  summary: 'My entries by audit state: n is 0 for all, 1 drafts, 2 under review, 3 passed, 4 not passed, 5 featured.',
  for: 'member',
  input: z.object({ n: z.coerce.number().int().min(0).max(5), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { n: 0, page: 1, size: 20 },
  inWorld: false,
});
export const myRelations = endpoint('GET /api/user/relation/list/{lang}/{n}/{page}/{size}', {
  summary: 'My proposals of relations by audit state, as above.',
  for: 'member',
  input: z.object({ n: z.coerce.number().int().min(0).max(5), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { n: 0, page: 1, size: 20 },
  inWorld: false,
});
const Counts = z.array(
  z.object({
    module: PartName,
    drafts: z.number().int(),
    underReview: z.number().int(),
    passed: z.number().int(),
    notPassed: z.number().int(),
    featured: z.number().int(),
  }),
);
export const myModules = endpoint('GET /api/user/item/list/modules/{lang}', {
  summary: 'How many proposals I have of each part, by state.',
  for: 'member',
  input: z.object({}),
  reply: Counts,
  example: {},
  inWorld: false,
});
export const myRelationModules = endpoint('GET /api/user/relation/list/modules/{lang}', {
  summary: 'How many proposals of relations I have, by state.',
  for: 'member',
  input: z.object({}),
  reply: Counts,
  example: {},
  inWorld: false,
});
export const myDrafts = endpoint('GET /api/user/draft/list/{lang}/{type}/{page}/{size}', {
  summary: 'My drafts of a part of entries, or of all (`all`).',
  for: 'member',
  input: z.object({ type: PartName, page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { type: 'all', page: 1, size: 20 },
  inWorld: false,
});
export const deleteDraft = endpoint('POST /api/user/draft/delete', {
  summary: 'Deletes a draft of mine.',
  for: 'member',
  input: z.object({ id: Id }),
  reply: z.null(),
  fails: ['revisionNotFound'],
  example: { id: 's0' },
  inWorld: false,
});
export const needImprove = endpoint('GET /api/user/item/needImprove/list/{page}/{size}', {
  summary:
    'Entries that need improving, the most linked first: without a text in my language, without events, dates or a source.',
  for: 'member',
  input: z.object({ page: PageNumber, size: PageSize }),
  reply: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({
        id: EntryId,
        name: z.string(),
        kind: z.enum(kinds),
        lacks: z.array(z.enum(['text', 'entry', 'timeline', 'times', 'relations'])),
      }),
    ),
  }),
  example: { page: 1, size: 20 },
  inWorld: false,
});
