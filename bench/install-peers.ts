/** Installs the peers and tools of the figures if bench/package-lock.json differs from the installed packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const lockFile = join(folder, 'package-lock.json'),
  installedLockFile = join(folder, 'node_modules/.package-lock.json');
if (!existsSync(installedLockFile) || statSync(installedLockFile).mtimeMs < statSync(lockFile).mtimeMs) {
  console.log('Installing the peers of the figures into bench/node_modules …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  process.exit(status ?? 1);
}
