import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { announce } from '../../../kit/database/hear.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { holdMessageLocks } from '../../../kit/database/locks.server.ts';
import { keepable, typeOf } from '../rules.ts';
import type { Told } from './told.ts';

/** The channel on which processes are told who has a new message. */
export const messageTold = 'message';

/**
 * Tells members something, in the caller's transaction: with it the message is there and goes out to open sockets,
 * without it never. Favour and comment reach those who want them; system notices reach everybody (V21).
 *
 * A member's messages become visible in the order of their numbers, so that whoever has seen one can ask for what came
 * after: two who tell the same member wait for each other. A transaction that tells several things tells them last, and
 * briefly.
 */
export async function tell(db: Database, memberIds: readonly string[], told: Told): Promise<void> {
  const ids = [...new Set(memberIds)];
  if (!ids.length) return;
  const type = typeOf(told);
  await holdMessageLocks(db, ids);
  const { rows } = await sql<{ memberId: string }>`
    insert into message (id, member_id, type, content)
    select receiver.id, member.id, ${type}, ${JSON.stringify(keepable(told))}::jsonb
    from unnest(${ids.map(newId)}::text[], ${ids}::text[]) as receiver (id, member_id)
    join member on member.id = receiver.member_id and member.deleted_at is null
    left join message_setting setting on setting.member_id = member.id
    where case ${type} when 'favor' then coalesce(setting.favor, true) when 'comment' then coalesce(setting.comment, true) else true end
    returning member_id`.execute(db);
  await announce(
    db,
    messageTold,
    rows.map(({ memberId }) => memberId),
  );
}
