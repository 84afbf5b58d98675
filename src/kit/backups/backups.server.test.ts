import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startTestS3Server } from '../../../tests/test-s3-server.ts';
import { digestOf } from '../../../tests/database-digest.ts';
import { openDatabase } from '../../../tests/world.ts';
import { readSettings } from '../settings.server.ts';
import type { Connection } from '../database/database.server.ts';
import { migrationsIn } from '../database/migrations.server.ts';
import { migrateQueue } from '../jobs/queue.server.ts';
import { folderStore } from '../pictures/folder-store.server.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';
import { backUp } from './back-up.server.ts';
import { asEnvironmentFile, selectSettings } from './saved-settings.server.ts';
import { listBackups } from './manifest.server.ts';
import { openBackupLocation } from './location.server.ts';
import { assertRestored } from './restoration-mark.server.ts';
import { findBackup, verifyBackup, restore, readSavedSettings } from './restore.server.ts';

function aFolder() {
  const folder = mkdtempSync(join(inject('folder'), 'stele-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const phrase = 'clay tablets of Nineveh';
const nameOf = (letter: string) => `image/${letter.repeat(43)}.webp`;

/** Media of various sizes, one of exactly one sealed chunk. */
async function someMedia(): Promise<MediaStore> {
  const media = folderStore(join(aFolder(), 'media'));
  for (const [letter, bytes] of Object.entries({ a: 0, b: 1, c: 64 * 1024, d: 300_000, '-': 70_000 }))
    await media.put(nameOf(letter), Buffer.alloc(bytes, letter));
  return media;
}

async function contentOf(media: MediaStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const { name } of media.list()) {
    const pieces: Buffer[] = [];
    for await (const piece of (await media.open(name))!.stream) pieces.push(piece as Buffer);
    contents[name] = Buffer.concat(pieces).toString('base64');
  }
  return contents;
}

/** Indexes, constraints and triggers, as PostgreSQL prints them. */
async function shapeOf({ db }: Connection): Promise<string[]> {
  const { rows } = await sql<{ one: string }>`
    select indexdef as one from pg_indexes where schemaname in ('public', 'graphile_worker')
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint
    union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ one }) => one).filter((definition) => !definition.includes('page_event_2'));
}

const migrations = await migrationsIn(resolve('migrations'));
const settings = (more: Record<string, string> = {}) => readSettings({ ...more });

interface Taking {
  path: string;
  key?: string;
  keep?: number;
  signal?: AbortSignal;
  more?: Record<string, string>;
}
async function take(
  from: Connection & { url: string },
  media: MediaStore,
  { path, key, keep = 7, signal, more }: Taking,
) {
  const place = await openBackupLocation(path, settings({ ...more, ...(key && { BACKUP_KEY: key }) }), {
    toWrite: true,
  });
  const siteSettings = { PUBLIC_URL: 'https://stele.example' };
  const options = { databaseUrl: from.url, media, settings: siteSettings, version: '0.1.0', keep, signal };
  return { place, report: await backUp({ place, ...options }) };
}

const inStore = ({ settings: s3 }: Awaited<ReturnType<typeof startTestS3Server>>): Taking => ({
  path: 's3://pictures/backups/stele',
  more: {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
  },
});

test.for(['a folder', 'an S3-compatible store, encrypted'])(
  'a backup in %s restores every row, number, index, reference and file',
  async (kind) => {
    const world = await openDatabase('part');
    await migrateQueue(world);
    await sql`select graphile_worker.add_job('forgetting', '{"n": 1}'::json, 'forgetting', now() + interval '1 day')`.execute(
      world.db,
    );
    await sql`insert into page_event (session, action, kind, page, came_from, language, looked_ms, term)
      values ('s', 'view', 'entry', ${'tab\tline\nback\\slash \\N'}, 'start', 'en', 5, null)`.execute(world.db);
    const media = await someMedia();
    const s3 = kind === 'a folder' ? null : await startTestS3Server();
    const taking: Taking = s3 ? { ...inStore(s3), key: phrase } : { path: aFolder() };
    const { place, report } = await take(world, media, taking);
    expect(report).toMatchObject({ media: 5, newMediaBytes: 435_537, removed: 0 });
    const { manifest } = await findBackup(place);
    expect(await verifyBackup(place, manifest)).toEqual([]);
    if (s3) expect([...s3.objects.values()].some((object) => object.includes('forgetting'))).toBe(false);

    const fresh = await openDatabase('template0');
    const restored = folderStore(join(aFolder(), 'media'));
    const options = { place, manifest, connection: fresh, media: restored, migrations };
    expect(await restore(options)).toEqual({ migrated: [] });
    expect(await digestOf(fresh.db)).toEqual(await digestOf(world.db));
    expect(await shapeOf(fresh)).toEqual(await shapeOf(world));
    expect(await contentOf(restored)).toEqual(await contentOf(media));
    expect(await readSavedSettings(place, manifest)).toEqual({ PUBLIC_URL: 'https://stele.example' });
    await assertRestored(fresh.db);
    await expect(restore(options)).rejects.toMatchObject({ errorName: 'restoreNotEmpty' });
  },
);

test('media are copied once, old backups are deleted with files only they need, and an interrupted one is continued', async () => {
  const world = await openDatabase('part');
  const media = await someMedia();
  const path = aFolder();
  const copied = () => readdirSync(join(path, 'media/image')).sort();
  const first = await take(world, media, { path, keep: 2 });
  const before = statSync(join(path, 'media', nameOf('d'))).mtimeMs;

  // Interrupted between its tables and its manifest: its media exist, but it is not a whole backup.
  await media.put(nameOf('e'), Buffer.alloc(5, 'e'));
  const second = await take(world, media, { path, keep: 2 });
  expect(second.report).toMatchObject({ media: 6, newMediaBytes: 5 });
  rmSync(join(path, second.report.id, 'manifest.json'));
  expect(await listBackups(second.place)).toEqual([
    { id: second.report.id, isWhole: false },
    { id: first.report.id, isWhole: true },
  ]);
  await expect(findBackup(second.place, second.report.id)).rejects.toMatchObject({ errorName: 'backupIncomplete' });
  expect((await findBackup(second.place)).id).toBe(first.report.id);

  const third = await take(world, media, { path, keep: 2 });
  expect(third.report).toMatchObject({ media: 6, newMediaBytes: 0, removed: 0 });
  expect((await listBackups(third.place)).map(({ id }) => id)).toEqual([third.report.id, first.report.id]);
  expect(statSync(join(path, 'media', nameOf('d'))).mtimeMs).toBe(before);
  await media.remove(nameOf('d'));
  await take(world, media, { path, keep: 2 });
  expect(copied()).toHaveLength(6); // the third backup needs it
  const last = await take(world, media, { path, keep: 1 });
  expect(last.report).toMatchObject({ media: 5, removed: 2 });
  expect(copied()).toHaveLength(5);
  expect(await verifyBackup(last.place, (await findBackup(last.place)).manifest)).toEqual([]);
});

test('a flipped bit, a missing file, another key, a newer Stele, two at once and a full or closed place each have an error', async () => {
  const world = await openDatabase('part');
  const media = await someMedia();
  const path = aFolder();
  const { place, report } = await take(world, media, { path, key: phrase });
  const { manifest } = await findBackup(place);
  const subject = join(path, report.id, 'public.subject.00000');

  const flipped = (file: string) => {
    const content = readFileSync(file);
    content[content.length >> 1]! ^= 1;
    writeFileSync(file, content);
  };
  const names = async () =>
    (await verifyBackup(place, manifest)).map(({ errorName, details }) => `${errorName} ${String(details.name)}`);
  const restoring = async (connection: Connection) =>
    restore({ place, manifest, connection, media: folderStore(join(aFolder(), 'media')), migrations });

  flipped(subject);
  expect(await names()).toEqual([`backupDamaged ${report.id}/public.subject`]);
  const empty = await openDatabase('template0');
  await assertRestored(empty.db);
  await expect(restoring(empty)).rejects.toMatchObject({ errorName: 'backupDamaged' });
  await expect(assertRestored(empty.db)).rejects.toThrow('has not come to its end'); // no site starts there
  flipped(subject);
  const size = statSync(subject).size;
  truncateSync(subject, size - 1);
  expect(await names()).toEqual([`backupDamaged ${report.id}/public.subject`]);
  rmSync(subject);
  expect(await names()).toEqual([`backupFileMissing ${report.id}/public.subject.00000`]);
  await expect(restoring(empty)).rejects.toMatchObject({ errorName: 'backupFileMissing' });
  flipped(join(path, 'media', nameOf('c')));
  renameSync(join(path, 'media', nameOf('a')), join(path, 'media', nameOf('x')));
  expect((await names()).sort()).toEqual([
    `backupDamaged media/${nameOf('c')}`,
    `backupFileMissing ${report.id}/public.subject.00000`,
    `backupFileMissing media/${nameOf('a')}`,
  ]);

  // A failed restoration left nothing behind.
  const again = await take(world, media, { path, key: phrase });
  expect(again.report.newMediaBytes).toBe(0);
  await expect(
    restore({
      place,
      manifest: { ...manifest, migrations: ['2099-01-01-later'] },
      connection: empty,
      media,
      migrations,
    }),
  ).rejects.toMatchObject({ errorName: 'backupNewer' });
  for (const [key, errorName] of [
    [undefined, 'backupKeyNeeded'],
    ['another pass phrase', 'backupKeyWrong'],
  ] as const)
    await expect(take(world, media, { path, key })).rejects.toMatchObject({ errorName });
  const s3 = await startTestS3Server();
  await s3.set('full');
  await expect(take(world, media, inStore(s3))).rejects.toMatchObject({ errorName: 'backupNoRoom' });
  const open = aFolder();
  const [first, two] = await Promise.allSettled([
    take(world, media, { path: open }),
    take(world, media, { path: open }),
  ]);
  expect([first, two].map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([first, two].find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errorName: 'backupUnderWay' },
  });
  await expect(openBackupLocation(aFolder(), settings())).rejects.toMatchObject({ errorName: 'backupNotFound' });
  flipped(join(open, 'stele-backups.json'));
  await expect(openBackupLocation(open, settings())).rejects.toMatchObject({ errorName: 'backupDamaged' });
  writeFileSync(join(open, 'file'), '');
  await expect(take(world, media, { path: join(open, 'file/below') })).rejects.toMatchObject({
    errorName: 'backupPlaceAway',
  });
});

test('settings are saved without secrets; an encrypted backup has all settings except the backup key', () => {
  const given = {
    PUBLIC_URL: 'https://stele.example',
    SMTP_URL: 'smtps://user:password@host',
    S3_SECRET_KEY: 'x',
    METRICS_TOKEN: 'y',
    BACKUP_KEY: phrase,
    OTHER: 'not ours',
    MAIL_FROM: "Stele's <stele@example.org>",
  };
  const names = Object.keys(given).filter((name) => name !== 'OTHER');
  expect(Object.keys(selectSettings(names, given, { isEncrypted: false }))).toEqual(['PUBLIC_URL', 'MAIL_FROM']);
  const encryptedSettings = selectSettings(names, given, { isEncrypted: true });
  expect(Object.keys(encryptedSettings)).toEqual([
    'PUBLIC_URL',
    'SMTP_URL',
    'S3_SECRET_KEY',
    'METRICS_TOKEN',
    'MAIL_FROM',
  ]);
  expect(asEnvironmentFile({ MAIL_FROM: encryptedSettings.MAIL_FROM! })).toBe(
    `MAIL_FROM='Stele'\\''s <stele@example.org>'\n`,
  );
});
