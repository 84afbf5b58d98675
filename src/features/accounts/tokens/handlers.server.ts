import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import { tokenHash } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { lockQuota } from '../../../kit/database/quota.server.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { createToken } from '../face/access-tokens.server.ts';
import type * as contract from './contract.ts';

async function tokensOf(db: Database, memberId: string): Promise<contract.AccessToken[]> {
  const rows = await db
    .selectFrom('accessToken')
    .where('memberId', '=', memberId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'name', 'createdAt', 'expiresAt', 'usedAt'])
    .execute();
  return rows.map(({ id, name, createdAt, expiresAt, usedAt }) => ({
    id,
    name,
    since: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

export const accessTokenHandlers = {
  accessTokens: (_: object, { db, member }: Context) => tokensOf(db, member!.id),

  async addAccessToken(
    { name, days }: ParsedInputOf<typeof contract.addAccessToken>,
    { db, member }: Context,
  ): Promise<ReplyOf<typeof contract.addAccessToken>> {
    const memberId = member!.id;
    await rateLimit(db, {
      key: `token member ${memberId}`,
      maxAttempts: limits.accessTokens.newADay,
      perMs: 86_400_000,
    });
    const secret = createToken();
    return db.transaction().execute(async (tx) => {
      await lockQuota(tx, 'tokens', memberId);
      const most = limits.quota.tokens;
      if ((await tokensOf(tx, memberId)).length >= most) fail('quotaReached', { what: 'tokens', most });
      await tx
        .insertInto('accessToken')
        .values({
          id: newId(),
          memberId,
          tokenHash: tokenHash(secret),
          name,
          expiresAt: sql<Date>`now() + ${days} * interval '1 day'`,
        })
        .execute();
      await notify(tx, [memberId], { kind: 'accessTokenAdded' });
      return { secret, tokens: await tokensOf(tx, memberId) };
    });
  },

  async revokeAccessToken(
    { id }: ParsedInputOf<typeof contract.revokeAccessToken>,
    { db, member }: Context,
  ): Promise<contract.AccessToken[]> {
    const { numDeletedRows } = await db
      .deleteFrom('accessToken')
      .where('id', '=', id)
      .where('memberId', '=', member!.id)
      .executeTakeFirst();
    return numDeletedRows ? tokensOf(db, member!.id) : fail('tokenNotFound');
  },
};
