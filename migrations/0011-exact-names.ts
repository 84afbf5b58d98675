import { sql, type Kysely } from 'kysely';

/** Names that a word is the whole of are found without reading those that only end with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_name_key`.execute(db);
  await sql`create index search_name_key on search_name (key, at)`.execute(db);
}
