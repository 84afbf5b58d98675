import { sql, type Kysely } from 'kysely';

/** Numbers for the graph, its edges, and relations as sentences. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table relation add column sentence jsonb`.execute(db);
}
