import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { BoundedText, EntryId, LanguageCode, PageNumber, PageSize } from '../../rules/schemas.ts';
import { anchorKinds, commentOrders, isSocialType, watchFrequencies } from './rules.ts';

/** A type of thing (`ThingView.socialType`): `item`, `painting`, `book`, `image`, `article`, `group`, `comment` … */
const Type = z.string().max(40).refine(isSocialType, 'unknown type');
const Tally = z.object({ count: z.number().int(), mine: z.boolean() });

/** The target: `socialId` with its `type`; `itemId` is the entry on whose page it was seen. */
const actionFields = {
  itemId: EntryId.optional(),
  socialId: EntryId.optional(),
  type: Type,
  action: z.enum(['add', 'cancel']).default('add'),
};

export const socialLike = endpoint('GET /home/Book/socialLike/{lang}/{id}/{type}', {
  summary: 'The number of members who like a thing, and whether the caller is one of them.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ id: EntryId, type: Type.default('book') }),
  reply: Tally,
  fails: ['entryNotFound'],
  example: { id: 'book-laozi', type: 'book' },
});

export const sendLike = endpoint('POST /api/social/like/send', {
  summary: 'Adds or removes a like. `socialId` names the thing, or `itemId` if that is the thing itself.',
  for: 'member with phone',
  abortPrevious: false,
  ownTransactions: true,
  input: z.object(actionFields),
  reply: Tally,
  fails: ['entryNotFound'],
  example: { socialId: 'book-laozi', type: 'book', action: 'add' },
});

export const checkFavour = endpoint('GET /api/social/favor/check/{lang}/{id}/{type}', {
  summary: 'Whether a thing is among the caller’s favourites, and how many members have it as a favourite.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: EntryId, type: Type }),
  reply: Tally,
  fails: ['entryNotFound'],
  example: { id: 'augustus', type: 'item' },
});

export const sendFavour = endpoint('POST /api/social/favor/send', {
  summary: 'Adds a thing to the caller’s favourites, or removes it, even if it has been unpublished since.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object(actionFields),
  reply: Tally,
  fails: ['entryNotFound', 'quotaReached'],
  example: { socialId: 'augustus', type: 'item', action: 'add' },
});

/** A thing in a member's list; when it was unpublished, `href` is null and `name` is its former name. */
const ListedThing = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  disambiguation: z.string().nullable(),
  language: LanguageCode.nullable(),
  href: z.string().nullable(),
  createdAt: z.string(),
});

export const favourites = endpoint('GET /api/social/favor/list/{lang}/{page}/{size}', {
  summary: 'The caller’s favourites, newest first: all, those of one kind, or those whose name contains a word.',
  for: 'member',
  input: z.object({
    page: PageNumber,
    size: PageSize,
    type: Type.optional(),
    keyword: BoundedText(limits.searchTermLength).optional(),
  }),
  reply: z.object({
    total: z.number().int(),
    items: z.array(ListedThing),
    /** Number of items of each kind, regardless of the filter; the most first. */
    kinds: z.array(z.object({ type: z.string(), count: z.number().int() })),
  }),
  example: { page: 1, size: 20 },
});

export const socialState = endpoint('GET /data/social/state', {
  summary:
    'The numbers of likes, favourites and comments of a thing, ' +
    'and whether the caller likes it, has it as a favourite or watches it.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ id: EntryId, type: Type }),
  reply: z.object({
    likes: z.number().int(),
    favourites: z.number().int(),
    comments: z.number().int(),
    liked: z.boolean(),
    kept: z.boolean(),
    watched: z.enum(watchFrequencies).nullable(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'augustus', type: 'item' },
});

/** Suffix of the thing's page address that shows the anchored part. */
const AnchorAddress = z
  .string()
  .max(limits.anchor.addressLength)
  .regex(/^(?:\?[\w.~%&=+,-]*)?(?:#[\w./~%:=&,-]*)?$/);
export const Anchor = z.object({
  kind: z.enum(anchorKinds),
  label: BoundedText(limits.anchor.labelLength),
  address: AnchorAddress,
});
export type Anchor = z.output<typeof Anchor>;

/** A text, a member (null: deleted account), an entry, or a link. */
const Piece = z.union([
  z.object({ text: z.string() }),
  z.object({ member: z.string().nullable() }),
  z.object({ entry: z.object({ name: z.string(), href: z.string().nullable() }) }),
  z.object({ link: z.string() }),
]);
export type Piece = z.output<typeof Piece>;

const Comment = z.object({
  id: z.string(),
  /** Null for a deleted account. */
  author: z.object({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  state: z.enum(['shown', 'deleted', 'hidden']),
  /** Why a reviewer hid it; then only its author and reviewers can read it. */
  hideReason: z.string().nullable(),
  body: z.array(Piece),
  language: LanguageCode,
  anchor: Anchor.extend({ href: z.string() }).nullable(),
  /** The comment it answers within its thread; null for an answer to the root. */
  answers: z.object({ id: z.string(), author: z.string().nullable() }).nullable(),
  createdAt: z.string(),
  edited: z.boolean(),
  likes: z.number().int(),
  liked: z.boolean(),
  mine: z.boolean(),
  /** The source text for its author, while it may be edited. */
  source: z.string().nullable(),
});
export type Comment = z.output<typeof Comment>;
const Thread = Comment.extend({ replies: z.number().int(), first: z.array(Comment) });
export type Thread = z.output<typeof Thread>;

export const comments = endpoint('GET /data/comments', {
  summary: 'A page of the comments on a thing: threads with their first replies.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({
    id: EntryId,
    type: Type,
    order: z.enum(commentOrders).default('newest'),
    page: PageNumber.max(5000).default(1),
    size: PageSize.default(limits.comment.page),
    /** A comment whose thread comes first and includes that comment, in any order. */
    comment: EntryId.optional(),
    /** Whether to return the name of the thing. */
    named: z.stringbool().or(z.boolean()).default(false),
  }),
  reply: z.object({
    /** Whether there is a next page. */
    more: z.boolean(),
    /** Number of visible comments and answers. */
    total: z.number().int(),
    items: z.array(Thread),
    about: z.object({ name: z.string(), language: LanguageCode, href: z.string() }).nullable(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'augustus', type: 'item' },
});

export const replies = endpoint('GET /data/comments/replies', {
  summary: 'The replies in a thread, in chronological order.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ id: EntryId, page: PageNumber.max(5000).default(1), size: PageSize.default(limits.comment.page) }),
  reply: z.object({ more: z.boolean(), items: z.array(Comment) }),
  fails: ['commentNotFound'],
  example: { id: 's0' },
});

export const membersNamed = endpoint('GET /data/comments/members', {
  summary: 'Members whose name begins with a text, for mentions; those who have commented on the thing come first.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({ id: EntryId, type: Type, begins: z.string().trim().max(limits.nameLength) }),
  reply: z.object({ members: z.array(z.object({ name: z.string(), avatar: z.string().nullable() })) }),
  fails: ['entryNotFound', 'tryLater'],
  example: { id: 'augustus', type: 'item', begins: 'li' },
});

/** Longer texts exceed the body limit; the actual limit is checked after sanitizing. */
const CommentInput = z.string().max(limits.comment.length * 4);

export const sendComment = endpoint('POST /api/social/comment/send', {
  summary:
    'Comments on the thing that `id` and `type` name, or replies to a comment (type comment). ' +
    '`reply` is the text: @name mentions a member; [[name]] or the address of an entry links to it.',
  for: 'member with phone',
  abortPrevious: false,
  ownTransactions: true,
  input: z.object({ id: EntryId, type: Type, reply: CommentInput, anchor: Anchor.optional() }),
  reply: Comment,
  fails: ['entryNotFound', 'commentNotFound', 'badInput', 'prohibitedContent', 'tryLater', 'tooManyLinks'],
  example: { id: 'augustus', type: 'item', reply: 'Compare [[Livia]].' },
});

export const editComment = endpoint('POST /data/comments/edit', {
  summary: 'Edits one of the caller’s comments, within fifteen minutes.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({ id: EntryId, reply: CommentInput }),
  reply: Comment,
  fails: ['commentNotFound', 'commentStands', 'badInput', 'prohibitedContent', 'tooManyLinks'],
  example: { id: 's0', reply: 'Better said.' },
});

export const deleteComment = endpoint('POST /data/comments/delete', {
  summary: 'Deletes one of the caller’s comments: the text is erased at once, replies remain.',
  for: 'member',
  abortPrevious: false,
  whileBanned: true,
  input: z.object({ id: EntryId }),
  fails: ['commentNotFound'],
  example: { id: 's0' },
});

export const hideComment = endpoint('POST /data/comments/hide', {
  summary: 'Hides a comment from readers, with a reason that they see. Without a reason, shows it again.',
  for: 'reviewer',
  abortPrevious: false,
  input: z.object({ id: EntryId, reason: BoundedText(limits.rejectReasonLength).default('') }),
  reply: Comment,
  fails: ['commentNotFound'],
  example: { id: 's0', reason: 'Off the subject.' },
});

export const whereComment = endpoint('GET /data/comments/address', {
  summary: 'The address of the page that shows a comment.',
  for: 'anyone',
  abortPrevious: false,
  input: z.object({ id: EntryId }),
  reply: z.object({ href: z.string() }),
  fails: ['commentNotFound'],
  example: { id: 's0' },
});

export const sendWatch = endpoint('POST /data/social/watch', {
  summary:
    'Watches a thing: the caller is notified of changes at once or once a day. With `how` null, stops watching it.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: EntryId, type: Type, how: z.enum(watchFrequencies).nullable() }),
  reply: z.object({ watched: z.enum(watchFrequencies).nullable() }),
  fails: ['entryNotFound', 'quotaReached'],
  example: { id: 'augustus', type: 'item', how: 'at once' },
});

export const watched = endpoint('GET /data/social/watched', {
  summary: 'The things that the caller watches, newest first, and the secret address of their feed if there is one.',
  for: 'member',
  input: z.object({ page: PageNumber.default(1), size: PageSize.default(limits.favouritePageSize) }),
  reply: z.object({
    total: z.number().int(),
    items: z.array(ListedThing.extend({ how: z.enum(watchFrequencies) })),
    feed: z.string().nullable(),
  }),
  example: {},
});

export const makeWatchFeed = endpoint('POST /data/social/watch-feed', {
  summary:
    'Creates a secret address for a feed of the caller’s watched things, ' +
    'and invalidates an earlier one. With `end`, only removes the feed.',
  for: 'member',
  input: z.object({ end: z.boolean().default(false) }),
  reply: z.object({ feed: z.string().nullable() }),
  example: {},
});

/** A browser's endpoint at its push service, with its key and secret; base64url. */
const Subscription = z.object({
  endpoint: z.url().max(1000),
  p256dh: z.string().max(100),
  auth: z.string().max(30),
});

export const pushKey = endpoint('GET /data/social/push', {
  summary: 'The key for subscribing a browser to changes of the caller’s watched things; null if push is not offered.',
  for: 'member',
  reply: z.object({
    key: z.string().nullable(),
    /** Whether this browser is already subscribed. */
    subscribed: z.boolean(),
  }),
});

export const sendPush = endpoint('POST /data/social/push', {
  summary:
    'Sends changes of the caller’s watched things to this browser, ' +
    'until the caller signs out there. With `to` null, stops.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ to: Subscription.nullable() }),
  reply: z.object({ subscribed: z.boolean() }),
  fails: ['pushRefused'],
  example: { to: null },
});
