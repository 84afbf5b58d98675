import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Units of columns, for people who read the database itself. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(readFileSync(join(import.meta.dirname, '0002-column-comments.sql'), 'utf8')).execute(db);
}
