import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOf, createDataFolder, isRoot, pollOptions, startProduct } from './product.ts';
import { expectSaved, seedSite, health, pageStatus, write } from './continuous-writes.ts';

const mount = (folder: string, options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;

function canMount(): boolean {
  if (!isRoot) return false;
  const folder = mkdtempSync('/tmp/stele-mount-');
  const can = mount(folder, 'size=1m') && spawnSync('umount', [folder]).status === 0;
  rmdirSync(folder);
  return can;
}

/** Takes all free space. */
function fill(file: string) {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const bytes = Buffer.alloc(size, 1);
      try {
        while (writeSync(handle, bytes) > 0);
      } catch {
        // no more blocks of this size
      }
    }
  } finally {
    closeSync(handle);
  }
}

test.runIf(canMount())(
  'faults 4: a full disk is reported, even at the first start; writes answer 503, reads work, all recovers (needs root and mount)',
  async () => {
    const disk = createDataFolder();
    expect(mount(disk, 'size=20m')).toBe(true);
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    const folder = join(disk, 'data'),
      filler = join(disk, 'filler');
    const settings = { STELE_DATA: folder, STELE_WORLD: 'off' };
    const first = startProduct(settings);
    await expect(first.ended).resolves.toBe(1);
    expect(first.complaints).toEqual([expect.stringMatching(/^The disk is full: .*No space left on device/)]);
    expect(readdirSync(folder)).toEqual(['keeper.lock']);

    expect(mount(disk, 'remount,size=300m')).toBe(true);
    const product = startProduct({ ...settings, DATA_CACHE_MB: '0' });
    const url = await product.open();
    const db = databaseOf(folder);
    const cookie = await seedSite(db);
    const acknowledged: string[] = [];
    const save = async () => {
      const { status, data } = await write(url, cookie);
      if (status === 200) acknowledged.push(data.id!);
      return data.error ?? status;
    };
    expect(await save()).toBe(200);
    expect(await pageStatus(url)).toBe(200);
    await expect.poll(() => existsSync(join(folder, 'reserve')), pollOptions).toBe(true);

    fill(filler);
    await expect.poll(save, pollOptions).toBe('diskFull');
    expect(await pageStatus(url, 'ban-chao-en')).toBe(200);
    await expect
      .poll(() => health(url), pollOptions)
      .toEqual({ status: 'readOnly', reason: expect.stringMatching(/^The disk is full/) });
    expect(product.complaints).toEqual([expect.stringMatching(/^The disk is full: .*reading goes on/)]);

    // PostgreSQL crashes if it cannot create its next log file.
    for (let alive = true, tries = 0; alive && tries < 10; tries++) {
      alive = await sql`select pg_logical_emit_message(false, 'test', repeat('x', 9000000))`.execute(db).then(
        () => true,
        () => false,
      );
      expect(await pageStatus(url)).toBe(200); // a rendered page is served regardless
    }
    await expect.poll(() => existsSync(join(folder, 'reserve')), pollOptions).toBe(false);
    await expect.poll(() => pageStatus(url, 'ban-chao-en?lang=fr'), pollOptions).toBe(200); // rendered for the first time
    expect(await save()).toBe('diskFull');
    await expect.poll(async () => (await health(url)).status, pollOptions).toBe('readOnly');

    rmSync(filler);
    await expect.poll(save, pollOptions).toBe(200);
    await expect.poll(async () => (await health(url)).status, pollOptions).toBe('ok');
    await expect.poll(() => existsSync(join(folder, 'reserve')), pollOptions).toBe(true);
    await expectSaved(databaseOf(folder), acknowledged);
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
  },
);
