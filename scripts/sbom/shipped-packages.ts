interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
}

interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** The installed packages without development dependencies, by name. */
export function shippedPackages(lock: string): ShippedPackage[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  const entries = Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none named',
    }));
  return [...new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry])).values()].sort((a, b) =>
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
