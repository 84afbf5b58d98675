import { createHash } from 'node:crypto';
import type { Database } from './database.server.ts';

/** The signed-in person, as far as a handler needs to know. */
export interface Member {
  id: string;
  name: string;
  phoneBound: boolean;
  role: 'member' | 'reviewer' | 'administrator';
}

/** The cookie that carries the session's random token; only its hash is kept. Source: spec §4, §6. */
export const sessionCookie = 'bearer';
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** Who is behind a token; null for none, an unknown or an ended one. */
export async function memberOf(db: Database, token: string | undefined): Promise<Member | null> {
  if (!token) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .where('session.tokenHash', '=', tokenHash(token))
    .where('session.expiresAt', '>', new Date())
    .select(['member.id', 'member.name', 'member.phone', 'member.role'])
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, phoneBound: row.phone !== null, role: row.role } : null;
}
