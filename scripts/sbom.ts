/**
 * `npm run sbom [-- FOLDER]`: lists the packages of the product from the lock file: `sbom.cdx.json` (CycloneDX, by npm)
 * and `licences.md`, every shipped package with its licence. The default folder is build/sbom.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licencesPage, shippedPackages } from './sbom/shipped-packages.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../build/sbom'));
process.chdir(join(import.meta.dirname, '..'));
mkdirSync(folder, { recursive: true });

const result = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--omit', 'dev'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (result.status !== 0) {
  console.error(result.stderr || 'npm sbom failed: it needs npm 9.8 or later.');
  process.exit(1);
}
const { components } = JSON.parse(result.stdout) as { components: unknown[] };
const shipped = shippedPackages(readFileSync('package-lock.json', 'utf8'));
writeFileSync(join(folder, 'sbom.cdx.json'), result.stdout);
writeFileSync(join(folder, 'licences.md'), licencesPage(shipped));
console.log(
  `${components.length} components in ${join(folder, 'sbom.cdx.json')}, ${shipped.length} licences beside it.`,
);
