import { sql } from 'kysely';
import { quoteTable, loadTables, type QueryRunner } from '../src/kit/backups/tables.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';

/** A digest of every row of every table, and the position of every sequence. */
export async function digestOf(db: Database): Promise<Record<string, string>> {
  const ask: QueryRunner = async <Row extends object>(text: string) => (await sql.raw<Row>(text).execute(db)).rows;
  const digests: Record<string, string> = {};
  for (const table of await loadTables(ask)) {
    const [row] = await ask<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(one::text, E'\\n' order by one::text)), '') as digest from ${quoteTable(table)} one`,
    );
    digests[quoteTable(table)] = row!.digest;
  }
  for (const { name, value } of await ask<{ name: string; value: number | null }>(
    'select sequencename as name, last_value as value from pg_sequences',
  ))
    digests[name] = String(value);
  return digests;
}
