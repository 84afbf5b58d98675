import { sql, type Kysely } from 'kysely';

/** Merged entries: the removed id and the remaining one (docs/decisions/0065). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table merged_thing (
      former_id text primary key,
      thing_id  text not null references thing on delete cascade,
      merged_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index merged_thing_thing on merged_thing (thing_id)`.execute(db);
}
