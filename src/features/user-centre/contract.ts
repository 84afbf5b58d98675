import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { UserInfo } from '../../kit/member/contract.ts';

const Id = z.string().min(1).max(1400);
/** Accepted in any form, so that the handler can give a proper error message. */
const Mail = z.string().trim().max(320);
const Code = z.string().trim().min(1).max(12);
const WaitReply = z.object({ /** Seconds until the next code may be requested. */ waitSeconds: z.number().int() });

export const saveAvatar = endpoint('POST /data/account/avatar', {
  summary:
    `Changes the caller’s picture: one file (JPEG, PNG, WebP or GIF, under ${limits.avatar.bytes >> 20} MB) ` +
    'as multipart/form-data. It is cropped to the square at its centre, and its metadata is removed.',
  for: 'member',
  carries: 'file',
  ownTransactions: true,
  reply: UserInfo,
  fails: ['pictureUnreadable', 'pictureLarge', 'tooLarge', 'tryLater'],
});

export const removeAvatar = endpoint('POST /data/account/avatar/remove', {
  summary: 'Removes the caller’s picture.',
  for: 'member',
  ownTransactions: true,
  reply: UserInfo,
});

const Session = z.object({
  id: z.string(),
  /** Browser and system, as "Firefox · Linux"; null for an unknown User-Agent. */
  device: z.string().nullable(),
  /** Masked at the end. */
  network: z.string(),
  /** ISO 8601. */
  since: z.string(),
  seenAt: z.string(),
  /** The session of this call. */
  current: z.boolean(),
});
type Session = z.output<typeof Session>;

export const sessions = endpoint('GET /data/account/sessions', {
  summary: 'The caller’s sessions, most recently used first.',
  for: 'member',
  reply: z.array(Session),
  abortPrevious: false,
});

export const endSession = endpoint('POST /data/account/sessions/end', {
  abortPrevious: false,
  summary: 'Ends one of the caller’s sessions.',
  for: 'member',
  whileBanned: true,
  input: z.object({ id: Id }),
  fails: ['sessionNotFound'],
  example: { id: 's0' },
});

export const endOtherSessions = endpoint('POST /data/account/sessions/end-others', {
  summary: 'Ends all sessions of the caller except the current one.',
  for: 'member',
  whileBanned: true,
  reply: z.object({ ended: z.number().int() }),
});

export const askMail = endpoint('POST /data/account/mail', {
  summary: 'Sends a code to a mail address that the caller wants to confirm.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ mail: Mail }),
  reply: WaitReply,
  fails: ['mailShape', 'wayClosed', 'tryLater', 'gatewayFailed'],
  example: { mail: 'sima.qian@example.org' },
});

export const confirmMail = endpoint('POST /data/account/mail/confirm', {
  summary: 'Confirms a mail address with its code; it replaces the previous address.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  input: z.object({ mail: Mail, code: Code }),
  reply: UserInfo,
  fails: ['mailShape', 'mailTaken', 'codeWrong', 'tryLater', 'confirmNeeded'],
  example: { mail: 'sima.qian@example.org', code: '000000' },
});

const Time = z.string().nullable();
export const exportData = endpoint('GET /data/account/export', {
  summary: 'Exports all data stored about the caller.',
  for: 'member',
  confirmed: true,
  abortPrevious: false,
  cost: 'dear',
  fails: ['tryLater', 'confirmNeeded'],
  reply: z.object({
    exportedAt: z.string(),
    profile: z.object({
      id: z.string(),
      username: z.string(),
      phone: z.string().nullable(),
      mail: z.string().nullable(),
      role: z.string(),
      language: z.string(),
      avatar: z.string().nullable(),
      signature: z.string(),
      company: z.string(),
      address: z.string(),
      occupation: z.string(),
      position: z.string(),
      interests: z.array(z.string()),
      status: z.string(),
      bannedUntil: Time,
      banReason: z.string().nullable(),
      hasPassword: z.boolean(),
      invitationCode: z.string().nullable(),
      invitedBy: z.string().nullable(),
      createdAt: z.string(),
    }),
    identities: z.array(
      z.object({ provider: z.string(), outsideId: z.string(), name: z.string(), createdAt: z.string() }),
    ),
    sessions: z.array(
      z.object({
        agent: z.string(),
        network: z.string(),
        device: z.string(),
        createdAt: z.string(),
        seenAt: z.string(),
        expiresAt: z.string(),
      }),
    ),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: Time })),
    /** Tokens for assistants; the tokens themselves are not stored. */
    accessTokens: z.array(z.object({ name: z.string(), createdAt: z.string(), expiresAt: z.string(), usedAt: Time })),
    /** Whether a second factor is on, and of what kind; neither the secret nor the codes. */
    secondFactor: z.object({ since: z.string(), app: z.boolean(), recoveryCodes: z.number().int() }).nullable(),
    /** Browsers the member signed in with, and their last use. */
    knownDevices: z.array(z.object({ seenAt: z.string() })),
    /** The latest codes; the codes themselves are not stored. */
    codes: z.array(z.object({ target: z.string(), sentAt: z.string(), used: z.boolean() })),
    messageSettings: z.object({ favor: z.boolean(), comment: z.boolean(), digest: z.string() }).nullable(),
    messages: z.array(z.object({ type: z.string(), read: z.boolean(), content: z.unknown(), createdAt: z.string() })),
    appeals: z.array(
      z.object({
        reason: z.string(),
        createdAt: z.string(),
        decidedAt: Time,
        granted: z.boolean().nullable(),
        answer: z.string(),
      }),
    ),
    /** Usernames of members who registered with the member's invitation. */
    invited: z.array(z.string()),
    /** The member's submissions, latest first: public ones without content, others with it, up to a total size. */
    revisions: z.array(
      z.object({
        id: z.string(),
        module: z.string(),
        subjectId: z.string(),
        language: z.string().nullable(),
        state: z.string(),
        note: z.string(),
        rejectReason: z.string().nullable(),
        createdAt: z.string(),
        decidedAt: Time,
        content: z.unknown(),
      }),
    ),
    /** Parts that the member is editing now. */
    editLocks: z.array(
      z.object({ subjectId: z.string(), module: z.string(), language: z.string(), until: z.string() }),
    ),
    images: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        title: z.unknown(),
        description: z.unknown(),
        tags: z.array(z.string()),
        author: z.string().nullable(),
        licence: z.string(),
        source: z.unknown(),
        format: z.string(),
        size: z.number().int(),
        width: z.number().int(),
        height: z.number().int(),
        createdAt: z.string(),
        publishedAt: Time,
      }),
    ),
    recordings: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        format: z.string(),
        size: z.number().int(),
        seconds: z.number(),
        createdAt: z.string(),
        publishedAt: Time,
      }),
    ),
    articles: z.object({
      written: z.array(z.object({ articleId: z.string(), title: z.string(), publishedAt: Time })),
      cited: z.array(
        z.object({
          articleId: z.string(),
          title: z.string(),
          entryId: z.string(),
          reason: z.string(),
          addedAt: z.string(),
        }),
      ),
    }),
    reports: z.array(
      z.object({
        id: z.string(),
        entryId: z.string().nullable(),
        kind: z.string(),
        body: z.string(),
        address: z.string(),
        createdAt: z.string(),
        closedAt: Time,
        answer: z.string(),
      }),
    ),
    /** Likes, favourites, watches and comments of the member, and comments hidden by them as a reviewer. */
    social: z.object({
      likes: z.array(z.object({ thingId: z.string(), createdAt: z.string() })),
      favourites: z.array(
        z.object({ thingId: z.string(), type: z.string(), title: z.string(), createdAt: z.string() }),
      ),
      watched: z.array(z.object({ thingId: z.string(), type: z.string(), how: z.string(), createdAt: z.string() })),
      feeds: z.array(z.object({ createdAt: z.string() })),
      /** Browsers that receive push messages about watched things. */
      pushes: z.array(z.object({ endpoint: z.string(), createdAt: z.string() })),
      comments: z.array(
        z.object({
          id: z.string(),
          thingId: z.string(),
          answers: z.string().nullable(),
          body: z.unknown(),
          anchor: z.unknown(),
          createdAt: z.string(),
          editedAt: Time,
          hiddenAt: Time,
          hideReason: z.string().nullable(),
        }),
      ),
      hidden: z.array(z.object({ commentId: z.string(), reason: z.string().nullable(), hiddenAt: Time })),
    }),
    /** The member's own things besides revisions, by type. */
    things: z.record(z.string(), z.array(z.unknown())),
    /** The member's work as a reviewer: claimed submissions, steps, answers, prohibited terms. */
    reviews: z.object({
      taken: z.array(z.object({ revisionId: z.string(), state: z.string(), claimedAt: Time })),
      steps: z.array(
        z.object({ revisionId: z.string(), act: z.string(), reason: z.string().nullable(), at: z.string() }),
      ),
    }),
    decisions: z.object({
      bans: z.array(z.object({ name: z.string(), until: Time })),
      appeals: z.array(
        z.object({ id: z.string(), granted: z.boolean().nullable(), answer: z.string(), decidedAt: Time }),
      ),
      reports: z.array(z.object({ id: z.string(), answer: z.string(), closedAt: Time })),
      /** The member's rows of the audit log. */
      acts: z.array(
        z.object({
          act: z.string(),
          detail: z.record(z.string(), z.unknown()),
          outcome: z.string(),
          times: z.number(),
          at: z.string(),
        }),
      ),
    }),
    terms: z.array(z.object({ term: z.string(), wholeWord: z.boolean(), createdAt: z.string() })),
    /** Tasks that the member completed. */
    tasks: z.array(z.object({ subjectId: z.string(), lack: z.string(), language: z.string(), doneAt: z.string() })),
  }),
});
export type ExportedData = z.output<typeof exportData.reply>;

export const deleteAccount = endpoint('POST /data/account/delete', {
  summary: 'Deletes the caller’s account: personal data is erased at once, contributions remain under a pseudonym.',
  for: 'member',
  confirmed: true,
  ownTransactions: true,
  whileBanned: true,
  reply: z.object({ /** The name on the member's contributions from now on. */ pseudonym: z.string() }),
  fails: ['confirmNeeded', 'lastAdministrator'],
});
