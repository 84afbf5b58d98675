import { sql, type Kysely } from 'kysely';

/** Random lock tokens; a lock whose owner saves nothing can be taken over; drafts record the tab that saved last. */
export async function up(db: Kysely<never>): Promise<void> {
  // Locks last two minutes: existing ones are dropped, and editors get a new one with their next heartbeat.
  await sql`delete from edit_lock`.execute(db);
  await sql`
    alter table edit_lock
      alter column token type text using token::text,
      -- When its owner last saved something of the part, or took the lock.
      add active_at timestamptz not null default now()`.execute(db);
  await sql`drop sequence edit_lock_token`.execute(db);
  await sql`create index edit_lock_owner on edit_lock (owner_id)`.execute(db);

  // Version numbers are never reused, so that a new draft is not mistaken for a deleted one.
  await sql`create sequence content_version as int start 2`.execute(db);
  // The tab that last saved a draft. If a reply was lost, that tab may send the same content again.
  await sql`alter table revision add saved_by text`.execute(db);
}
