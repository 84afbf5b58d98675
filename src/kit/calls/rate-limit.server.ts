import { sql } from 'kysely';
import { fail } from '../../rules/errors.ts';
import type { Database } from '../database/database.server.ts';

export interface Limit {
  /** What is counted, of whom: `code phone +8613800138000`. */
  key: string;
  most: number;
  perMs: number;
}

/**
 * Counts an attempt against each of the limits, or fails with `tryLater` and the seconds until there is room again.
 * Attempts count in a transaction of their own, so they stay counted when what follows fails; those of one key wait for
 * each other, so that a thousand at once are not each the first. An empty key is not counted.
 */
export async function rateLimit(db: Database, ...limits: readonly Limit[]): Promise<void> {
  const counted = limits.filter(({ key }) => !key.endsWith(' '));
  const waitMs = await db.transaction().execute(async (tx) => {
    let longest = 0;
    for (const { key, most, perMs } of counted.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(tx);
      longest = Math.max(longest, await waitFor(tx, { key, most, perMs }));
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

/** How many stand against a key in the time before now. */
export async function countAttempts(db: Database, key: string, perMs: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from attempt where key = ${key} and at > clock_timestamp() - ${perMs} * interval '1 millisecond'`.execute(
    db,
  );
  return row!.count;
}

/** Forgets what stands against a key: whoever got in has made up for failed tries. */
export async function resetLimit(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}

/** Milliseconds until there is room under a limit; 0 now. */
async function waitFor(db: Database, { key, most, perMs }: Limit): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ wait: number }>`
    select coalesce(extract(epoch from at - clock_timestamp()) * 1000 + ${perMs}::float8, 0)::float8 as wait
    from attempt where key = ${key} and at > clock_timestamp() - ${perMs}::float8 * interval '1 millisecond'
    order by at desc offset ${most - 1} limit 1`.execute(db);
  return Math.max(0, row?.wait ?? 0);
}
