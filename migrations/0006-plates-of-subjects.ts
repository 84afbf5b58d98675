import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Drawings of subjects that are not in the content folder. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(readFileSync(join(import.meta.dirname, '0006-plates-of-subjects.sql'), 'utf8')).execute(db);
}
