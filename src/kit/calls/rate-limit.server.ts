import { sql } from 'kysely';
import { fail } from '../../rules/errors.ts';
import type { Database } from '../database/database.server.ts';
import { holdCountLock } from '../database/locks.server.ts';

export interface Limit {
  /** The action that is counted, and its subject: `code phone +8613800138000`. */
  key: string;
  maxAttempts: number;
  perMs: number;
}

/**
 * Counts an attempt against each limit, or fails with `tryLater` and the seconds until there is room again. Attempts
 * are counted in a separate transaction, so they stay counted when later work fails. Attempts with the same key are
 * serialized by an advisory lock, so that a thousand concurrent ones cannot all pass. A key that ends with a space has
 * no subject and is not counted.
 */
export async function rateLimit(db: Database, ...limits: readonly Limit[]): Promise<void> {
  const counted = limits.filter(({ key }) => !key.endsWith(' '));
  const waitMs = await db.transaction().execute(async (tx) => {
    let longest = 0;
    for (const { key, maxAttempts, perMs } of counted.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await holdCountLock(tx, 'attempts', key);
      longest = Math.max(longest, await consumeAttempt(tx, { key, maxAttempts, perMs }));
    }
    if (!longest && counted.length)
      await tx
        .insertInto('attempt')
        .values(counted.map(({ key }) => ({ key })))
        .execute();
    return longest;
  });
  if (waitMs > 0) fail('tryLater', { seconds: Math.ceil(waitMs / 1000) });
}

/** Attempts counted for a key within the last `perMs` milliseconds. */
export async function countAttempts(db: Database, key: string, perMs: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from attempt where key = ${key} and at > clock_timestamp() - ${perMs} * interval '1 millisecond' and at <= clock_timestamp()`.execute(
    db,
  );
  return row!.count;
}

/** Deletes a key's attempts, for example after a successful sign-in. */
export async function resetLimit(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}

/** Milliseconds until another attempt fits under the limit; 0 when one fits now. */
async function consumeAttempt(db: Database, { key, maxAttempts, perMs }: Limit): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ wait: number }>`
    select coalesce(extract(epoch from at - clock_timestamp()) * 1000 + ${perMs}::float8, 0)::float8 as wait
    from attempt where key = ${key} and at > clock_timestamp() - ${perMs}::float8 * interval '1 millisecond'
      and at <= clock_timestamp() -- where the clock was set back, nobody waits for it to come there again
    order by at desc offset ${maxAttempts - 1} limit 1`.execute(db);
  return Math.max(0, row?.wait ?? 0);
}
