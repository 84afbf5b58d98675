import { sql, type Kysely } from 'kysely';

/**
 * The house of a person, as a fact: the tree colours people by it. The house is a subject like any other; if it is
 * deleted, they have none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table subject add house_id text`.execute(db);
  await sql`create index subject_house on subject (house_id) where house_id is not null`.execute(db);
}
