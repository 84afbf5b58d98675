import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Lists count people with only a recorded family separately. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(readFileSync(join(import.meta.dirname, '0004-relatives.sql'), 'utf8')).execute(db);
}
