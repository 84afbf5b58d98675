import { randomBytes } from 'node:crypto';
import type { Database } from '../../../kit/database/database.server.ts';
import { tokenHash } from '../../../kit/calls/session.server.ts';
import type { Visitor } from '../../../kit/calls/visitor.server.ts';
import * as limits from '../../../rules/limits.ts';

/** The cookie of a browser in which a member has signed in: a random token that grants no access. */
const deviceCookie = 'device';
const lifetimeMs = limits.knownDevices.days * 86_400_000;

/** The hash of this browser's token if the member has signed in with it before; else null. */
export async function findKnownDevice(db: Database, visitor: Visitor, memberId: string): Promise<string | null> {
  const token = visitor.cookie(deviceCookie);
  if (!token || token.length > 200) return null;
  const hash = tokenHash(token);
  const row = await db
    .selectFrom('knownDevice')
    .where('tokenHash', '=', hash)
    .where('memberId', '=', memberId)
    .where('seenAt', '>', new Date(Date.now() - lifetimeMs))
    .select('memberId')
    .executeTakeFirst();
  return row ? hash.toString('base64url') : null;
}

/**
 * Remembers this browser after a sign-in. It gets a new token, which also replaces the old one for other members known
 * in it.
 */
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
  visitor.setCookie(deviceCookie, token, { maxAgeMs: lifetimeMs });
}

/** Forgets all browsers of a member; the caller remembers the current one again. */
export const forgetDevices = (tx: Database, memberId: string) =>
  tx.deleteFrom('knownDevice').where('memberId', '=', memberId).execute();
