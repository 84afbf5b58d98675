import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaPage } from '../scripts/schema/schema-page.ts';
import { readSchema, schemaSql } from '../scripts/schema/schema-sql.ts';
import { openDatabase } from './world.ts';

test('docs/schema.sql and docs/schema.md say what the migrations make (npm run schema writes them)', async () => {
  const { db } = await openDatabase('tables');
  const schema = await readSchema(db);
  expect(schema.tables.length).toBeGreaterThan(50);
  expect(readFileSync('docs/schema.sql', 'utf8')).toBe(schemaSql(schema));
  expect(readFileSync('docs/schema.md', 'utf8')).toBe(schemaPage(schema));
});

test('docs/schema.md says what every table is for', () => {
  const tables = readFileSync('docs/schema.md', 'utf8').split(/^### /m).slice(1);
  expect(tables.filter((table) => /^\w+\n\| column/.test(table)).map((table) => table.split('\n', 1)[0])).toEqual([]);
});
