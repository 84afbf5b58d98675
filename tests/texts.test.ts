import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
