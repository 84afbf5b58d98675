import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textSetsFor } from '../src/kit/registry/texts.server.ts';

const source = (file: string) => readFileSync(file, 'utf8');

/** The islands of all manifests: name, texts, file, component. */
const islands = globSync(['src/features/*/feature.ts', 'bench/pages/feature.ts']).flatMap((manifest) => {
  const line =
    /^ {4}'?([\w-]+)'?: (?:workspaceCode\(|islandCode\(\s*(\[[^\]]*\]),)\s*\(\) =>\s*import\('([^']+)'\)\.then\(\(\{ (\w+) \}\) => \w+\)/gm;
  return [...source(manifest).matchAll(line)].map(([, name, texts, file, component]) => ({
    name: name!,
    texts: texts ? [...texts.matchAll(/'(\w+)'/g)].map(([, set]) => set!) : ['all'],
    file: path.join(path.dirname(manifest), file!),
    component: component!,
  }));
});

test('every island that a page uses is listed with the component that the page names', () => {
  const usedIslands = globSync(['src/**/*.tsx', 'bench/pages/*.tsx'], { exclude: ['**/*.test.tsx'] }).flatMap((file) =>
    [...source(file).matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)].map(([, name, component]) => ({
      name,
      component,
    })),
  );
  expect(islands.length).toBeGreaterThan(20);
  expect(usedIslands.length).toBeGreaterThan(20);
  const knownIslands = islands.map(({ name, component }) => `${name}: ${component}`);
  expect([...new Set(usedIslands.map(({ name, component }) => `${name}: ${component}`))].sort()).toEqual(
    knownIslands.sort(),
  );
});

/** Keys of texts with the sets that contain them; plurals without their suffix. */
const setsOf = new Map<string, string[]>();
for (const [set, rows] of textSetsFor('en'))
  for (const key of Object.keys(rows).map((rowKey) => rowKey.replace(/_(?:one|other)$/, '')))
    setsOf.set(key, [...(setsOf.get(key) ?? []), set]);

/** Relative imports of a module that load code, including lazy ones. */
const importsOf = (file: string): string[] =>
  [...source(file).matchAll(/^(?:import|export)\s(?!type\b)[^;'"]*?from\s'(\.[^']+)'|import\('(\.[^']+)'\)/gm)].map(
    ([, eager, lazy]) => path.join(path.dirname(file), (eager ?? lazy)!),
  );

/** The texts that a module uses: whole keys, and keys that start with a template's prefix. */
function keysIn(file: string): string[] {
  const text = source(file);
  const wholeKeys = [...text.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)]
    .map(([, key]) => key!)
    .filter((key) => setsOf.has(key));
  const prefixedKeys = [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)]
    // Callers of the server receive the text of a failure from it.
    .filter(([, start]) => start !== 'error.')
    .flatMap(([, start]) => [...setsOf.keys()].filter((key) => key.startsWith(start!)));
  return [...wholeKeys, ...prefixedKeys];
}

function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const to of importsOf(file)) modulesOf(to, seen);
  return seen;
}

test.each(islands)('the island $name loads every text that it may show', ({ file, texts }) => {
  const missing = [...modulesOf(file)].flatMap((module) =>
    keysIn(module)
      .filter((key) => !setsOf.get(key)!.some((set) => texts.includes(set)))
      .map((key) => `${key} of ${setsOf.get(key)!.join()}, in ${module}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
