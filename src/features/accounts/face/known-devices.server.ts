import { randomBytes } from 'node:crypto';
import type { Database } from '../../../kit/database/database.server.ts';
import { tokenHash } from '../../../kit/calls/session.server.ts';
import type { Visitor } from '../../../kit/calls/visitor.server.ts';
import * as limits from '../../../rules/limits.ts';

/** The cookie of a browser in which somebody has signed in: a random token that opens nothing. */
const deviceCookie = 'device';
const livesMs = limits.knownDevices.days * 86_400_000;

/** Whether a member has signed in with this browser before; its token's hash if so. */
export async function knownDevice(db: Database, visitor: Visitor, memberId: string): Promise<string | null> {
  const token = visitor.cookie(deviceCookie);
  if (!token || token.length > 200) return null;
  const hash = tokenHash(token);
  const row = await db
    .selectFrom('knownDevice')
    .where('tokenHash', '=', hash)
    .where('memberId', '=', memberId)
    .where('seenAt', '>', new Date(Date.now() - livesMs))
    .select('memberId')
    .executeTakeFirst();
  return row ? hash.toString('base64url') : null;
}

/** Somebody signed in with this browser: it gets a new token, also for the others who are known in it. */
export async function rememberDevice(tx: Database, visitor: Visitor, memberId: string): Promise<void> {
  const before = visitor.cookie(deviceCookie),
    token = randomBytes(32).toString('base64url'),
    hash = tokenHash(token);
  if (before)
    await tx.updateTable('knownDevice').set({ tokenHash: hash }).where('tokenHash', '=', tokenHash(before)).execute();
  await tx
    .insertInto('knownDevice')
    .values({ tokenHash: hash, memberId, seenAt: new Date() })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'memberId']).doUpdateSet({ seenAt: new Date() }))
    .execute();
  const oldestKept = tx
    .selectFrom('knownDevice as other')
    .where('other.memberId', '=', memberId)
    .orderBy('other.seenAt', 'desc')
    .select('other.seenAt')
    .offset(limits.knownDevices.most - 1)
    .limit(1);
  await tx.deleteFrom('knownDevice').where('memberId', '=', memberId).where('seenAt', '<', oldestKept).execute();
  visitor.setCookie(deviceCookie, token, { maxAgeMs: livesMs });
}

/** Forgets every browser of a member; the one that they use now is remembered by whoever calls. */
export const forgetDevices = (tx: Database, memberId: string) =>
  tx.deleteFrom('knownDevice').where('memberId', '=', memberId).execute();
