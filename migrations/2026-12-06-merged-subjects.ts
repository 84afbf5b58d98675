import { sql, type Kysely } from 'kysely';

/** Entries that turned out to be one: the id that went, and the one that is left (docs/decisions/0065). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table merged_thing (
      former_id text primary key,
      thing_id  text not null references thing on delete cascade,
      merged_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index merged_thing_thing on merged_thing (thing_id)`.execute(db);
}
