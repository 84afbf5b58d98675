import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Consorts, lovers and annulments, and words for concubines with a direction. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(readFileSync(join(import.meta.dirname, '0003-union-kinds.sql'), 'utf8')).execute(db);
}
