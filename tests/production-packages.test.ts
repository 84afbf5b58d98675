import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { bundledPackages, shippedPackages } from '../scripts/sbom/shipped-packages.ts';

/** Where the product and its commands start. Scripts that build need the development packages. */
const entries = [
  'start.ts',
  'src/app.server.ts',
  'importers/run.ts',
  ...globSync('migrations/*.ts'),
  ...globSync('scripts/*.ts').filter((file) => !/\/(?:build|world-\w+)\.ts$/.test(file)),
];

/**
 * What a source file imports when it runs on a server: everything static, and if it is a file for servers only, also
 * what it loads later, and files that it names to start them as threads or processes. Islands load the rest in browsers.
 */
function importsOnServer(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const values = [
    ...module.staticImports.filter(
      ({ start, entries: names }) =>
        !source.startsWith('import type', start) && !(names.length && names.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries: names }) => names.filter(({ isType }) => !isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const required = [...source.matchAll(/\brequire(?:\.resolve)?\(['`]([^'`$]+)/g)].map(([, name]) => name!);
  const copied = /\?url$|\.json$/; // by the build, into its own files
  if (file.startsWith('src/') && !/\.server\.tsx?$/.test(file))
    return [...values.filter((name) => !copied.test(name)), ...required];
  const loaded = [...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => name!);
  const started = [
    ...[...source.matchAll(/'((?:src|importers)\/[\w/.-]+\.ts)'/g)].map(([, path]) => path!),
    ...[...source.matchAll(/import\.meta\.dirname, '([^']+\.ts)'/g)].map(([, path]) => join(dirname(file), path!)),
  ].filter((path) => existsSync(path));
  return [...values, ...required, ...loaded, ...started.map((path) => `/${path}`)];
}

/** Imported packages, each with a file that imports it. */
function packagesOnServer(): Map<string, string> {
  const packages = new Map<string, string>(),
    files = new Set(entries);
  for (const file of files)
    for (const name of importsOnServer(file).filter((to) => !isBuiltin(to))) {
      const to = name.startsWith('/') ? name.slice(1) : join(dirname(file), name);
      if (!/^[./]/.test(name)) packages.set(name.split('/', name.startsWith('@') ? 2 : 1).join('/'), file);
      else if (/\.tsx?$/.test(to)) files.add(to);
    }
  return packages;
}

test('the packages of a running product are its dependencies, and no others are', () => {
  const packages = packagesOnServer();
  expect([...packages].filter(([name]) => !(name in manifest.dependencies))).toEqual([]);
  // What only the build of the browser's files needs is a development package.
  expect(Object.keys(manifest.dependencies).filter((name) => !packages.has(name))).toEqual([]);
});

test('packages that the build copies into the browser’s files are shipped, with what they depend on', () => {
  const bundled = bundledPackages();
  expect(bundled).toEqual(expect.arrayContaining(['maplibre-gl', 'three', '@fontsource/noto-serif']));
  const names = shippedPackages(readFileSync('package-lock.json', 'utf8'), bundled).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...bundled, '@maplibre/maplibre-gl-style-spec', 'react', 'fastify']));
  expect(names.filter((name) => ['vite', 'vitest', 'knip', 'oxlint', '@types/three'].includes(name))).toEqual([]);
});
