import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testContext } from '../../../tests/visitor.ts';
import { openDatabase } from '../../../tests/world.ts';
import { checkFilesJob, createDamageLookup, listDamagedFiles } from './check-files.server.ts';
import { folderStore } from './folder-store.server.ts';

test('security L5 a weekly check finds altered and truncated files, and when they are whole again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const media = folderStore(folder);
  const { db, url } = await openDatabase('tables');
  const { drivers, settings } = testContext(db);
  const lines: string[] = [];
  const check = async () => {
    await sql`update checked_file set checked_at = checked_at - interval '7 days'`.execute(db);
    const { signal } = new AbortController();
    const context = { db, databaseUrl: url, settings, signal, drivers: { ...drivers, media }, progress: () => {} };
    return checkFilesJob.run({}, { ...context, logLine: (line) => void lines.push(line) });
  };
  const [picture, sound, tile] = ['image', 'recording', 'tile'].map(
    (kind) => `${kind}/${'x'.repeat(43)}.${kind === 'recording' ? 'mp3' : 'webp'}`,
  ) as [string, string, string];
  for (const name of [picture, sound, tile]) await media.put(name, Buffer.from('as it was'));
  expect(await check()).toEqual({ files: 2, megabytesRead: 0, damaged: 0, damagedFiles: [] });

  await media.put(sound, Buffer.from('as it is!')); // same length as before
  await media.put(picture, Buffer.alloc(0));
  expect(await check()).toEqual({ files: 2, megabytesRead: 0, damaged: 2, damagedFiles: [picture, sound] });
  expect(lines.toSorted()).toEqual([expect.stringContaining(picture), expect.stringContaining(sound)]);
  expect(await createDamageLookup(db)(sound)).toBe(true);

  await media.put(sound, Buffer.from('as it was'));
  await media.put(picture, Buffer.from('as it was'));
  expect(await check()).toMatchObject({ damaged: 0 });
  expect(await listDamagedFiles(db)).toEqual([]);
});
