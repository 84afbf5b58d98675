import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../tests/world.ts';

test('the commands of operating.md make, try and refuse a pack, with messages in the operator’s language', async () => {
  const { url } = await openDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'stele-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = (script: string, ...options: string[]) =>
    new Promise<{ code: unknown; output: string }>((done) => {
      execFile(
        process.execPath,
        [resolve(script), ...options],
        { env: { ...process.env, DATABASE_URL: url, STELE_DATA: folder, LANG: 'fr_FR.UTF-8', LC_ALL: '' } },
        (error, out, complaint) => done({ code: error ? error.code : 0, output: `${out}${complaint}`.trim() }),
      );
    });
  const file = join(folder, 'laozi.zip');
  expect(await run('scripts/pack.ts', 'book:book-laozi', file)).toEqual({
    code: 0,
    output: expect.stringMatching(/laozi\.zip: 1 entries, 1 books, 0\.\d MB$/) as string,
  });
  expect(await run('importers/run.ts', 'pack', file, '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /a trial[^]*merged +1 [^]*Holds:\n +1 {2}book[^]*1 {2}a book that is here already/,
    ) as string,
  });
  expect(await run('importers/run.ts', 'pack', resolve('package.json'))).toEqual({
    code: 1,
    output: expect.stringMatching(/^Ce n’est pas un paquet de Stele, ou il est endommagé/) as string,
  });
}, 120_000);
