import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.server.ts';
import { holdLock } from './locks.server.ts';

export interface Migration {
  name: string;
  /** Names of former migrations whose result this one makes in an empty database. */
  replaces?: readonly string[];
  up(db: Kysely<never>): Promise<void>;
}

/** The migrations of a folder, in the order of their numbered file names. */
export async function migrationsIn(folder: string): Promise<Migration[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      ...((await import(join(folder, file))) as Omit<Migration, 'name'>),
      name: file.replace(/\.ts$/, ''),
    })),
  );
}

/** Brings every older database to the baseline. */
export const lastVersionBeforeBaseline = '0.1.0';

/**
 * The names of applied migrations, where those that the baseline replaces count as the baseline. `older` is a migration
 * of a database that has only some of these, `newer` one that this version does not know.
 */
export function readApplied(
  names: readonly string[],
  migrations: readonly Migration[],
): { applied: Set<string>; older: string | null; newer: string | null } {
  const applied = new Set(names);
  let older: string | null = null;
  for (const { name, replaces = [] } of migrations) {
    const former = replaces.filter((one) => applied.delete(one));
    if (former.length) applied.add(name);
    if (former.length && former.length < replaces.length) older = former.at(-1)!;
  }
  const own = new Set(migrations.map(({ name }) => name));
  return { applied, older, newer: [...applied].find((name) => !own.has(name)) ?? null };
}

/**
 * Runs the missing migrations, all in one transaction under a lock: all or nothing, and once, even if several processes
 * start together. Throws if a newer Stele has written the database, or one older than the baseline.
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
  const names = rows.map(({ name }) => name);
  const { applied, older, newer } = readApplied(names, migrations);
  if (newer)
    throw new Error(
      `The data was written by a newer Stele (it knows ${newer}, this one does not). Start that one; nothing was changed.`,
    );
  if (older)
    throw new Error(
      `The data was written by a Stele older than ${lastVersionBeforeBaseline} (its last change is ${older}). Start Stele ${lastVersionBeforeBaseline} once, then this one; nothing was changed.`,
    );
  for (const { name, replaces = [] } of migrations)
    if (applied.has(name) && !names.includes(name)) {
      await sql`delete from migration where name = any(${replaces})`.execute(tx);
      await sql`insert into migration (name) values (${name})`.execute(tx);
    }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    await migration.up(tx as unknown as Kysely<never>);
    await sql`insert into migration (name) values (${migration.name})`.execute(tx);
  }
  return missing.map(({ name }) => name);
}
