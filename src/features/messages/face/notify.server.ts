import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { notifyChannel } from '../../../kit/database/listen.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { storable, tabOfNotification } from '../rules.ts';
import type { Notification } from './notification.ts';

/** The channel on which processes are told who has a new message. */
export const notificationsChannel = 'message';

/**
 * Tells members something, in the caller's transaction: with it the message is there and goes out to open sockets,
 * without it never. Favour and comment reach those who want them; system notices reach everybody (V21).
 *
 * A member's messages become visible in the order of their numbers, so that whoever has seen one can ask for what came
 * after: two who tell the same member wait for each other. A transaction that tells several things tells them last, and
 * briefly.
 */
export async function notify(db: Database, memberIds: readonly string[], told: Notification): Promise<void> {
  const ids = [...new Set(memberIds)];
  if (!ids.length) return;
  const type = tabOfNotification(told);
  await sql`select pg_advisory_xact_lock(${lockSpace}, place) from (select distinct hashtext(id) & 1023 as place from unnest(${ids}::text[]) id order by place) places`.execute(
    db,
  );
  const { rows } = await sql<{ memberId: string }>`
    insert into message (id, member_id, type, content)
    select receiver.id, member.id, ${type}, ${JSON.stringify(storable(told))}::jsonb
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

/** Of advisory locks; a thousand places in it are enough for members, and few enough for PostgreSQL. */
const lockSpace = 6_251_011;
