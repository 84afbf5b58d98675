import { sql, type Kysely } from 'kysely';

/**
 * Counting events used the number of the search index's lock, so that each waited for the other; it now has its own
 * (kit/database/locks.server.ts lists them).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    do $$ begin
      execute replace(pg_get_functiondef('keep_event_cells'::regproc), '7205763', '7205767');
    end $$`.execute(db);
}
