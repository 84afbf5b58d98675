import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.server.ts';
import { holdLock } from './locks.server.ts';

export interface Migration {
  name: string;
  up(db: Kysely<never>): Promise<void>;
}

/** The migrations of a folder, in the order of their dated file names. */
export async function migrationsIn(folder: string): Promise<Migration[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.ts$/, ''),
      up: ((await import(join(folder, file))) as Migration).up,
    })),
  );
}

/**
 * Runs the missing migrations, all in one transaction under a lock: all or nothing, and once, even if several processes
 * start together. Throws if a newer Stele has written the database.
 */
export const migrate = async (db: Database, migrations: Migration[]): Promise<string[]> =>
  db.transaction().execute((tx) => migrateWithin(tx, migrations));

/** Runs the missing migrations in the caller's transaction. */
export async function migrateWithin(tx: Database, migrations: readonly Migration[]): Promise<string[]> {
  await holdLock(tx, 'migrations');
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx);
  const knownNames = new Set(migrations.map(({ name }) => name));
  const stranger = rows.find(({ name }) => !knownNames.has(name));
  if (stranger)
    throw new Error(
      `The data was written by a newer Stele (it knows ${stranger.name}, this one does not). Start that one; nothing was changed.`,
    );
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    await migration.up(tx as unknown as Kysely<never>);
    await sql`insert into migration (name) values (${migration.name})`.execute(tx);
  }
  return missing.map(({ name }) => name);
}
