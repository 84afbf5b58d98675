import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Drawings of this project leave the indexes of colour and likeness. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(readFileSync(join(import.meta.dirname, '0005-drawings.sql'), 'utf8')).execute(db);
}
