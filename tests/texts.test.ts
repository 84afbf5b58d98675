import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errors } from '../src/rules/errors.ts';
import { allTexts } from '../src/texts.ts';

test('use second walk: no text is named twice, so that none is said in the place of another', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('texts.ts'));
  expect(files.length).toBeGreaterThan(20);
  const places = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/^ +'([\w. -]+)': [[{]/gm)].map(([, key]) => ({ key, file })),
  );
  const twice = [...Map.groupBy(places, ({ key }) => key)].filter(([, of]) => of.length > 1);
  expect(twice.map(([key, of]) => `${key}: ${of.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

test('use fifth walk: what went wrong is said without a full stop, in every language', () => {
  const page = 'error.serverUpdating'; // the words of a page of its own
  const said = Object.entries<readonly string[] | Record<string, string>>(allTexts).flatMap(([key, of]) =>
    key.replace('error.', '') in errors && key !== page ? Object.values(of).map((text) => `${key}: ${text}`) : [],
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((text) => /[.。]$/.test(text))).toEqual([]);
});
