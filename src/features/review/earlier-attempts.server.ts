import type { Database } from '../../kit/database/database.server.ts';
import { publishedStates } from '../../rules/revision-states.ts';
import { matchesPart } from '../../editing/revisions/face/part-ref.server.ts';
import type { Revision } from '../../editing/revisions/face/steps.server.ts';

/** Maximum number of attempts examined. */
const maxAttempts = 10;

/** Earlier rejected submissions of the same part by the same author, newest first, back to the last passed one. */
export async function loadEarlierAttempts(db: Database, row: Revision) {
  if (row.submittedAt === null) return [];
  const decided = await db
    .selectFrom('revision')
    .leftJoin('member', 'member.id', 'revision.reviewerId')
    .where(matchesPart(row))
    .where('revision.authorId', '=', row.authorId)
    .where('revision.id', '!=', row.id)
    .where('revision.isMend', '=', false)
    .where('revision.state', 'in', [...publishedStates, 'not passed'])
    .where('revision.decidedAt', '<', row.submittedAt)
    .orderBy('revision.decidedAt', 'desc')
    .limit(maxAttempts)
    .select([
      'revision.id',
      'revision.state',
      'revision.content',
      'revision.decidedAt',
      'revision.rejectReason',
      'member.name as by',
    ])
    .execute();
  const passed = decided.findIndex(({ state }) => state !== 'not passed');
  // Without a reason it was archived when two entries were merged, not rejected.
  return (passed === -1 ? decided : decided.slice(0, passed)).filter(({ rejectReason }) => rejectReason !== null);
}
