import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mergeIdentity } from './merge.ts';
import { createStatement, human, item, toItem, toTime } from '../tests/wikidata-items.ts';
import { startWikimedia } from '../tests/wikimedia-server.ts';
import { openDatabase } from '../tests/world.ts';

test('items of a table are fetched from Wikidata and imported like a dump; every other line is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-items-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { url, db } = await openDatabase('tables');
  const service = await startWikimedia({
    items: {
      Q1: item('Q1', 'Invented One', [human, createStatement(toTime('P569', '+1401-00-00T00:00:00Z', 9))]),
      Q2: item('Q2', 'Invented Two', [human, createStatement(toItem('P22', 'Q1'))]),
      Q3: { redirect: 'Q2' },
      Q5: { redirect: 'Q6' },
      Q6: item('Q6', 'Invented Six', [human]),
    },
  });
  const list = join(folder, 'list.csv'),
    report = join(folder, 'report.json');
  writeFileSync(
    list,
    'name,item\none,https://www.wikidata.org/wiki/Q1\ntwo,Q2\nmerged,Q3\ngone,Q4\nmerged,Q5\n\nnobody,\n',
  );
  const run = (environment: NodeJS.ProcessEnv, ...words: string[]) =>
    new Promise<{ code: unknown; output: string }>((done) => {
      execFile(
        process.execPath,
        [resolve(import.meta.dirname, 'run.ts'), ...words],
        { env: { ...process.env, DATABASE_URL: url, STELE_DATA: folder, STELE_WORLD: 'off', ...environment } },
        (error, out, complaint) => done({ code: error ? error.code : 0, output: `${out}${complaint}`.trim() }),
      );
    });
  const words = ['wikidata', '--items', list, '--report', report];
  expect(await run({}, ...words)).toMatchObject({ code: 1, output: expect.stringContaining('Wikimedia is off') });
  expect(await run(service.settings, 'gedcom', '--items', list)).toMatchObject({ code: 1 });
  expect(await run(service.settings, ...words)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    taken: 3,
    notices: [
      { where: 'list.csv:4, Q3', why: 'it was merged into Q2' },
      { where: 'list.csv:6, Q5', why: 'it was merged into Q6' },
    ],
    refused: [
      { where: 'list.csv:8', why: 'it names no item of Wikidata' },
      { where: 'list.csv:4, Q2', why: 'Q2 stands here a second time' },
      { where: 'list.csv:5, Q4', why: 'Wikidata has no such item: it was deleted' },
    ],
  });
  expect(await db.selectFrom('relation').select(['fromId', 'toId']).execute()).toHaveLength(1);
  // A name that is the title of an article is no placeholder, which a name of another source would replace.
  const identity = { kind: 'person' as const, same: { 'wikipedia-en': 'Invented' }, times: [] };
  expect(
    mergeIdentity({ ...identity, names: { en: 'Another' } }, { ...identity, names: { en: 'Invented' } }).names,
  ).toEqual({
    en: 'Invented',
  });
  // A service that is away ends the command by name.
  service.fault = (_, answer) => {
    answer.writeHead(429, { 'retry-after': '9999' }).end();
    return true;
  };
  writeFileSync(list, 'Q77\n');
  expect(await run({ ...service.settings, LANG: 'en' }, ...words)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Wikimedia is busy'),
  });
});
