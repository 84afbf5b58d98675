import type { Database } from '../../kit/database/database.server.ts';
import { publishedStates } from '../../rules/revision-states.ts';

/** What a contributor has behind them: how many of their proposals passed, how many did not. */
export interface ContributorRecord {
  passed: number;
  rejected: number;
}

/**
 * The records of members, asked for by their ids. As a subquery of a list each would cost a second where somebody has
 * imported a million revisions: PostgreSQL, which would not know of whom it is asked, would expect as many behind
 * everybody.
 */
export async function recordsOf(db: Database, memberIds: readonly string[]): Promise<Map<string, ContributorRecord>> {
  if (!memberIds.length) return new Map();
  const rows = await db
    .selectFrom('revision')
    .where('authorId', 'in', [...new Set(memberIds)])
    .where('isMend', '=', false)
    .groupBy('authorId')
    .select((from) => [
      'authorId',
      from.fn
        .countAll<number>()
        .filterWhere('state', 'in', [...publishedStates])
        .as('passed'),
      from.fn.countAll<number>().filterWhere('state', '=', 'not passed').as('rejected'),
    ])
    .execute();
  return new Map(rows.map(({ authorId, ...record }) => [authorId, record]));
}

export const recordOf = async (db: Database, memberId: string): Promise<ContributorRecord> =>
  (await recordsOf(db, [memberId])).get(memberId) ?? { passed: 0, rejected: 0 };
