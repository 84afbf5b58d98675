import { sql, type Kysely } from 'kysely';

/** Random lock tokens; a lock whose owner saves nothing yields; a draft says which tab saved it last. */
export async function up(db: Kysely<never>): Promise<void> {
  // A lock lasts two minutes: those that stand are dropped, and whoever writes takes a new one with their next
  // heartbeat.
  await sql`delete from edit_lock`.execute(db);
  await sql`
    alter table edit_lock
      alter column token type text using token::text,
      -- When its owner last saved something of the part, or took the lock.
      add active_at timestamptz not null default now()`.execute(db);
  await sql`drop sequence edit_lock_token`.execute(db);
  await sql`create index edit_lock_owner on edit_lock (owner_id)`.execute(db);

  // Numbers of contents are never given twice: the draft that follows a deleted one is not taken for it.
  await sql`create sequence content_version as int start 2`.execute(db);
  // The tab that saved a draft last. What that tab sends again, after a lost reply, is its own.
  await sql`alter table revision add saved_by text`.execute(db);
}
