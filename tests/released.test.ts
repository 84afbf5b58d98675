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
import { appliedMigrations, createMigrationTable, older, openReleased, released } from './released-database.ts';
import { createVisitor, testContext } from './visitor.ts';
import { openDatabase } from './world.ts';

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
  const { db } = await openReleased();
  const migrations = await migrationsIn(resolve('migrations'));
  expect(await migrate(db, migrations)).toEqual(migrations.slice(1).map(({ name }) => name));
  expect(await appliedMigrations(db)).toEqual(migrations.map(({ name }) => name));
  await expectSeen(db);
});

test('A3 a concubinage of an older database is renamed in the direction that the genders give', async () => {
  const { db } = await openReleased();
  const [man, woman] = (
    await sql<{ id: string }>`
      update subject set gender = case when id = (select min(id) from subject) then 'male' else 'female' end
      where id in (select id from subject order by id limit 2) returning id`.execute(db)
  ).rows
    .map(({ id }) => id)
    .sort();
  await sql`insert into family_union (id, told_by, position, kind) values ('u', ${man}, 0, 'concubinage')`.execute(db);
  await sql`insert into family_partner (union_id, subject_id, position) values ('u', ${man}, 0), ('u', ${woman}, 1)`.execute(
    db,
  );
  await sql`
    insert into relation (id, from_id, to_id, type, word, sentence, union_id)
    values ('r', ${man}, ${woman}, 'family', '{"en":"concubinage with"}', '{"en":"{a} and {b} lived in concubinage"}', 'u')`.execute(
    db,
  );
  await migrate(db, await migrationsIn(resolve('migrations')));
  const { rows } = await sql<{ word: object; inverse: object; sentence: object }>`
    select word, inverse, sentence from relation where id = 'r'`.execute(db);
  expect(rows).toMatchObject([
    {
      word: { en: 'had as concubine', zh: '侧室' },
      inverse: { en: 'concubine of', zh: '夫主' },
      sentence: { en: '{b} was a concubine of {a}', jp: '{b}は{a}の側室である' },
    },
  ]);
  await sql`insert into family_union (id, told_by, position, kind, ended) values ('v', ${man}, 1, 'consort', 'annulment')`.execute(
    db,
  );
});

test('A5 A1 an older database counts people with nothing but a family apart, and drawings lose colour and likeness', async () => {
  const { db } = await openReleased();
  await sql`
    with relative as (select id from subject where kind = 'person' order by id limit 1),
      silent as (update entry set summary = '', body = '' where subject_id = (select id from relative)),
      eventless as (delete from event where subject_id = (select id from relative)),
      family as (insert into family_union (id, told_by, position, kind) select 'u', id, 0, 'marriage' from relative)
    select from relative`.execute(db);
  await sql`insert into family_partner (union_id, subject_id, position) select 'u', told_by, 0 from family_union`.execute(
    db,
  );
  const people = async () =>
    (
      await sql<{ kind: string; subjects: number }>`
      select kind, subjects from category_count where language = '' and kind in ('person', 'relative') order by kind`.execute(
        db,
      )
    ).rows;
  const { subjects } = (await people())[0]!;
  await sql`
    insert into image (id, hash, width, height, author, licence, source, name, size, format, murmur_hash, uploader_id, full_width, full_height, phash, look, look_number, hue)
    select author, author, 600, 400, author, 'CC0-1.0', '{}', 'a.png', 1, 'png', 'a', (select min(id) from member), 600, 400, 1, 'a', 1, 3
    from unnest(array['Stele', 'Rembrandt']) author`.execute(db);
  await migrate(db, await migrationsIn(resolve('migrations')));
  expect(await people()).toEqual([
    { kind: 'person', subjects: subjects - 1 },
    { kind: 'relative', subjects: 1 },
  ]);
  const { rows } =
    await sql`select author, is_drawing, phash, look_number, hue from image where hash = author order by author`.execute(
      db,
    );
  expect(rows).toMatchObject([
    { author: 'Rembrandt', isDrawing: false, hue: 3 },
    { author: 'Stele', isDrawing: true, phash: null, lookNumber: null, hue: null },
  ]);
});

/** That database as `npm run backup` of 0.1.0 wrote it, with a file: later versions must restore it. */
test('a backup of the released version is restored and migrated, and shows the same as before', async () => {
  const connection = await openDatabase('template0');
  const place = await openBackupLocation('tests/released/backup-0.1.0', readSettings(backupKey));
  const { manifest } = await findBackup(place);
  expect(await verifyBackup(place, manifest)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'stele-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const media = folderStore(folder),
    migrations = await migrationsIn(resolve('migrations'));
  const { migrated } = await restoreBackup({ place, manifest, connection, media, migrations });
  expect(migrated).toEqual(migrations.slice(1).map(({ name }) => name));
  expect(await appliedMigrations(connection.db)).toEqual(migrations.map(({ name }) => name));
  expect(await media.sizeOf(`image/${'n'.repeat(43)}.webp`)).toBe(6);
  await expectSeen(connection.db);
});

const backupKey = { BACKUP_KEY: 'nabonidus dug here' };

test('a database older than the baseline is left as it is, and the operator reads which version to start first', async () => {
  const { db } = await openDatabase('template0');
  await createMigrationTable(db, older.tables.migration as { name: string }[]);
  const before = await appliedMigrations(db);
  await expect(migrate(db, await migrationsIn(resolve('migrations')))).rejects.toThrow(
    /^The data was written by a Stele older than 0\.1\.0 .* Start Stele 0\.1\.0 once, then this one; nothing was changed\.$/,
  );
  expect(await appliedMigrations(db)).toEqual(before);
  expect((await sql`select from pg_class where relname = 'subject'`.execute(db)).rows).toEqual([]);
});

test('a backup older than the baseline is not restored, and the operator reads which version restores it', async () => {
  const connection = await openDatabase('template0');
  const place = await openBackupLocation('tests/released/backup-2026-11-23', readSettings(backupKey));
  const { manifest } = await findBackup(place);
  const folder = mkdtempSync(join(tmpdir(), 'stele-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const migrations = await migrationsIn(resolve('migrations'));
  await expect(
    restoreBackup({ place, manifest, connection, media: folderStore(folder), migrations }),
  ).rejects.toMatchObject({ errorName: 'backupOlder', details: { name: '0.1.0' } });
  expect(
    (await sql`select from pg_class where relname in ('subject', 'migration')`.execute(connection.db)).rows,
  ).toEqual([]);
});

test('migrations are numbered without gaps, so none runs before another that ran already, and import nothing of src', async () => {
  const names = (await migrationsIn(resolve('migrations'))).map(({ name }) => name);
  expect(names[0]).toBe('0001-baseline');
  expect(names.map((name) => Number(/^\d{4}(?=-[a-z]+(?:-[a-z]+)*$)/.exec(name)?.[0]))).toEqual(
    names.map((_, index) => index + 1),
  );
  for (const name of names)
    expect(readFileSync(`migrations/${name}.ts`, 'utf8'), name).not.toMatch(/(?:from|import\()\s*'\.\./);
});

test('a failed migration is rolled back with those before it, so the previous version starts', async () => {
  const { db } = await openDatabase('template0');
  const migrations = await migrationsIn(resolve('migrations'));
  await migrate(db, migrations);
  const next = {
    name: '9998-next',
    up: (tx: Kysely<never>) => tx.schema.alterTable('subject').addColumn('extra', 'text').execute(),
  };
  const failing = { name: '9999-failing', up: () => Promise.reject(new Error('it does not fit')) };
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
