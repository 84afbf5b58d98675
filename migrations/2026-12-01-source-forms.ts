import { sql, type Kysely } from 'kysely';

/** What a source is called in other languages, what it was written in, and whether its author knew those times. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table source add column forms jsonb, add column kind text, add column language text`.execute(db);
}
