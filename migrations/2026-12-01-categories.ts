import { sql, type Kysely } from 'kysely';

/** Categories are browsed by region. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index subject_kind_region on subject (kind, region, weight desc, id)`.execute(db);
}
