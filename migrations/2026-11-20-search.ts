import { sql, type Kysely } from 'kysely';

/** How a name is read, and what search looks into. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table entry add column pronunciation text`.execute(db);
}
