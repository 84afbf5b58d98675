import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, LanguageCode, LinkedEntry, PageNumber, PageSize, PartName } from '../../rules/schemas.ts';
import { contentStates, states } from '../../rules/revision-states.ts';
import { findingNames } from '../../rules/revisions/findings.ts';

export const Id = z.string().max(60);
/** The published text in another language that a text was translated from, and the latest published one there. */
export const TranslatedFrom = z.object({ id: z.string(), language: LanguageCode, latestId: z.string() });

/** A part of an entry: `id` or `itemId` is the entry, `type` the part; the call's language selects the text. */
const Part = z.object({
  id: EntryId.optional(),
  itemId: EntryId.optional(),
  type: PartName.default('text'),
  /** Key of the part, when a thing has several of this type. */
  key: z.string().max(100).default(''),
});

const Version = z.object({ id: z.string(), content: z.unknown() });
/** What the author of a part continues: the published version, the draft, and what became of the last submission. */
export const OpenedVersions = z.object({
  /** The published version. */
  base: Version.nullable(),
  state: z.enum(contentStates),
  draft: Version.extend({
    changedAt: z.string(),
    version: z.number().int(),
    tab: z.string().nullable(),
    baseId: z.string().nullable(),
    note: z.string(),
  }).nullable(),
  rejected: Version.extend({ reason: z.string() }).nullable(),
  /** Id of the revision that awaits review. */
  pending: Id.nullable(),
});

const LockState = z.object({
  /** State of the content for the caller. Source: spec §4 "Content states". */
  content: z.enum(contentStates),
  /** Owner of the lock, and when it expires; null when unlocked. */
  owner: z.string().nullable(),
  until: z.string().nullable(),
  mine: z.boolean(),
});

export const lockStatus = endpoint('POST /api/item/lock/status', {
  summary: 'The owner and expiry of the edit lock of a part of an entry, and whether the part can be edited.',
  for: 'member',
  abortPrevious: false,
  input: Part,
  reply: LockState,
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', type: 'text' },
});

export const moduleInfo = endpoint('GET /api/user/moduleInfo/{id}', {
  summary: 'The state of each part of an entry for the caller, and whether the caller may edit it.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: EntryId }),
  reply: z.object({
    modules: z.array(
      z.object({
        module: PartName,
        editable: z.boolean(),
        /** Source: spec §4 "Content states". */ state: z.enum(contentStates),
        /** Published revision; null for none. */ revisionId: z.string().nullable(),
      }),
    ),
  }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

/** Token of a lock; random. */
const Token = z.string().max(60);

export const heartbeat = endpoint('POST /api/item/heartbeat/update', {
  summary: 'Acquires the edit lock if it is free, and renews it. Send the returned token with every save.',
  for: 'member with phone',
  abortPrevious: false,
  input: Part.extend({
    /** For a newly opened page: a new token, which older pages of this browser cannot release. */ fresh: z
      .boolean()
      .default(false),
  }),
  reply: LockState.extend({ token: Token }),
  fails: ['entryNotFound', 'entryLocked', 'entryLockedTryLater', 'editingForbidden', 'tooManyLocks'],
  example: { id: 'qin-shi-huang', type: 'text' },
});

export const cancelLock = endpoint('POST /api/item/cancel', {
  summary: 'Releases the edit lock: the one with this token, or without a token any that this session holds.',
  for: 'member',
  abortPrevious: false,
  whileBanned: true,
  input: Part.extend({ token: Token.optional() }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang', type: 'text' },
});

/** The version that a draft is saved on, so that no tab overwrites another tab's save. */
export const DraftPrecondition = z.object({
  /** The draft version the client has seen; null when it knows of none. */
  onVersion: z.number().int().nullable().default(null),
  /** Random id of the tab that saves. A tab may save on top of its own last save without naming that version. */
  tab: Id.optional(),
});
/** How to save: as a draft, or submitted for review. */
export const SaveFields = DraftPrecondition.extend({
  /** Token of the lock; drafts are saved without one, so that a lost lock loses nothing. */
  token: Token.optional(),
  /** Revision it was based on; null for none. */
  baseId: Id.nullable().default(null),
  note: z.string().trim().max(limits.revisionNoteLength).default(''),
  draft: z.boolean().default(false),
});
const Finding = z.object({ name: z.enum(findingNames), where: z.string(), values: z.record(z.string(), z.string()) });
export type Finding = z.output<typeof Finding>;
export const SaveResult = z.object({
  revisionId: z.string(),
  itemId: EntryId,
  state: z.enum(states),
  /** Content version; rises with every save. */ version: z.number().int(),
  findings: z.array(Finding),
});
export type SaveResult = z.output<typeof SaveResult>;
export const saveErrors = [
  'entryNotFound',
  'quotaReached',
  'entryLocked',
  'entryLockedTryLater',
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
  'notYours',
  'tooLarge',
  'textTooComplex',
] as const;

/** A revision in a list: its author, its part and its state. */
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
  /** Whether an assistant wrote it, or a part of it, with a token of the author. */ withAssistant: z.boolean(),
  rejectReason: z.string().nullable(),
  reviewer: z.string().nullable(),
  /** Rises with every change of the content: `POST /data/review/act` names the version that was read. */
  version: z.number().int(),
  /** Size of the content, in characters. */
  size: z.number().int(),
  isNew: z.boolean(),
  /** Key of the part, when a thing has several of this type. */ key: z.string(),
  /** Display name of the key: for a chapter its title and witness. */ keyName: z.string(),
  /** Whether the thing has a page, because something of it is published. */ hasPage: z.boolean(),
  /** Address of that page; null for none. */ href: z.string().nullable(),
  findings: z.array(Finding),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  changedAt: z.string(),
  /** When its decided last pass will be published; null when that is not pending. */ publishAt: z.string().nullable(),
});
export type Submission = z.output<typeof Submission>;
export const Submissions = z.object({ total: z.number().int(), items: z.array(Submission) });

/** The entry itself, if it has a page, and the entries that it mentions. */
export const LinkedEntries = z.array(LinkedEntry);

export const withdraw = endpoint('POST /data/revision/withdraw', {
  abortPrevious: false,
  summary: 'Withdraws a submission that no reviewer has claimed; it becomes a draft again.',
  for: 'member',
  input: z.object({ id: Id }),
  fails: ['revisionNotFound', 'stateChanged', 'newerDraft'],
  example: { id: 's0' },
});

export const proposeAgain = endpoint('POST /data/revision/again', {
  summary: 'Creates a draft from an old revision, to submit it again. `onVersion` names the draft that it replaces.',
  for: 'member with phone',
  input: DraftPrecondition.extend({ id: Id }),
  reply: SaveResult,
  fails: ['revisionNotFound', 'underReview', 'draftOutdated', 'quotaReached', 'notYours'],
  example: { id: 's0' },
});

export const mySubmissions = endpoint('GET /api/user/item/list/{lang}/{n}/{page}/{size}', {
  summary:
    'The caller’s proposals for entries by audit state (n): 0 all, ' +
    '1 drafts, 2 under review, 3 passed, 4 not passed, 5 featured.',
  for: 'member',
  input: z.object({ n: z.coerce.number().int().min(0).max(5), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { n: 0, page: 1, size: 20 },
});
export const myRelations = endpoint('GET /api/user/relation/list/{lang}/{n}/{page}/{size}', {
  summary: 'The caller’s proposals for relations by audit state (n), numbered as in `/api/user/item/list`.',
  for: 'member',
  input: z.object({ n: z.coerce.number().int().min(0).max(5), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { n: 0, page: 1, size: 20 },
});
const ModuleCounts = z.array(
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
  summary: 'The number of the caller’s proposals for each part, by state.',
  for: 'member',
  reply: ModuleCounts,
});
export const myRelationModules = endpoint('GET /api/user/relation/list/modules/{lang}', {
  summary: 'The number of the caller’s proposals for relations, by state.',
  for: 'member',
  reply: ModuleCounts,
});
export const myDrafts = endpoint('GET /api/user/draft/list/{lang}/{type}/{page}/{size}', {
  summary: 'The caller’s drafts of one part of entries, or of all parts (`all`).',
  for: 'member',
  input: z.object({ type: z.union([z.enum(['all', 'item']), PartName]), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { type: 'all', page: 1, size: 20 },
});
export const deleteDraft = endpoint('POST /api/user/draft/delete', {
  abortPrevious: false,
  summary: 'Deletes one of the caller’s drafts.',
  for: 'member',
  input: z.object({ id: Id }),
  fails: ['revisionNotFound'],
  example: { id: 's0' },
});
