import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../tests/world.ts';

test('the command of importers/README.md: dry run, import, repeat, undo; a fault gives one line and an exit code', async () => {
  const { url, db } = await openDatabase();
  const run = (...options: string[]) =>
    new Promise<{ code: unknown; output: string }>((done) => {
      execFile(
        process.execPath,
        [resolve(import.meta.dirname, 'run.ts'), ...options],
        { env: { ...process.env, DATABASE_URL: url } },
        (error, out, complaint) => done({ code: error ? error.code : 0, output: `${out}${complaint}`.trim() }),
      );
    });
  const example = (name: string) => resolve(import.meta.dirname, 'examples', name);
  const table = ['table', example('bridges.csv'), '--mapping', example('bridges.json')],
    origin = 'mapped-four-bridges-and-an-aqueduct-an-example';
  const countRecords = async () =>
    (await db.selectFrom('importRecord').where('originId', '=', origin).select('key').execute()).length;

  expect(await run(...table, '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringContaining('a trial') as string,
  });
  expect(await countRecords()).toBe(0);
  expect((await run(...table)).code).toBe(0);
  expect(await countRecords()).toBe(4);
  expect((await run(...table)).output).toMatch(/unchanged +4/);
  expect(await run('--undo', 'bridges')).toEqual({
    code: 1,
    output: `Nothing was imported from “bridges”. There is: ${origin}.`,
  });
  expect(await run('--undo', origin)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/4 {3}subjects taken away/) as string,
  });
  expect(await countRecords()).toBe(0);
  // A table with only a header: nothing was read.
  expect((await run('triples', example('bridges.csv'), '--name', 'Not triples')).code).toBe(2);
});
