import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { publishedStates } from '../../rules/revision-states.ts';

/** Number of a contributor's passed and rejected proposals. */
export interface ContributorRecord {
  passed: number;
  rejected: number;
}

/**
 * The records of members, by id. A bundle counts as one proposal. Excludes imports and content published without a
 * submission (people of a family, merged entries). Answered from an index alone, even for a member with a hundred
 * thousand proposals; as a subquery of a list, PostgreSQL would not know the members in advance.
 */
export async function recordsOf(db: Database, memberIds: readonly string[]): Promise<Map<string, ContributorRecord>> {
  if (!memberIds.length) return new Map();
  const rows = await db
    .selectFrom('revision')
    .where('authorId', 'in', [...new Set(memberIds)])
    .where('originId', 'is', null)
    .where(sql<boolean>`not is_mend`)
    .where('submittedAt', 'is not', null)
    .where('state', 'in', [...publishedStates, 'not passed'])
    .groupBy(['authorId', 'state'])
    .select((from) => ['authorId', 'state', from.fn.count<number>('bundleId').distinct().as('count')])
    .execute();
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
  return new Map(
    [...Map.groupBy(rows, ({ authorId }) => authorId)].map(([authorId, authorRows]) => [
      authorId,
      {
        passed: sum(authorRows.filter(({ state }) => state !== 'not passed')),
        rejected: sum(authorRows.filter(({ state }) => state === 'not passed')),
      },
    ]),
  );
}

export const recordOf = async (db: Database, memberId: string): Promise<ContributorRecord> =>
  (await recordsOf(db, [memberId])).get(memberId) ?? { passed: 0, rejected: 0 };
