import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '../src/kit/calls/endpoint.ts';

/** A call by its route only (kit/calls/call.ts, `byRoute`): its endpoint's type, and its route as written in code. */
interface LineOf {
  file: string;
  contract: string;
  endpoint: string;
  line: string;
}

/** The file and name from which a file imports a name. */
function importOf(source: string, name: string): { from: string; exported: string } | null {
  for (const [, names, from] of source.matchAll(/import (?:type )?\{([^}]+)\} from '(\.[^']+)'/g))
    for (const specifier of names!.split(',')) {
      const [exported, local = exported] = specifier
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (local === name) return { from: from!, exported: exported! };
    }
  return null;
}

const lines = globSync('src/**/*.{ts,tsx}').flatMap((file): LineOf[] => {
  if (/\.test\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/byRoute<typeof (\w+)>\(\s*'([^']+)'/g)].map(([, name, line]) => {
    const importEntry = importOf(source, name!);
    if (!importEntry) throw new Error(`${file}: ${name} is not imported`);
    return {
      file,
      contract: path.resolve(path.dirname(file), importEntry.from),
      endpoint: importEntry.exported,
      line: line!,
    };
  });
});

test('every call by route only names a route of its endpoint', async () => {
  expect(lines.length).toBeGreaterThan(70);
  const drifted = [];
  for (const { file, contract, endpoint, line } of lines) {
    const declared = ((await import(contract)) as Record<string, Endpoint | undefined>)[endpoint];
    if (!declared?.routes.some((route) => route === line)) drifted.push(`${file}: ${endpoint} is not ${line}`);
  }
  expect(drifted).toEqual([]);
});

/** The script of every page, for which `call` is too large: it encrypts requests as `call` does. */
const tracking = 'src/features/tracking/face/report-reading.ts';

test('no screen fetches an address itself: all use call, except the script of every page', () => {
  const screens = globSync('src/{ui,features}/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('-worker.ts') && file !== tracking,
  );
  const byHand = screens.filter((file) => /fetch\(\s*['`]\/(api|data|home)\//.test(readFileSync(file, 'utf8')));
  expect(byHand).toEqual([]);
});
