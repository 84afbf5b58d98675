import { globSync, readFileSync } from 'node:fs';
import { fontFaces } from '../../src/styles/font-faces.ts';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Development packages that the browser's sources import: the build copies them into the browser's files. */
export function bundledPackages(): string[] {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$/.test(file));
  const imported = new Set(
    [fontFaces, ...files.map((file) => readFileSync(file, 'utf8'))].flatMap((source) =>
      [
        ...source
          .replaceAll(/import type [^;]+;/g, '')
          .matchAll(/(?:\bfrom |\bimport |\bimport\(|\burl\()'((?:@[\w-]+\/)?[\w-]+)/g),
      ].map(([, name]) => name!),
    ),
  );
  return Object.keys(devDependencies).filter((name) => imported.has(name));
}

/** Paths in the lock of what the package at a path depends on: the nearest one of each name, as Node looks it up. */
function dependenciesOf(packages: LockedPackages, path: string): string[] {
  const folders = path
    .split('/node_modules/')
    .map((_, depth, names) => names.slice(0, depth + 1).join('/node_modules/'));
  return Object.keys(packages[path]!.dependencies ?? {}).map(
    (name) =>
      folders.map((folder) => `${folder}/node_modules/${name}`).findLast((found) => packages[found]) ??
      `node_modules/${name}`,
  );
}

/** The installed packages without those for development, and the bundled ones with their dependencies, by name. */
export function shippedPackages(lock: string, bundled: readonly string[]): ShippedPackage[] {
  const { packages } = JSON.parse(lock) as { packages: LockedPackages };
  const paths = new Set([
    ...Object.keys(packages).filter((path) => path.startsWith('node_modules/') && !packages[path]!.dev),
    ...bundled.map((name) => `node_modules/${name}`),
  ]);
  for (const path of paths) for (const dependency of dependenciesOf(packages, path)) paths.add(dependency);
  const shipped = [...paths].flatMap((path) => {
    const { version, license = 'none named', link } = packages[path]!;
    return link ? [] : [{ name: path.slice(path.lastIndexOf('node_modules/') + 13), version, licence: license }];
  });
  return [...new Map(shipped.map((entry) => [`${entry.name} ${entry.version}`, entry])).values()].sort((a, b) =>
    a.name < b.name ? -1 : Number(a.name > b.name),
  );
}

/** The list of licences as Markdown. */
export const licencesPage = (packages: readonly ShippedPackage[]): string =>
  [
    '# Licences of what Stele is made of',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
