import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { accountStatus, hasPasskey, isPhoneBound, tokenHash, type Member } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';

/** Begins every token, so that scanners of published code recognize one. */
const prefix = 'stele_';
const tokenPattern = new RegExp(`^${prefix}[\\w-]{43}$`);

/** A new token: 256 random bits, which need no slow hash. */
export const createToken = (): string => prefix + randomBytes(32).toString('base64url');

/** Precision of "last used", in milliseconds, so that not every question writes. */
const lastUsePrecisionMs = 60_000;

/**
 * The member for whom a program acts with a token; null for a malformed, unknown, expired or revoked one, and if the
 * member is banned. It has no rights of a role, and counts as no confirmed identity.
 */
export async function memberOfAccessToken(
  db: Database,
  token: string,
  { phoneOptional }: { phoneOptional: boolean },
): Promise<Member | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await db
    .selectFrom('accessToken')
    .innerJoin('member', 'member.id', 'accessToken.memberId')
    .where('accessToken.tokenHash', '=', tokenHash(token))
    .where('accessToken.expiresAt', '>', sql<Date>`now()`)
    .where('member.deletedAt', 'is', null)
    .select(['accessToken.id as tokenId', 'accessToken.usedAt', 'member.id', 'member.name', 'member.phone'])
    .select(['member.mail', 'member.status', 'member.bannedUntil'])
    .select(hasPasskey)
    .executeTakeFirst();
  if (!row) return null;
  const status = accountStatus(row);
  if (status.status !== 'normal') return null;
  if (!row.usedAt || Date.now() - row.usedAt.getTime() > lastUsePrecisionMs)
    await db
      .updateTable('accessToken')
      .set({ usedAt: sql<Date>`now()` })
      .where('id', '=', row.tokenId)
      .execute();
  return {
    id: row.id,
    name: row.name,
    phoneBound: isPhoneBound(row, phoneOptional),
    role: 'member',
    assignedRole: 'member',
    hasShownSecondFactor: false,
    confirmed: false,
    sessionId: row.tokenId,
    accessTokenId: row.tokenId,
    ...status,
  };
}

/** Revokes all tokens of a member, as after a theft. */
export const revokeAccessTokens = (db: Database, memberId: string): Promise<unknown> =>
  db.deleteFrom('accessToken').where('memberId', '=', memberId).execute();
