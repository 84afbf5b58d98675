/**
 * `npm run sbom [-- FOLDER]`: lists the shipped packages from the lock file: `sbom.cdx.json` (CycloneDX, by npm)
 * and `licences.md`, every shipped package with its licence. The default folder is build/sbom.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundledPackages, licencesPage, shippedPackages } from './sbom/shipped-packages.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../build/sbom'));
process.chdir(join(import.meta.dirname, '..'));
mkdirSync(folder, { recursive: true });

const result = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (result.status !== 0) {
  console.error(result.stderr || 'npm sbom failed: it needs npm 9.8 or later.');
  process.exit(1);
}
const shipped = shippedPackages(readFileSync('package-lock.json', 'utf8'), bundledPackages());
const references = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
const bill = JSON.parse(result.stdout) as {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
references.add(bill.metadata.component['bom-ref']);
bill.components = bill.components.filter((component) => references.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => references.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => references.has(name)) }));
writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(bill, null, 2));
writeFileSync(join(folder, 'licences.md'), licencesPage(shipped));
console.log(
  `${bill.components.length} components in ${join(folder, 'sbom.cdx.json')}, ${shipped.length} licences in licences.md.`,
);
