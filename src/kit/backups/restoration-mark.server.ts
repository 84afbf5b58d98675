import { sql } from 'kysely';
import type { Database } from '../database/database.server.ts';

const restorationComment = 'a restoration into this database is under way';

/** Marks a database as being restored; the schema of the job queue exists by then. */
export async function markRestoration(db: Database): Promise<void> {
  await sql`comment on schema graphile_worker is ${sql.lit(restorationComment)}`.execute(db);
}

/** Removes the mark, in the transaction that restores the tables. */
export async function clearRestorationMark(tx: Database): Promise<void> {
  await sql`comment on schema graphile_worker is null`.execute(tx);
}

/** Prevents a site from starting on an incomplete restoration: throws an `Error` with a one-line message. */
export async function assertRestored(db: Database): Promise<void> {
  const { rows } = await sql<{ said: string | null }>`
    select obj_description(to_regnamespace('graphile_worker')::oid, 'pg_namespace') as said`.execute(db);
  if (rows[0]!.said === restorationComment)
    throw new Error(
      'A restoration into this database has not come to its end: run npm run restore again, or take an empty place.',
    );
}
