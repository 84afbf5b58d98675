import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { publishedStates } from '../../rules/revision-states.ts';

/** What a contributor has behind them: how many of their proposals passed, how many did not. */
export interface ContributorRecord {
  passed: number;
  rejected: number;
}

/**
 * The records of members, asked for by their ids: what they proposed and what became of it. What an import brought is
 * nobody's own. Counted by state, it is read from an index alone, of somebody with a hundred thousand proposals too; as a
 * subquery of a list PostgreSQL would not know of whom it is asked.
 */
export async function recordsOf(db: Database, memberIds: readonly string[]): Promise<Map<string, ContributorRecord>> {
  if (!memberIds.length) return new Map();
  const rows = await db
    .selectFrom('revision')
    .where('authorId', 'in', [...new Set(memberIds)])
    .where('originId', 'is', null)
    .where(sql<boolean>`not is_mend`)
    .where('state', 'in', [...publishedStates, 'not passed'])
    .groupBy(['authorId', 'state'])
    .select((from) => ['authorId', 'state', from.fn.countAll<number>().as('count')])
    .execute();
  const sum = (some: typeof rows) => some.reduce((all, { count }) => all + count, 0);
  return new Map(
    [...Map.groupBy(rows, ({ authorId }) => authorId)].map(([authorId, own]) => [
      authorId,
      {
        passed: sum(own.filter(({ state }) => state !== 'not passed')),
        rejected: sum(own.filter(({ state }) => state === 'not passed')),
      },
    ]),
  );
}

export const recordOf = async (db: Database, memberId: string): Promise<ContributorRecord> =>
  (await recordsOf(db, [memberId])).get(memberId) ?? { passed: 0, rejected: 0 };
