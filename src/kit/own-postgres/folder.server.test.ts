import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { socketPaths } from './socket-paths.server.ts';
import { isRoot, prepareFolder } from './folder.server.ts';

let place: string;
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'stele-folder-')));
});
afterEach(() => {
  spawnSync('umount', ['-q', place]);
  rmSync(place, { recursive: true, force: true });
});

test('a created folder is private; an existing one stays as it is', () => {
  expect(prepareFolder(join(place, 'a/b'))).toBe(join(place, 'a/b'));
  expect((statSync(join(place, 'a/b')).mode & 0o777).toString(8)).toBe(isRoot ? '711' : '700');
  mkdirSync(join(place, 'theirs'), { mode: 0o750 });
  symlinkSync('theirs', join(place, 'link'));
  expect(prepareFolder(join(place, 'link'))).toBe(join(place, 'theirs'));
  expect((statSync(join(place, 'theirs')).mode & 0o777).toString(8)).toBe('750');
});

test('faults 13: a file, or a path below one, is refused with a clear message', () => {
  writeFileSync(join(place, 'file'), '');
  expect(() => prepareFolder(join(place, 'file'))).toThrow(
    /^STELE_DATA=\S+\/file cannot be used: it is a file, not a folder$/,
  );
  expect(() => prepareFolder(join(place, 'file/below'))).toThrow(
    /^STELE_DATA=\S+\/below cannot be used: something on its path is a file/,
  );
});

test.runIf(isRoot && spawnSync('mount', ['--version']).status === 0)(
  'faults 13: so is a read-only file system, whether the folder exists or not (needs root and mount)',
  ({ skip }) => {
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', place]).status !== 0)
      skip('mount is not allowed here');
    for (const folder of [place, join(place, 'new/one')])
      expect(() => prepareFolder(folder)).toThrow(/cannot be used: it lies on a file system that is read-only$/);
  },
);

test('faults 5: the data folder alone determines the socket path; for a long path it is a link, recreated if missing or wrong', () => {
  expect(socketPaths(place).server).toBe(join(place, '.s.PGSQL.5432'));
  const long = join(place, 'x'.repeat(100));
  mkdirSync(long);
  const door = socketPaths(long);
  expect(Buffer.byteLength(door.server)).toBeLessThanOrEqual(103);
  const link = door.server.replace(/\/\.s\.PGSQL\.5432$/, '');
  expect(realpathSync(link)).toBe(long);
  rmSync(link);
  symlinkSync(place, link);
  expect(socketPaths(long)).toEqual(door);
  expect(realpathSync(link)).toBe(long);
  if (isRoot) {
    spawnSync('chown', ['-h', '65534', link]);
    expect(() => socketPaths(long)).toThrow(/belongs to somebody else/);
  }
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  rmSync(link);
});
