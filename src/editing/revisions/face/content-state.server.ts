import type { Database } from '../../../kit/database/database.server.ts';
import type { Member } from '../../../kit/calls/session.server.ts';
import { publishedStates, reviewStates, type ContentState } from '../../../rules/revision-states.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { findLock } from './locks.server.ts';
import { matchesPart } from './part-ref.server.ts';
import { latestPublished } from './submit.server.ts';

const revisionsOf = (db: Database, part: PartRef) => db.selectFrom('revision').where(matchesPart(part));

/** The member's last decided proposal of a part; undefined for none. */
export const selectLastDecided = (db: Database, part: PartRef, memberId: string) =>
  revisionsOf(db, part)
    .where('authorId', '=', memberId)
    .where('state', 'in', [...publishedStates, 'not passed'])
    .orderBy('decidedAt', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1)
    .select(['id', 'state', 'content', 'translatedFrom', 'rejectReason'])
    .executeTakeFirst();

/** State of a part for a member who wants to edit it (T13). */
export async function contentStateOf(
  db: Database,
  part: PartRef,
  { id: memberId, status }: Member,
): Promise<ContentState> {
  if (status !== 'normal') return 'forbidden';
  const waiting = await revisionsOf(db, part)
    .where('state', 'in', reviewStates)
    .select(['state', 'authorId'])
    .executeTakeFirst();
  if (waiting) return waiting.state === 'submitted' && waiting.authorId === memberId ? 'pending' : 'under review';
  const newest = await latestPublished(db, part);
  if (newest?.state === 'featured') return 'best';
  if (newest?.state === 'featuring') return 'best under review';
  const lock = await findLock(db, part);
  if (lock && lock.ownerId !== memberId && !lock.isIdle) return 'locked';
  const ownRevision = await selectLastDecided(db, part, memberId);
  return !ownRevision ? 'open' : ownRevision.state === 'not passed' ? 'failed' : 'passed';
}
