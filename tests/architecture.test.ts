import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forms } from './typing/forms.ts';
import { places } from './typing/places.ts';

/** Layers: a folder may import itself and the folders before it. */
const layers = ['rules', 'kit', 'ui', 'editing', 'features'];

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const imports = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)].map(([statement, to]) => ({
    from: file,
    to: path.join(path.dirname(file), to!),
    whole: statement,
  })),
);
const layerOf = (file: string) => layers.indexOf(file.split('/')[1]!);
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(100);
});

test('imports point downwards: rules, kit, ui, editing, features', () => {
  const upwards = imports.filter(
    ({ from, to }) =>
      layerOf(from) >= 0 &&
      (layerOf(to) < 0 ? to.startsWith('src/') && !to.endsWith('.css') : layerOf(to) > layerOf(from)),
  );
  expect(upwards).toEqual([]);
});

test('src imports nothing outside of itself: benchmarks, tests and content are not part of the product’s build', () => {
  const outside = imports.filter(({ to }) => !to.startsWith('src/') && to !== 'package.json');
  expect(outside).toEqual([]);
});

test('only server files import server files', () => {
  const crossing = imports.filter(
    ({ from, to }) => to.includes('.server.') && !from.includes('.server.') && !from.endsWith('tables.ts'),
  );
  expect(crossing).toEqual([]);
});

test('features do not import each other in cycles', () => {
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

test('no imports form a cycle, including imports of types', () => {
  const uses = Map.groupBy(
    imports.filter(({ whole: statement }) => !statement.startsWith('import(')),
    ({ from }) => from,
  );
  /** Strongly connected files (Tarjan): components with more than one file are import cycles. */
  const order = new Map<string, { index: number; low: number }>(),
    stack: string[] = [],
    circles: string[][] = [];
  function visit(file: string) {
    const node = { index: order.size, low: order.size };
    order.set(file, node);
    stack.push(file);
    for (const { to } of uses.get(file) ?? []) {
      if (!order.has(to)) node.low = Math.min(node.low, visit(to));
      else if (stack.includes(to)) node.low = Math.min(node.low, order.get(to)!.index);
    }
    if (node.low === node.index) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return node.low;
  }
  for (const file of uses.keys()) if (!order.has(file)) visit(file);
  expect(circles).toEqual([]);
});

/** Public files of a feature: its contracts, its rules, and its face. */
const isPublic = (file: string) =>
  /^src\/features\/[^/]+\/(?:face\/|(?:[\w-]+\/)?(?:[\w-]+-)?contract\.ts$|rules\.ts$)/.test(file);

test('features import other features only through their contracts, their rules and their face', () => {
  const inside = imports.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to) && !isPublic(to),
  );
  expect(inside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

/** Features with content of their own, which is proposed and published as a part. */
const ofContent = [
  'entries',
  'relations',
  'timelines',
  'timemaps',
  'media',
  'sources',
  'search',
  'books',
  'paintings',
  'families',
];

test('review and history import no feature with content: parts are values, looked up by name', () => {
  const knowing = imports.filter(
    ({ from, to }) =>
      ['review', 'history'].includes(featureOf(from) ?? '') &&
      ofContent.includes(featureOf(to) ?? '') &&
      !(featureOf(from) === 'history' && to === 'src/features/entries/contract.ts'), // the head of the history's entry
  );
  expect(knowing.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('features import revisions only through its contracts and its face', () => {
  const inside = imports.filter(
    ({ from, to }) =>
      featureOf(from) &&
      to.startsWith('src/editing/revisions/') &&
      !/^src\/editing\/revisions\/(?:face\/|(?:[\w-]+-)?contract\.ts$|feature\.server\.ts$)/.test(to),
  );
  expect(inside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('features import each other at most 408 times, half as often as before the registry', () => {
  const crossing = imports.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
  );
  expect(crossing.length).toBeLessThanOrEqual(408);
});

/** Files outside search that may name its tables: lists of indexes and foreign keys by name, read by no query. */
const namingSearchTables = ['importers/bulk-load.ts', 'src/features/merging/foreign-keys.ts'];

test('only search names its tables: other code asks the search engine', () => {
  const files = globSync(['src/**/*.{ts,tsx}', '{importers,scripts,world}/**/*.ts', '*.ts']).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/features/search/'),
  );
  const naming = files.filter((file) =>
    /\bsearch_(?:name|passage)|(['"`])search(?:Name|Passage)(?:\1|[. ])/.test(readFileSync(file, 'utf8')),
  );
  expect(naming.toSorted()).toEqual(namingSearchTables);
});

test('a folder has at most 24 files', () => {
  const rooms = new Map<string, number>();
  for (const file of globSync('src/**/*.*').filter((sourcePath) => !/\.test\.tsx?$/.test(sourcePath)))
    rooms.set(path.dirname(file), (rooms.get(path.dirname(file)) ?? 0) + 1);
  expect([...rooms].filter(([, count]) => count > 24)).toEqual([]);
});

test('no two files of src and kit have the same name, but for the files that every feature has', () => {
  const everywhere = ['README.md', 'contract.ts', 'feature.server.ts', 'feature.ts', 'tables.ts'];
  const names = [...globSync('src/*.*'), ...globSync('src/kit/**/*.*')].map((file) => path.basename(file));
  const twice = names.filter((name, at) => names.indexOf(name) !== at && !everywhere.includes(name));
  expect(twice).toEqual([]);
});

test('there are no catch-all folders such as utils, and no escapes from the type checker', () => {
  const odd = sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.tsx?$)/.test(file));
  expect(odd).toEqual([]);
  const escapes = sources.filter((file) =>
    /\bas any\b|@ts-ignore|@ts-expect-error|oxlint-disable|eslint-disable/.test(readFileSync(file, 'utf8')),
  );
  expect(escapes).toEqual([]);
});

test('every form, dialog and text field is listed with what saves the words typed in it', () => {
  const typed = sources.filter((file) =>
    /<(?:form|textarea|Dialog|ConfirmDialog|FormFrame|TextField|CitationField)\b|new Editor\(/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(Object.keys(forms).toSorted()).toEqual(typed.filter((file) => file.endsWith('.tsx')).toSorted());
  const of = (file: string) => readFileSync(file, 'utf8');
  for (const [file, form] of Object.entries(forms)) {
    if ('walk' in form) expect(Object.keys(places), file).toContain(form.walk);
    if ('saved' in form) {
      const parent = sources.some(
        (other) => path.dirname(other) === path.dirname(file) && of(other).includes('useSavedInput'),
      );
      expect(parent, file).toBe(true);
    }
  }
});

test('V08 security M5 classes, data and ids chosen by authors have no effect on the site: its prefixes for them occur nowhere else', () => {
  const pattern = /\.written-|data-written-|dataset\.written|#text-[\w-]|['"`]written-/;
  const files = globSync('src/**/*.{ts,tsx,css}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'src/rules/safe-html.ts',
  );
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
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
