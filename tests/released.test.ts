import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { implementations } from '../src/calls.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { memberOf, openSession, sessionCookie } from '../src/kit/calls/session.server.ts';
import { openBackupLocation } from '../src/kit/backups/location.server.ts';
import { findBackup, verifyBackup, restore as restoreBackup } from '../src/kit/backups/restore.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { folderStore } from '../src/kit/pictures/folder-store.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { createVisitor, testContext } from './visitor.ts';
import { openDatabase } from './world.ts';

/**
 * A database of the release of 2026-11-22, with members, drafts, locks, rejected, pending and published revisions, and
 * that release's replies to readers, authors and a reviewer. Written by its own code (commit e059ddf): never regenerate
 * it with a newer one.
 */
const released = JSON.parse(readFileSync('tests/released/2026-11-22.json', 'utf8')) as {
  tables: Record<string, object[]>;
  sequences: { name: string; value: number }[];
  seen: { who: string | null; language: Language; line: string; input: object; reply: unknown }[];
};

async function restore(db: Database): Promise<void> {
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

/** Parts that existed in the release; books came later. */
const thenParts = new Set(['text', 'facts', 'timeline', 'timemap', 'relations']);
/**
 * A list of counts by part has no order, and now has more parts; parts reviewed together now count once instead of
 * twice.
 */
const inOrder = (reply: unknown) =>
  Array.isArray(reply)
    ? (reply as { module?: string }[])
        .filter(({ module }) => module === undefined || thenParts.has(module))
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    : reply !== null && typeof reply === 'object' && 'waiting' in reply
      ? { ...reply, waiting: [] }
      : reply;

test('a database of the released version migrates: readers, authors and reviewers see the same as before', async () => {
  const { db } = await openDatabase('template0');
  const migrations = await migrationsIn(resolve('migrations'));
  await migrate(
    db,
    migrations.filter(({ name }) => name < '2026-11-29'),
  );
  await restore(db);
  await migrate(db, migrations);
  await expectSeen(db);
});

/** That database as `npm run backup` wrote it on 2026-11-23, with a file: later versions must restore it. */
test('a backup of an earlier version is restored and migrated, and shows the same as before', async () => {
  const connection = await openDatabase('template0');
  const place = await openBackupLocation(
    'tests/released/backup-2026-11-23',
    readSettings({ BACKUP_KEY: 'nabonidus dug here' }),
  );
  const { manifest } = await findBackup(place);
  expect(await verifyBackup(place, manifest)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'stele-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const media = folderStore(folder),
    migrations = await migrationsIn(resolve('migrations'));
  const { migrated } = await restoreBackup({ place, manifest, connection, media, migrations });
  const then = new Set(manifest.migrations);
  expect(migrated).toEqual(migrations.flatMap(({ name }) => (then.has(name) ? [] : name)));
  expect(await media.sizeOf(`image/${'n'.repeat(43)}.webp`)).toBe(6);
  await expectSeen(connection.db);
});

test('a failed migration is rolled back with those before it, so the previous version starts', async () => {
  const { db } = await openDatabase('template0');
  const migrations = await migrationsIn(resolve('migrations'));
  await migrate(db, migrations);
  const next = {
    name: '2099-01-01-next',
    up: (tx: Kysely<never>) => tx.schema.alterTable('subject').addColumn('extra', 'text').execute(),
  };
  const failing = { name: '2099-01-02-failing', up: () => Promise.reject(new Error('it does not fit')) };
  await expect(migrate(db, [...migrations, next, failing])).rejects.toThrow('it does not fit');
  const columns = await sql`select from information_schema.columns where column_name = 'extra'`.execute(db);
  expect(columns.rows).toEqual([]);
  expect(await migrate(db, migrations)).toEqual([]);
});

async function expectSeen(db: Database): Promise<void> {
  const api = createApi(implementations);
  const endpoints = new Map(
    implementations
      .flat()
      .flatMap(({ endpoint }) => endpoint.routes.map((route): [string, typeof endpoint] => [route, endpoint])),
  );
  const context = testContext(db);
  for (const { who, language, line, input, reply } of released.seen) {
    const visitor = createVisitor();
    if (who) await openSession(db, visitor, who);
    const member = who ? await memberOf(db, visitor.cookie(sessionCookie), { visitor }) : null;
    const now = await api.callFor({ ...context, language, visitor, member })(endpoints.get(line)!, input as never);
    // All their data are there and equal; a reply may now have more.
    expect({ said: inOrder(now) }, `${who} ${language} ${line} ${JSON.stringify(input)}`).toMatchObject({
      said: inOrder(reply),
    });
  }
}
