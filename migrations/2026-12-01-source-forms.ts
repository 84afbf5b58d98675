import { sql, type Kysely } from 'kysely';

/** A source's translated titles, original language, and whether its author was a contemporary. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table source add column forms jsonb, add column kind text, add column language text`.execute(db);
}
