import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfFeatures, findAffectedTests } from './affected-tests.ts';

const testFiles = globSync(['src/**/*.test.{ts,tsx}', '{importers,world,tests}/**/*.test.ts']);
const ofProduct = testFiles.filter((file) => /^tests\/(browser|http|process)\//.test(file));

test('a file that every test depends on touches all tests, a text file none', () => {
  for (const file of ['package-lock.json', 'tests/setup.ts', 'content/places.json', 'migrations/0001.ts'])
    expect(findAffectedTests([file]), file).toHaveLength(testFiles.length);
  expect(findAffectedTests(['README.md'])).toEqual([]);
});

test('a module touches the tests that import it, however indirectly', () => {
  const touched = findAffectedTests(['src/rules/time/historical-time.ts']);
  expect(touched).toContain('src/rules/time/calendar.test.ts');
  expect(touched).toContain('src/features/timelines/calls.test.ts'); // through tests/world.ts and all features
  expect(touched).not.toContain('src/rules/safe-html.test.ts');
});

test('a change in one feature touches the product tests that use it, a change in the kit all of them', () => {
  const searching = findAffectedTests(['src/features/search/handlers.server.ts']).filter((file) =>
    ofProduct.includes(file),
  );
  expect(searching).toContain('tests/browser/every-page.test.ts');
  expect(searching.some((file) => file.includes('browser/search'))).toBe(true);
  expect(searching.some((file) => file.includes('timemap'))).toBe(false);
  for (const file of ['src/kit/markup.ts', 'src/features/site/texts.ts', 'start.ts'])
    expect(findAffectedTests([file]), file).toEqual(expect.arrayContaining(ofProduct));
});

test('a changed test touches only itself', () => {
  expect(findAffectedTests(['src/rules/time/calendar.test.ts'])).toEqual(['src/rules/time/calendar.test.ts']);
});

test('the table of features names existing features and tests', () => {
  for (const [feature, names] of Object.entries(testsOfFeatures)) {
    expect(existsSync(`src/features/${feature}`), feature).toBe(true);
    expect(
      ofProduct.some((file) => names.test(file)),
      feature,
    ).toBe(true);
  }
});
