import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { openDatabase } from './world.ts';

interface ReleasedDatabase {
  tables: Record<string, object[]>;
  sequences: { name: string; value: number }[];
  seen: { who: string | null; language: Language; line: string; input: object; reply: unknown }[];
}

/**
 * A database of the release of 2026-11-22, with members, drafts, locks, rejected, pending and published revisions, and
 * that release's replies to readers, authors and a reviewer. Written by its own code (commit e059ddf).
 */
export const older = JSON.parse(readFileSync('tests/released/2026-11-22.json', 'utf8')) as ReleasedDatabase;
/** The same after Stele 0.1.0 has started on it. Written by its own code: never regenerate it with a newer one. */
export const released = JSON.parse(readFileSync('tests/released/0.1.0.json', 'utf8')) as ReleasedDatabase;

async function fillTables(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection); // without triggers and foreign keys
    for (const [table, rows] of Object.entries(released.tables)) {
      if (table === 'migration') continue;
      const { rows: columns } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(connection);
      const names = sql.join(columns.map(({ name }) => sql.id(name)));
      await sql`
        insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
        connection,
      );
    }
    for (const { name, value } of released.sequences)
      await sql`select setval(${name}::regclass, ${value})`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

const baseline = readFileSync('migrations/0001-baseline.sql', 'utf8');

/** The tables of Stele 0.1.0 as it left them, which are those of the baseline, with its rows. */
export async function openReleased() {
  const connection = await openDatabase('template0');
  await connection.db.transaction().execute(async (tx) => {
    await sql.raw(`${baseline}truncate page_sum, family_changes`).execute(tx);
    await createMigrationTable(tx, released.tables.migration as { name: string }[]);
  });
  await fillTables(connection.db);
  return connection;
}

export const createMigrationTable = async (db: Database, rows: readonly { name: string }[]) => {
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  await sql`insert into migration (name) select unnest(${rows.map(({ name }) => name)}::text[])`.execute(db);
};
export const appliedMigrations = async (db: Database) =>
  (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(({ name }) => name);
