import { sql, type Kysely } from 'kysely';

/** Cost that networks caused within the last minute, shared by several processes; unlogged, as loss is harmless. */
export async function up(db: Kysely<never>): Promise<void> {
  // In the form of rate-limiter-flexible, which writes the table.
  await sql`
    create unlogged table network_cost (
      key     varchar(255) primary key,
      points  integer not null default 0,
      -- Milliseconds since 1970.
      expire  bigint
    )`.execute(db);
}
