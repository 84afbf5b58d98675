import { sql, type Kysely } from 'kysely';

/**
 * Which house a person is of, as a fact of theirs: the tree colours people by it. The house is a subject as any other;
 * it may be gone, and then they are of none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table subject add house_id text`.execute(db);
  await sql`create index subject_house on subject (house_id) where house_id is not null`.execute(db);
}
