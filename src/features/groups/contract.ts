import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { genders } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { states } from '../../rules/revision-states.ts';
import {
  EntryId,
  LanguageCode,
  LinkedEntry,
  PageNumber,
  PageSize,
  TimeRecord,
  BoundedText,
} from '../../rules/schemas.ts';
import { unionKinds } from '../families/rules.ts';
import { DraftPrecondition } from '../../editing/revisions/contract.ts';
import { TimemapNode } from '../timemaps/contract.ts';
import { groupKinds, visibilities } from './face/kinds.ts';
import { Group, GroupNode } from './rules.ts';

const Id = EntryId;
const Kind = z.enum(groupKinds);
/** One kind of group, or all kinds. The specification calls it a module. */
const Module = z.enum(['all', ...groupKinds]);

/** A node as readers see it, with its entry's current data. */
export const ShownNode = GroupNode.pick({ key: true, title: true, note: true, hue: true, at: true }).extend({
  entry: LinkedEntry.nullable(),
  /** Whether its entry was deleted or is no longer visible. */
  gone: z.boolean(),
  /** The node's own time, or else that of its entry. */
  time: TimeRecord.nullable(),
  place: TimemapNode.shape.place.nullable(),
  sketch: TimemapNode.shape.sketch,
  gender: z.enum(genders).nullable(),
  royal: z.boolean(),
  /** Total number of relations of its entry. */
  degree: z.number(),
});
export type ShownNode = z.output<typeof ShownNode>;

/** A line between two nodes: a relation of the encyclopedia, or the author's own. */
export const ShownEdge = z.object({
  id: z.string(),
  /** Keys of nodes. */
  a: z.string(),
  b: z.string(),
  word: z.string(),
  directed: z.boolean(),
  time: TimeRecord.nullable(),
  isOwn: z.boolean(),
});
export type ShownEdge = z.output<typeof ShownEdge>;

/** Partners and children in a tree, by node keys. */
const ShownUnion = z.object({
  id: z.string(),
  kind: z.enum(unionKinds),
  doubtful: z.boolean(),
  time: TimeRecord.nullable(),
  partners: z.array(z.string()),
  children: z.array(z.object({ id: z.string(), adopted: z.boolean(), doubtful: z.boolean() })),
  isOwn: z.boolean(),
});

/** A group as readers see it. */
export const ShownGroup = Group.pick({
  kind: true,
  name: true,
  about: true,
  year: true,
  lanes: true,
  journey: true,
}).extend({
  /** Language of the author's texts. */
  language: LanguageCode,
  nodes: z.array(ShownNode),
  edges: z.array(ShownEdge),
  unions: z.array(ShownUnion),
  /** Address of the saved path's page; null when it has no path. */
  path: z.string().nullable(),
});
export type ShownGroup = z.output<typeof ShownGroup>;

const Origin = z.object({ id: z.string(), name: z.string(), author: z.string() });
/** Page data in addition to the group itself. */
const GroupDetails = z.object({
  id: z.string(),
  author: z.string(),
  visibility: z.enum(visibilities),
  origin: Origin.nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** The entry it is attached to, and when a reviewer approved it. */
  standsWith: LinkedEntry.nullable(),
  reviewedAt: z.string().nullable(),
  shown: ShownGroup,
});

const versions = z.enum(['saved', 'reviewed']);
/** Called by pages, which have no signed-in member. */
export const groupPage = endpoint([], {
  summary: 'A group as its author shares it, or in the version that a reviewer passed.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: Id, version: versions.default('saved') }),
  reply: GroupDetails,
  fails: ['groupNotFound'],
  example: { id: 's0000' },
});

export const groupDetail = endpoint('POST /api/special/group/detail', {
  summary:
    'A member’s graph, tree, timemap or timeline, as readers see it and as stored. Its author also gets the draft.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ id: Id, type: Kind.optional() }),
  reply: GroupDetails.extend({
    type: Kind,
    isMine: z.boolean(),
    /** The saved version; null when only a draft exists, which is private to its author. */
    content: Group.nullable(),
    /** The following fields are filled for the author only. */
    draft: Group.nullable(),
    version: z.number().int().nullable(),
    savedBy: z.string().nullable(),
    /** State of its last submission. */
    review: z.object({ state: z.enum(states), reason: z.string().nullable() }).nullable(),
  }),
  fails: ['groupNotFound'],
  example: { id: 's0000', type: 'graph' },
});

const saveFailures = [
  'groupNotFound',
  'draftOutdated',
  'quotaReached',
  'tooLarge',
  'badInput',
  'prohibitedContent',
] as const;
const exampleGroup = {
  kind: 'graph' as const,
  name: 'Qin',
  nodes: [{ key: 'n1', itemId: 'qin-shi-huang', called: 'Qin Shi Huang' }],
};

export const saveGroup = endpoint('POST /api/special/group/save', {
  summary:
    'Saves a group and sets who can see it; without `id`, creates one. ' +
    'With `submit`, also submits it for review, to be shown with the entry `itemId`.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: DraftPrecondition.extend({
    id: Id.optional(),
    group: Group,
    visibility: z.enum(visibilities).optional(),
    submit: z.boolean().default(false),
    itemId: EntryId.optional(),
    note: BoundedText(limits.revisionNoteLength).default(''),
  }),
  reply: z.object({ id: z.string(), version: z.number().int(), revisionId: z.string().nullable() }),
  fails: [...saveFailures, 'groupNameNeeded', 'entryNotFound', 'endBeforeStart', 'underReview', 'editingForbidden'],
  example: { group: exampleGroup },
});

export const saveGroupDraft = endpoint('POST /api/special/groupDraft/save', {
  summary: 'Saves a group, complete or not, as a draft that only its author sees. Without `id`, creates a group.',
  for: 'member',
  carries: 'list',
  abortPrevious: false,
  input: DraftPrecondition.extend({ id: Id.optional(), group: Group }),
  reply: z.object({ id: z.string(), version: z.number().int() }),
  fails: saveFailures,
  example: { group: exampleGroup },
});

/** A group in its author's list. */
const GroupListItem = z.object({
  id: z.string(),
  module: Kind,
  name: z.string(),
  language: LanguageCode,
  visibility: z.enum(visibilities),
  nodes: z.number().int(),
  isSaved: z.boolean(),
  hasDraft: z.boolean(),
  review: z.object({ state: z.enum(states), reason: z.string().nullable() }).nullable(),
  standsWith: LinkedEntry.nullable(),
  origin: Origin.nullable(),
  changedAt: z.string(),
});
export type ListedOwnGroup = z.output<typeof GroupListItem>;
const GroupListPage = z.object({ total: z.number().int(), items: z.array(GroupListItem) });
const ListRequest = z.object({
  module: Module.default('all'),
  page: PageNumber.default(1),
  size: PageSize.default(20),
});

export const groupDrafts = endpoint('POST /api/special/groupDraft/list', {
  summary: 'The caller’s drafts of graphs, trees, timemaps and timelines, latest first.',
  for: 'member',
  input: ListRequest,
  reply: GroupListPage,
  example: { module: 'all', page: 1, size: 20 },
});

export const deleteGroupDraft = endpoint('POST /api/special/groupDraft/delete', {
  summary: 'Deletes the draft of one of the caller’s groups; the saved version remains.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: Id }),
  fails: ['groupNotFound'],
  example: { id: 's0000' },
});

export const copyGroup = endpoint('POST /api/special/group/copy', {
  summary:
    'Copies a group that the caller may see into the caller’s own. The copy is private at first and names its origin.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: Id, version: versions.default('saved') }),
  reply: z.object({ id: z.string() }),
  fails: ['groupNotFound', 'quotaReached'],
  example: { id: 's0000' },
});

export const groupsOfEntry = endpoint('POST /api/special/content', {
  summary: 'The groups shown with an entry, which a reviewer has passed.',
  for: 'anyone',
  cached: true,
  input: z.object({
    itemId: EntryId,
    page: PageNumber.default(1),
    size: PageSize.default(20),
    specialModule: Module.default('all'),
  }),
  reply: z.object({
    total: z.number().int(),
    items: z.array(
      GroupListItem.pick({ id: true, module: true, name: true, language: true, nodes: true }).extend({
        author: z.string(),
        about: z.string(),
        href: z.string(),
        reviewedAt: z.string(),
      }),
    ),
  }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang' },
});

export const ownGroups = endpoint('POST /api/special/user/content', {
  summary: 'The caller’s graphs, trees, timemaps and timelines, latest first.',
  for: 'member',
  input: ListRequest,
  reply: GroupListPage,
  example: { module: 'all', page: 1, size: 20 },
});

export const specialList = endpoint('POST /api/user/special/list', {
  summary: 'The caller’s graphs, trees, timemaps or timelines by kind, in pages counted from 0.',
  for: 'member',
  input: z.object({
    module: Module.default('timemap'),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: PageSize.default(limits.timemapPageSize),
  }),
  reply: GroupListPage,
  example: { module: 'timemap', page: 0, size: 15 },
});

export const deleteGroup = endpoint('POST /api/special/content/delete', {
  summary: 'Deletes one of the caller’s groups with its draft, and removes it from the entry that shows it.',
  for: 'member',
  input: z.object({ id: Id, module: Module.optional() }),
  fails: ['groupNotFound', 'underReview'],
  example: { id: 's0000', module: 'graph' },
});

export const shareGroup = endpoint('POST /data/group/visibility', {
  summary:
    'Sets who can see one of the caller’s groups: only the caller, anyone with its address, or anyone who searches.',
  for: 'member with phone',
  input: z.object({ id: Id, visibility: z.enum(visibilities) }),
  fails: ['groupNotFound'],
  example: { id: 's0000', visibility: 'link' },
});

export const previewGroup = endpoint('POST /data/group/shown', {
  summary: 'A preview of a group as readers would see it, for its editor.',
  for: 'member',
  carries: 'list',
  input: z.object({ group: Group }),
  reply: ShownGroup,
  fails: ['badInput'],
  example: { group: exampleGroup },
});
