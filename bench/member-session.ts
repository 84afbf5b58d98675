import type { Database } from '../src/kit/database/database.server.ts';
import { newId } from '../src/kit/database/ids.server.ts';
import { tokenHash } from '../src/kit/calls/session.server.ts';

const hourMs = 3_600_000;

/** Adds a member and a session of an hour; returns its token. */
export async function addMemberWithSession(
  db: Database,
  member: { name: string; phone: string; role?: 'member' | 'reviewer' | 'administrator'; language?: 'en' },
): Promise<string> {
  const id = newId(),
    token = newId();
  await db
    .insertInto('member')
    .values({ id, ...member })
    .execute();
  await db
    .insertInto('session')
    .values({ tokenHash: tokenHash(token), memberId: id, expiresAt: new Date(Date.now() + hourMs) })
    .execute();
  return token;
}
