import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
  // A part of the source that is not in the database fails a strict run; the report as lines has each of them.
  const folder = mkdtempSync(join(tmpdir(), 'stele-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = (more: string) => {
    const path = join(folder, 'tree.ged');
    writeFileSync(path, `0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Ann\n${more}0 TRLR\n`);
    return path;
  };
  expect((await run('gedcom', tree(''), '--dry-run', '--strict')).code).toBe(0);
  const lines = join(folder, 'report.ndjson');
  expect(await run('gedcom', tree('1 OCCU Weaver\n'), '--dry-run', '--strict', '--report', lines)).toMatchObject({
    code: 2,
  });
  expect((await run('gedcom', tree('1 OCCU Weaver\n'), '--dry-run')).code).toBe(0);
  const [line, summary] = readFileSync(lines, 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as object);
  expect(line).toEqual({ list: 'omitted', where: 'tree.ged:5 INDI.OCCU', why: 'no room for it: Weaver' });
  expect(summary).toMatchObject({ dryRun: true, read: 1, taken: 1 });
  // A table with only a header: nothing was read.
  expect((await run('triples', example('bridges.csv'), '--name', 'Not triples')).code).toBe(2);
});
