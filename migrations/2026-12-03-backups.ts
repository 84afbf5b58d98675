import { sql, type Kysely } from 'kysely';

/** Clients that follow changes (`/data/changes`) read publications in order. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index revision_publication on revision (publication_number) where published`.execute(db);
}
