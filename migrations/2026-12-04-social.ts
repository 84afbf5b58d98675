import { sql, type Kysely } from 'kysely';

/** Push subscriptions of browsers, for things that their members watch; they end with the session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscription (
      endpoint    text primary key,
      session_id  text not null unique references session (id) on delete cascade,
      member_id   text not null references member on delete cascade,
      p256dh      text not null,
      auth        text not null,
      created_at  timestamptz not null default now()
    )`.execute(db);
  await sql`create index push_subscription_member on push_subscription (member_id)`.execute(db);
}
