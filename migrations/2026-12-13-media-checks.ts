import { sql, type Kysely } from 'kysely';

/** State of each stored file at its first check, so that a later check finds damage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checked_file (
      name       text primary key,
      -- Of the whole file; null for one that was damaged when it was first seen.
      sha256     bytea,
      checked_at timestamptz not null default now(),
      -- Since when it is damaged; null where it is whole.
      damaged_at timestamptz
    )`.execute(db);
  await sql`create index checked_file_damaged on checked_file (name) where damaged_at is not null`.execute(db);
}
