import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as limits from '../../rules/limits.ts';
import type { Language } from '../../rules/languages.ts';
import { isDiskFull } from '../database/database-errors.server.ts';
import type { Database } from '../database/database.server.ts';
import { wildcard, notifyChannel } from '../database/listen.server.ts';
import type { Settings } from '../settings.server.ts';
import type { Visitor } from './visitor.server.ts';

export type Role = 'member' | 'reviewer' | 'administrator';

/** Whether the operator requires a second factor of this role. */
export const requiresSecondFactor = (role: Role, setting: Settings['SECOND_FACTOR']): boolean =>
  setting === 'reviewers' ? role !== 'member' : setting === 'administrators' && role === 'administrator';

/** The signed-in member, as far as handlers need it. */
export interface Member {
  id: string;
  name: string;
  /** A phone is bound, or an alternative that the setting BOUND_BY accepts. */
  phoneBound: boolean;
  /** The role whose rights this session has: `member` until the session has passed a required second factor. */
  role: Role;
  /** The role assigned to the account. */
  assignedRole: Role;
  /** Whether this session has passed a second factor. */
  hasShownSecondFactor: boolean;
  /** Whether they may act. Source: spec §4 "User status". */
  status: 'normal' | 'ban' | 'appeal';
  /** Remaining days of a ban; 0 without one. */
  days: number;
  /** Identity confirmed within `limits.confirmedMs`. */
  confirmed: boolean;
  sessionId: string;
  /** The token of a program that acts for the member; absent in the member's own session. */
  accessTokenId?: string;
}

/** The cookie with the session's random token; the database stores only its hash. Source: spec §4, §6. */
export const sessionCookie = 'bearer';
/** Readable by scripts: only tells them that the browser is signed in. Source: spec §6. */
const signedInCookie = 'free';

const dayMs = 86_400_000;
const lifetimeMs = limits.sessionDays * dayMs;
/** Precision of "last seen", in milliseconds, so that not every call writes. */
const lastSeenPrecisionMs = 10 * 60_000;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** Whole days until a time, at least 1; 0 for a time in the past. */
export const daysUntil = (time: Date | null, now = Date.now()) =>
  time && time.getTime() > now ? Math.ceil((time.getTime() - now) / dayMs) : 0;

/** A member's current status: a ban, and an appeal against it, expire on their own. */
export const accountStatus = (row: { status: Member['status']; bannedUntil: Date | null }) => {
  const days = daysUntil(row.bannedUntil);
  return { status: days ? row.status : 'normal', days } as const;
};

/** A column of a statement on `member`, for `isPhoneBound`. */
export const hasPasskey = sql<boolean>`exists (select from passkey where passkey.member_id = member.id)`.as(
  'hasPasskey',
);
/** Whether a phone is bound; with `phoneOptional` also a confirmed mail address or a passkey will do. */
export const isPhoneBound = (
  row: { phone: string | null; mail: string | null; hasPasskey: boolean },
  phoneOptional: boolean,
): boolean => row.phone !== null || (phoneOptional && (row.mail !== null || row.hasPasskey));

/**
 * The member of a session token; null without a token or for an unknown or expired one. `phoneOptional`: a confirmed
 * mail address or a passkey counts as a bound phone. `secondFactor`: the roles that need one.
 */
export async function memberOf(
  db: Database,
  token: string | undefined,
  {
    phoneOptional = false,
    secondFactor = 'off',
    visitor,
  }: { phoneOptional?: boolean; secondFactor?: Settings['SECOND_FACTOR']; visitor?: Visitor } = {},
): Promise<Member | null> {
  if (!token || token.length > 200) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .where('session.tokenHash', '=', tokenHash(token))
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .where('member.deletedAt', 'is', null)
    .select([
      'member.id',
      'member.name',
      'member.phone',
      'member.mail',
      'member.role',
      'member.status',
      'member.bannedUntil',
      'session.id as sessionId',
      'session.seenAt',
      // By the database's clock, which set the time: another host's clock may be an hour off.
      sql<boolean>`session.confirmed_at > now() - make_interval(secs => ${limits.confirmationMs / 1000})`.as(
        'isConfirmed',
      ),
      'session.secondFactorAt',
    ])
    .select(hasPasskey)
    .executeTakeFirst();
  if (!row) return null;
  if (Date.now() - row.seenAt.getTime() > lastSeenPrecisionMs)
    await touchSession(db, row.sessionId, token, visitor).catch(ignoreDiskFull);
  const hasShownSecondFactor = row.secondFactorAt !== null;
  return {
    id: row.id,
    name: row.name,
    role: hasShownSecondFactor || !requiresSecondFactor(row.role, secondFactor) ? row.role : 'member',
    assignedRole: row.role,
    hasShownSecondFactor,
    sessionId: row.sessionId,
    confirmed: row.isConfirmed,
    phoneBound: isPhoneBound(row, phoneOptional),
    ...accountStatus(row),
  };
}

/** Ignores a full disk: reading must still work, even though "last seen" cannot be written. */
function ignoreDiskFull(error: unknown) {
  if (!isDiskFull(error)) throw error;
}

/** Extends the session, up to its last day, and updates "last seen". */
async function touchSession(db: Database, sessionId: string, token: string, visitor?: Visitor) {
  await db
    .updateTable('session')
    .set({
      seenAt: new Date(),
      expiresAt: sql<Date>`least(now() + ${limits.sessionDays} * interval '1 day', created_at + ${limits.sessionMaxDays} * interval '1 day')`,
      ...(visitor && { network: visitor.network, agent: visitor.agent }),
    })
    .where('id', '=', sessionId)
    .execute();
  if (visitor) setSessionCookies(visitor, token);
}

function setSessionCookies(visitor: Visitor, token: string) {
  visitor.setCookie(sessionCookie, token, { maxAgeMs: lifetimeMs });
  visitor.setCookie(signedInCookie, '1', { maxAgeMs: lifetimeMs, readable: true });
}

/**
 * Opens a session under a new token; the browser's previous session ends, whichever member it belonged to. Returns the
 * id of the new session.
 */
export async function openSession(
  db: Database,
  visitor: Visitor,
  memberId: string,
  { hasShownSecondFactor = false, hasShownPasskey = false } = {},
): Promise<string> {
  await endSession(db, visitor.cookie(sessionCookie));
  const token = randomBytes(32).toString('base64url');
  const { id } = await db
    .insertInto('session')
    .values({
      tokenHash: tokenHash(token),
      memberId,
      expiresAt: sql<Date>`now() + ${limits.sessionDays} * interval '1 day'`,
      agent: visitor.agent,
      network: visitor.network,
      device: visitor.device,
      secondFactorAt: hasShownSecondFactor ? new Date() : null,
      passkeyAt: hasShownPasskey ? sql<Date>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  setSessionCookies(visitor, token);
  return id;
}

/** Gives a running session a new token, so that a stolen one becomes worthless. */
export async function renewToken(db: Database, visitor: Visitor, sessionId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await db
    .updateTable('session')
    .set({ tokenHash: tokenHash(token) })
    .where('id', '=', sessionId)
    .execute();
  setSessionCookies(visitor, token);
}

async function endSession(db: Database, token: string | undefined): Promise<void> {
  if (token)
    await notifyEndedSessions(
      db,
      (await db.deleteFrom('session').where('tokenHash', '=', tokenHash(token)).returning('id').execute()).map(
        ({ id }) => id,
      ),
    );
}

/**
 * The channel on which all processes are notified of ended sessions, so that their sockets close
 * (messages/socket.server.ts).
 */
export const sessionEndedChannel = 'session_ended';
const notifyEndedSessions = (db: Database, ids: readonly string[]) => notifyChannel(db, sessionEndedChannel, ids);

export async function closeSession(db: Database, visitor: Visitor): Promise<void> {
  await endSession(db, visitor.cookie(sessionCookie));
  visitor.clearCookie(sessionCookie);
  visitor.clearCookie(signedInCookie);
}

/** Ends sessions of a member: one by its id, or all except one. Returns how many. */
export async function endSessionsOf(
  db: Database,
  memberId: string,
  which: { id: string } | { except: string | null },
): Promise<number> {
  let ending = db.deleteFrom('session').where('memberId', '=', memberId);
  if ('id' in which) ending = ending.where('id', '=', which.id);
  else if (which.except) ending = ending.where('id', '!=', which.except);
  const ended = await ending.returning('id').execute();
  await notifyEndedSessions(
    db,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/** Ends the sessions of all members. Returns how many. */
export async function endAllSessions(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('session').executeTakeFirst();
  await notifyEndedSessions(db, [wildcard]);
  return Number(numDeletedRows);
}

/** Stores the language in which a member gets mail and messages. */
export async function rememberLanguage(db: Database, memberId: string, language: Language): Promise<void> {
  await db
    .updateTable('member')
    .set({ language })
    .where('id', '=', memberId)
    .where('language', '!=', language)
    .execute();
}
