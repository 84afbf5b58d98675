import { sql, type Kysely } from 'kysely';

/** Oceania is the seventh region, number 6 of `lane` and `stage` in listed_subject; no region is number 7. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{
    definition: string;
  }>`select pg_get_functiondef('refresh_listed_subjects'::regproc) as definition`.execute(db);
  await sql
    .raw(
      rows[0]!.definition
        .replace(`'americas']`, `'americas', 'oceania']`)
        .replace('coalesce(r.region, 6)', 'coalesce(r.region, 7)'),
    )
    .execute(db);
  await sql`select count(*) from refresh_listed_subjects(array(select id from subject))`.execute(db);
}
