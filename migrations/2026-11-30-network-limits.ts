import { sql, type Kysely } from 'kysely';

/** What networks have cost within the last minute, where several processes share a database; nothing worth a log. */
export async function up(db: Kysely<never>): Promise<void> {
  // As rate-limiter-flexible has it, which writes it.
  await sql`
    create unlogged table network_cost (
      key     varchar(255) primary key,
      points  integer not null default 0,
      -- Milliseconds since 1970.
      expire  bigint
    )`.execute(db);
}
