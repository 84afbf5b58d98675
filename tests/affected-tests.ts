import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files changed since a commit, including untracked ones; paths from the root. */
export function filesChangedSince(commit: string): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', '--relative', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Files that affect every test: the runner, dependencies, and the tables and world of each database. */
const filesAffectingAll =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tests\/(?:setup|run|room|part-of-the-world)\.ts|migrations\/|content\/)/;
/** Tests of the running product: imports do not show which code they use. */
const productTests = /^tests\/(?:browser|http|process)\//;
/** Files of the product. */
const productFiles = /^(?:src|start\.ts|importers|vite\.config\.ts)/;
/** Tests across all features: of the product, or of its sources. */
const crossFeatureTests = /^tests\/(?:[^/]+|.*\/(?:every-page|calls|pages|machines|language|not-found))\.test\.ts$/;

/**
 * Patterns for the names of test files that use a feature through the running product. A feature that is not listed,
 * like all of `kit`, `rules`, `ui` and the frame, affects all of them.
 */
export const testsOfFeatures: Record<string, RegExp> = {
  accounts: /account|sign-in|avatar|dev-doors|usercentre|dialogs/,
  entries: /entry|head|reading|writing|publishing|review/,
  help: /help/,
  history: /review|my-content|entry/,
  home: /home/,
  media: /picture|avatar|writing/,
  messages: /messages|account-header/,
  relations: /graph|paths|relations|writing/,
  review: /review|publishing|my-content/,
  search: /search|reindex/,
  sources: /writing|entry/,
  timelines: /time|stage|writing/,
  timemaps: /map|stage|writing/,
  'user-centre': /usercentre|my-content|account|messages/,
};

/** The test files that a change of these files may affect. */
export function findAffectedTests(changed: readonly string[]): string[] {
  const tests = globSync(['src/**/*.test.{ts,tsx}', '{importers,tests}/**/*.test.ts']);
  if (changed.some((file) => filesAffectingAll.test(file))) return tests;
  const importing = importersOf(changed);
  const features = featuresOf(changed.filter((file) => productFiles.test(file) && !/\.test\.tsx?$/.test(file)));
  const meets = (test: string) =>
    features.length > 0 &&
    (crossFeatureTests.test(test) ||
      (productTests.test(test) && features.some((feature) => !feature || testsOfFeatures[feature]!.test(test))));
  return tests.filter((test) => importing.has(test) || meets(test));
}

/** The features of files; null for files of none, or of a feature that is not in the table. */
function featuresOf(files: readonly string[]): (string | null)[] {
  const names = files.map((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.map((name) => (name && name in testsOfFeatures ? name : null)))];
}

/** These files and every file that imports one of them, directly or indirectly; includes deleted files. */
function importersOf(files: readonly string[]): ReadonlySet<string> {
  importers ??= readImporters();
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

let importers: Map<string, string[]> | undefined;
/** The importing files of each file. */
function readImporters(): Map<string, string[]> {
  const importersByFile = new Map<string, string[]>();
  for (const from of globSync('{src,importers,world,tests,bench,scripts,migrations}/**/*.{ts,tsx}')) {
    for (const [, to] of readFileSync(from, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
      const file = path.join(path.dirname(from), to!);
      importersByFile.set(file, [...(importersByFile.get(file) ?? []), from]);
    }
  }
  return importersByFile;
}
