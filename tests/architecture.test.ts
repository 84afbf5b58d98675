import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom: a folder sees itself and the folders before it. */
const layers = ['rules', 'kit', 'ui', 'features'];

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const imports = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([whole, to]) => ({
    from: file,
    to: path.join(path.dirname(file), to!),
    whole,
  })),
);
const layerOf = (file: string) => layers.indexOf(file.split('/')[1]!);
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
/** The lists of the whole house, which every layer may speak of: its tables, its texts, the parts in browsers. */
const ofTheHouse = ['src/tables.ts', 'src/texts.ts', 'src/texts.server.ts', 'src/parts.ts'];

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(100);
});

test('imports point downwards: rules, kit, ui, features', () => {
  const upwards = imports.filter(
    ({ from, to }) =>
      layerOf(from) >= 0 &&
      !ofTheHouse.includes(to) &&
      (layerOf(to) < 0 ? !to.endsWith('.css') && !to.includes('+types') : layerOf(to) > layerOf(from)),
  );
  expect(upwards).toEqual([]);
});

test('only server files import server files', () => {
  const crossing = imports.filter(
    ({ from, to }) =>
      to.includes('.server.') && !from.includes('.server.') && !from.endsWith('tables.ts') && from !== 'src/texts.ts',
  );
  expect(crossing).toEqual([]);
});

test('features do not go round in circles', () => {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    );
  expect([...uses.keys()].filter((feature) => reaches(feature, feature))).toEqual([]);
});

test('no drawer without a subject, no way round the types', () => {
  const odd = sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.tsx?$)/.test(file));
  expect(odd).toEqual([]);
  const escapes = sources.filter((file) =>
    /\bas any\b|@ts-ignore|@ts-expect-error|oxlint-disable|eslint-disable/.test(readFileSync(file, 'utf8')),
  );
  expect(escapes).toEqual([]);
});
