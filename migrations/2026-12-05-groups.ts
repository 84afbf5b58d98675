import { sql, type Kysely } from 'kysely';

/**
 * Search finds member-made content: groups, tours, map scripts. Existing ones are added when the index is rebuilt after
 * the next start (`indexVersion`).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table search_passage drop constraint search_passage_type_check`.execute(db);
  await sql`
    alter table search_passage add constraint search_passage_type_check
      check (type in ('entries', 'books', 'articles', 'images', 'special')) not valid`.execute(db);
}
