import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionaryFor } from '../src/kit/registry/texts.server.ts';
import { errors } from '../src/rules/errors.ts';
import { languages } from '../src/rules/languages.ts';

type Sets = Record<string, Record<string, string>>;
const files = globSync('src/**/texts/*.json').sort();
const textsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Sets;
const keysOf = (sets: Sets) =>
  Object.entries(sets).flatMap(([set, texts]) => Object.keys(texts).map((key) => `${set} ${key}`));

test('use second walk: text keys are unique, so no text replaces another', () => {
  const english = files.filter((file) => file.endsWith('/en.json'));
  expect(english.length).toBeGreaterThan(20);
  const places = english.flatMap((file) =>
    keysOf(textsOf(file)).map((entry) => ({ key: entry.slice(entry.indexOf(' ') + 1), place: `${file} ${entry}` })),
  );
  const twice = [...Map.groupBy(places, ({ key }) => key).values()].filter((of) => of.length > 1);
  expect(twice.map((of) => of.map(({ place }) => place).join(', '))).toEqual([]);
});

test('every feature has the same texts, order and placeholders in every language, except {count} in the singular', () => {
  const valuesOf = (key: string, text: string) =>
    String([...new Set(text.match(/\{\w+\}/g))].filter((value) => value !== '{count}' || !key.endsWith('_one')).sort());
  // A language may have more plural forms than English.
  const withoutPlurals = (keys: readonly string[]) => keys.filter((key) => !/_(?:zero|two|few|many)$/.test(key));
  const differing = files.flatMap((file) => {
    const english = textsOf(file.replace(/\w+\.json$/, 'en.json')),
      ownSets = textsOf(file);
    if (String(withoutPlurals(keysOf(ownSets))) !== String(withoutPlurals(keysOf(english))))
      return [`${file}: not the keys of English`];
    return Object.entries(ownSets).flatMap(([set, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        valuesOf(key, text) === valuesOf(key, english[set]![key] ?? english[set]![key.replace(/[a-z]+$/, 'other')]!)
          ? []
          : [`${file} ${key}`],
      ),
    );
  });
  expect(files.length % languages.length).toBe(0);
  expect(differing).toEqual([]);
});

test('every text is used', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'bench/pages/*.tsx']).filter((file) => !/\.test\.tsx?$/.test(file));
  const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const wholeKeys = new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)].map(([, key]) => key!));
  const prefixes = [...new Set([...source.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start!))];
  const unsaid = Object.keys(dictionaryFor('en'))
    .map((key) => key.replace(/_(?:one|other)$/, ''))
    .filter((key) => !wholeKeys.has(key) && !prefixes.some((start) => key.startsWith(start)));
  expect([...new Set(unsaid)]).toEqual([]);
});

test('use fifth walk: error messages end without a full stop, in every language', () => {
  const page = 'error.serverUpdating'; // a separate page has its own text
  const errorTexts = languages.flatMap((language) =>
    Object.entries(dictionaryFor(language)).filter(([key]) => key.replace('error.', '') in errors && key !== page),
  );
  expect(errorTexts.length).toBeGreaterThan(300);
  expect(errorTexts.filter(([, text]) => /[.。]$/.test(text))).toEqual([]);
});
