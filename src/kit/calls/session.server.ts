import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as limits from '../../rules/limits.ts';
import type { Language } from '../../rules/languages.ts';
import { isDiskFull } from '../database/database-errors.server.ts';
import type { Database } from '../database/database.server.ts';
import { notifyChannel } from '../database/listen.server.ts';
import type { Visitor } from './visitor.server.ts';

/** The signed-in person, as far as a handler needs to know. */
export interface Member {
  id: string;
  name: string;
  /** A phone is bound, or what a setting lets stand for one. */
  phoneBound: boolean;
  role: 'member' | 'reviewer' | 'administrator';
  /** Whether they may act. Source: spec §4 "User status". */
  status: 'normal' | 'ban' | 'appeal';
  /** Days that a ban still lasts; 0 without one. */
  days: number;
  /** They showed who they are a short time ago. */
  confirmed: boolean;
  /** Of the session they ask with. */
  sessionId: string;
}

/** The cookie that carries the session's random token; only its hash is kept. Source: spec §4, §6. */
export const sessionCookie = 'bearer';
/** Tells the page's script that somebody is signed in, and nothing else. Source: spec §6. */
const markCookie = 'free';

const dayMs = 86_400_000;
const livesMs = limits.sessionDays * dayMs;
/** How exact "last seen" is, in milliseconds: not every call writes. */
const seenEveryMs = 10 * 60_000;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** Whole days until then, at least 1; 0 for a time that has come. */
export const daysUntil = (time: Date | null, now = Date.now()) =>
  time && time.getTime() > now ? Math.ceil((time.getTime() - now) / dayMs) : 0;

/** A ban ends by itself when its time has come; an appeal against it with it. */
export const accountStatus = (row: { status: Member['status']; bannedUntil: Date | null }) => {
  const days = daysUntil(row.bannedUntil);
  return { status: days ? row.status : 'normal', days } as const;
};

/**
 * Who is behind a token; null for none, an unknown or an ended one. `phoneOptional`: a confirmed mail or a passkey
 * stands for a phone.
 */
export async function memberOf(
  db: Database,
  token: string | undefined,
  { phoneOptional = false, visitor }: { phoneOptional?: boolean; visitor?: Visitor } = {},
): Promise<Member | null> {
  if (!token || token.length > 200) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .where('session.tokenHash', '=', tokenHash(token))
    .where('session.expiresAt', '>', new Date())
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
      'session.confirmedAt',
    ])
    .select((from) =>
      from
        .exists(from.selectFrom('passkey').whereRef('passkey.memberId', '=', 'member.id').select(sql.lit(1).as('one')))
        .as('hasPasskey'),
    )
    .executeTakeFirst();
  if (!row) return null;
  if (Date.now() - row.seenAt.getTime() > seenEveryMs)
    await touchSession(db, row.sessionId, token, visitor).catch(unlessDiskFull);
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    sessionId: row.sessionId,
    confirmed: Date.now() - row.confirmedAt.getTime() < limits.confirmedMs,
    phoneBound: row.phone !== null || (phoneOptional && (row.mail !== null || Boolean(row.hasPasskey))),
    ...accountStatus(row),
  };
}

/** Whoever reads need not be seen. */
function unlessDiskFull(error: unknown) {
  if (!isDiskFull(error)) throw error;
}

/** Whoever comes back stays signed in. */
async function touchSession(db: Database, sessionId: string, token: string, visitor?: Visitor) {
  const now = new Date();
  await db
    .updateTable('session')
    .set({
      seenAt: now,
      expiresAt: new Date(now.getTime() + livesMs),
      ...(visitor && { network: visitor.network, agent: visitor.agent }),
    })
    .where('id', '=', sessionId)
    .execute();
  if (visitor) giveCookies(visitor, token);
}

function giveCookies(visitor: Visitor, token: string) {
  visitor.setCookie(sessionCookie, token, { maxAgeMs: livesMs });
  visitor.setCookie(markCookie, '1', { maxAgeMs: livesMs, readable: true });
}

/** Opens a session under a new token; the one that the browser had ends, whoever's it was. */
export async function openSession(db: Database, visitor: Visitor, memberId: string): Promise<string> {
  await endSession(db, visitor.cookie(sessionCookie));
  const token = randomBytes(32).toString('base64url');
  const { id } = await db
    .insertInto('session')
    .values({
      tokenHash: tokenHash(token),
      memberId,
      expiresAt: new Date(Date.now() + livesMs),
      agent: visitor.agent,
      network: visitor.network,
      device: visitor.device,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  giveCookies(visitor, token);
  return id;
}

/** Another token for a session that goes on: whoever copied the old one has nothing. */
export async function renewToken(db: Database, visitor: Visitor, sessionId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await db
    .updateTable('session')
    .set({ tokenHash: tokenHash(token) })
    .where('id', '=', sessionId)
    .execute();
  giveCookies(visitor, token);
}

async function endSession(db: Database, token: string | undefined): Promise<void> {
  if (token)
    await endSessions(
      db,
      (await db.deleteFrom('session').where('tokenHash', '=', tokenHash(token)).returning('id').execute()).map(
        ({ id }) => id,
      ),
    );
}

/** Tells every process which sessions ended, so that their sockets close; heard by messages/socket.server.ts. */
export const sessionEnded = 'session_ended';
const endSessions = (db: Database, ids: readonly string[]) => notifyChannel(db, sessionEnded, ids);

export async function closeSession(db: Database, visitor: Visitor): Promise<void> {
  await endSession(db, visitor.cookie(sessionCookie));
  visitor.clearCookie(sessionCookie);
  visitor.clearCookie(markCookie);
}

/** Ends sessions of a member: one by its id, or all but the one to keep. Returns how many. */
export async function endSessionsOf(
  db: Database,
  memberId: string,
  which: { id: string } | { except: string | null },
): Promise<number> {
  let ending = db.deleteFrom('session').where('memberId', '=', memberId);
  if ('id' in which) ending = ending.where('id', '=', which.id);
  else if (which.except) ending = ending.where('id', '!=', which.except);
  const ended = await ending.returning('id').execute();
  await endSessions(
    db,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/** Remembers in which language somebody is written to. */
export async function rememberLanguage(db: Database, memberId: string, language: Language): Promise<void> {
  await db
    .updateTable('member')
    .set({ language })
    .where('id', '=', memberId)
    .where('language', '!=', language)
    .execute();
}
