import { sql } from 'kysely';
import type { Database } from '../database/database.server.ts';
import { notifyChannel } from '../database/listen.server.ts';
import { newId } from '../database/ids.server.ts';
import { holdMessageLocks } from '../database/locks.server.ts';
import { toStorable, tabOfNotification } from './message-content.ts';
import type { Notification } from './notification.ts';

/** The channel that notifies processes of members with new messages. */
export const notificationsChannel = 'message';

/**
 * Notifies members, in the caller's transaction: on commit, the message is stored and sent to open sockets; on
 * rollback, neither. Favour and comment messages go to members who want them; system notices to everyone (V21).
 *
 * A member's messages become visible in the order of their numbers, so that a reader who has seen one can request those
 * after it: transactions that notify the same member wait for each other. Therefore a transaction should notify last,
 * and briefly.
 */
export async function notify(db: Database, memberIds: readonly string[], notification: Notification): Promise<void> {
  const ids = [...new Set(memberIds)];
  if (!ids.length) return;
  const type = tabOfNotification(notification);
  await holdMessageLocks(db, ids);
  const { rows } = await sql<{ memberId: string }>`
    insert into message (id, member_id, type, content)
    select receiver.id, member.id, ${type}, ${JSON.stringify(toStorable(notification))}::jsonb
    from unnest(${ids.map(newId)}::text[], ${ids}::text[]) as receiver (id, member_id)
    join member on member.id = receiver.member_id and member.deleted_at is null
    left join message_setting setting on setting.member_id = member.id
    where case ${type} when 'favor' then coalesce(setting.favor, true) when 'comment' then coalesce(setting.comment, true) else true end
    returning member_id`.execute(db);
  await notifyChannel(
    db,
    notificationsChannel,
    rows.map(({ memberId }) => memberId),
  );
}
