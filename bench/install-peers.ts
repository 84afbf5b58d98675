/** Installs what the figures are measured beside and with, where bench/package-lock.json says more than what is there. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const asked = join(folder, 'package-lock.json'),
  installed = join(folder, 'node_modules/.package-lock.json');
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(asked).mtimeMs) {
  console.log('Installing the peers of the figures into bench/node_modules …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  process.exit(status ?? 1);
}
