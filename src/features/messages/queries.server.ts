import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Counts, MessageType } from './contract.ts';
import type { MessageTab, Notification } from '../../kit/notifications/notification.ts';

export interface StoredMessage {
  id: string;
  number: number;
  memberId: string;
  type: MessageTab;
  read: boolean;
  content: Notification;
  createdAt: Date;
}

/** The tab's name in the database. */
export const tabOf = (type: MessageType) => type.toLowerCase() as MessageTab;

/** The newest messages of each tab after a number, oldest first, for several members at once. */
export async function newestOf(
  db: Database,
  readers: readonly { memberId: string; after: number }[],
  ofEachTab: number,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select newest.* from unnest(${readers.map((reader) => reader.memberId)}::text[], ${readers.map((reader) => reader.after)}::bigint[]) as wanted (member_id, after)
    cross join unnest(array['system', 'favor', 'comment']) as tab (type)
    cross join lateral (
      select id, number, member_id, type, read, content, created_at from message
      where message.member_id = wanted.member_id and message.type = tab.type and message.number > wanted.after
      order by message.type, message.number desc limit ${ofEachTab}
    ) newest
    order by newest.number`.execute(db);
  return rows;
}

/** A page of a tab, newest first, and the total number. */
export async function pageOf(
  db: Database,
  memberId: string,
  type: MessageTab,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredMessage[]; total: number }> {
  const ofTab = db.selectFrom('message').where('memberId', '=', memberId).where('type', '=', type);
  const rows = await ofTab
    .select(['id', 'number', 'memberId', 'type', 'read', 'content', 'createdAt'])
    .orderBy('number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await ofTab.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows as StoredMessage[], total };
}

/** Unread counts, by member and tab; members without any are missing. */
export async function unreadOf(db: Database, memberIds: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<{ memberId: string; type: MessageTab; count: number }>`
    select member_id, type, count(*)::int as count from message where member_id = any(${[...memberIds]}) and not read group by member_id, type`.execute(
    db,
  );
  const counts = new Map<string, Counts>();
  for (const { memberId, type, count } of rows) {
    const ofMember = counts.get(memberId) ?? { ...zeroCounts };
    ofMember[type.toUpperCase() as MessageType] = count;
    counts.set(memberId, ofMember);
  }
  return counts;
}
export const zeroCounts: Counts = { SYSTEM: 0, FAVOR: 0, COMMENT: 0 };

/**
 * The member behind a session: language, and number of the last message (0 for none); null when the session has ended.
 */
export async function subscriberOf(
  db: Database,
  sessionId: string,
): Promise<{ language: Language; last: number } | null> {
  const {
    rows: [row],
  } = await sql<{ language: Language; last: number }>`
    select member.language, coalesce(max(latest.number), 0)::bigint as last
    from session join member on member.id = session.member_id
    cross join unnest(array['system', 'favor', 'comment']) as tab (type)
    left join lateral (select max(number) as number from message where message.member_id = member.id and message.type = tab.type) latest on true
    where session.id = ${sessionId} and session.expires_at > now() and member.deleted_at is null
    group by member.id`.execute(db);
  return row ?? null;
}

/** The given sessions that have not ended. */
export async function liveSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session')
    .where('id', 'in', [...ids])
    .where('expiresAt', '>', sql<Date>`now()`)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
