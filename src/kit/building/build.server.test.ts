import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build, isBuildStale } from './build.server.ts';

test.runIf(process.getuid?.() === 0)(
  'faults (a read-only tree without a build): the error says that it cannot be built there (needs root and mount)',
  async ({ skip }) => {
    const tree = mkdtempSync(join(tmpdir(), 'stele-tree-')),
      before = process.cwd();
    onTestFinished(() => {
      process.chdir(before);
      spawnSync('umount', ['-q', tree]);
      rmSync(tree, { recursive: true });
    });
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', tree]).status !== 0)
      skip('mount is not allowed here');
    process.chdir(tree);
    for (const folder of ['src', 'bench/pages', 'node_modules/vite/bin']) mkdirSync(folder, { recursive: true });
    for (const file of ['package-lock.json', 'vite.config.ts', 'node_modules/vite/bin/vite.js'])
      writeFileSync(file, '');
    expect(spawnSync('mount', ['-o', 'remount,ro', tree]).status).toBe(0);
    expect(isBuildStale()).toBe(true);
    await expect(build()).rejects.toThrow(
      /^Stele is not built, or its sources are newer, and its folder cannot be written to build it: EROFS/,
    );
  },
);
