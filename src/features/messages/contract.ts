import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { PageNumber, PageSize } from '../../rules/schemas.ts';

export const messageTypes = ['SYSTEM', 'FAVOR', 'COMMENT'] as const;
export const MessageType = z.enum(messageTypes);
export type MessageType = z.output<typeof MessageType>;

/** A message in its reader's language. Source: spec §3 "Message". */
export const Message = z.object({
  messageId: z.string(),
  /** Increases with every message: a client that lost its socket requests those after its last number. */
  number: z.number().int(),
  type: MessageType,
  messageType: MessageType,
  typeText: z.string(),
  msStatus: z.enum(['UNREAD', 'READ']),
  /** ISO 8601. */
  msgTime: z.string(),
  /** K05. */
  fromNowTime: z.string(),
  /** The whole message as one sentence. */
  customMsg: z.string(),
  /** A short description: "was published". */
  actionText: z.string(),
  /** Name of the icon. */
  icon: z.enum(['account', 'shield', 'audit', 'featured', 'favor', 'like', 'comment']),
  /** Link target; null for none. */
  href: z.string().nullable(),
  rejectReason: z.string().nullable(),
  auditStatus: z.enum(['passed', 'rejected', 'featured']).nullable(),
  itemId: z.string().nullable(),
  itemName: z.string().nullable(),
  modModule: z.string().nullable(),
  modModuleText: z.string().nullable(),
  socialType: z.string().nullable(),
  socialId: z.string().nullable(),
  socialTitle: z.string().nullable(),
  userName: z.string().nullable(),
  commentOrNot: z.boolean(),
  extra: z.object({ url: z.string(), id: z.string(), type: z.string() }).nullable(),
});
export type Message = z.output<typeof Message>;

const Counts = z.object({ SYSTEM: z.number().int(), FAVOR: z.number().int(), COMMENT: z.number().int() });
export type Counts = z.output<typeof Counts>;

export const messagePanel = endpoint('GET /api/message/get/all', {
  summary: 'The latest 20 messages of each tab, and the number of unread ones.',
  for: 'member',
  input: z.object({
    /** Only messages after this number: for a client that lost its socket. */ after: z.coerce
      .number()
      .int()
      .min(0)
      .optional(),
  }),
  reply: z.object({ SYSTEM: z.array(Message), FAVOR: z.array(Message), COMMENT: z.array(Message), unread: Counts }),
  abortPrevious: false,
  example: {},
});

export const messageList = endpoint('GET /api/message/get/{a}/{b}/{c}', {
  summary: 'A page (b) of messages of a type (a), with c messages per page.',
  for: 'member',
  input: z.object({ a: z.preprocess((type) => String(type).toUpperCase(), MessageType), b: PageNumber, c: PageSize }),
  reply: z.object({
    messages: z.array(Message),
    total: z.number().int(),
    page: z.number().int(),
    size: z.number().int(),
    unread: Counts,
  }),
  example: { a: 'SYSTEM', b: 1, c: limits.messagesPerTab },
});

export const readOne = endpoint('POST /api/message/read/one', {
  summary: 'Marks a message as read, or as unread again.',
  for: 'member',
  whileBanned: true,
  abortPrevious: false,
  input: z.object({
    messageId: z.string().max(60),
    messageType: MessageType.optional(),
    msStatus: z.enum(['UNREAD', 'READ']).default('READ'),
  }),
  reply: Counts,
  fails: ['messageNotFound'],
  example: { messageId: 's0' },
});

export const readAll = endpoint('POST /api/message/read/all', {
  summary:
    'Marks all messages of a type as read; with the id of a message, those up to it. An empty id counts as none.',
  for: 'member',
  whileBanned: true,
  abortPrevious: false,
  input: z.object({ messageType: MessageType, messageId: z.string().max(60).optional() }),
  reply: Counts,
  fails: ['messageNotFound'],
  example: { messageType: 'SYSTEM' },
});

const Settings = z.object({
  /** Always on (V21). */
  system: z.boolean(),
  favor: z.boolean(),
  comment: z.boolean(),
  /** Unread messages by mail. */
  digest: z.enum(['off', 'daily', 'weekly']),
});

export const messageSettings = endpoint('GET /api/message/setting/get', {
  summary: 'Which kinds of message the caller receives, and whether a digest by mail is available.',
  for: 'member',
  reply: Settings.extend({ /** A mail gateway is set, and the address confirmed. */ digestPossible: z.boolean() }),
});

export const changeMessageSettings = endpoint('POST /api/message/setting/send', {
  summary: 'Changes the message settings. System notices cannot be turned off.',
  for: 'member',
  // Each call carries one setting: a second call must not abort the first.
  abortPrevious: false,
  input: Settings.partial(),
  reply: Settings.extend({ digestPossible: z.boolean() }),
  fails: ['systemNoticesStay'],
  example: { favor: false },
});
