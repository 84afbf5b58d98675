import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawPicture } from '../../../tests/gallery.ts';
import { createStatement, human, item, snak } from '../../../tests/wikidata-items.ts';
import { startWikimedia } from '../../../tests/wikimedia-server.ts';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { jobs } from '../../kit/registry/jobs.server.ts';
import { addJob, periods } from '../../kit/jobs/job.server.ts';
import { startJobs } from '../../kit/jobs/run-jobs.server.ts';
import { dictionaryFor } from '../../kit/registry/texts.server.ts';
import { beginImport, fetchPictures, giveUpJob, importFiles, jobList, jobRun, retryJob, runJob } from './contract.ts';
import { importFolder } from './import-folder.server.ts';
import { importJob, picturesJob } from './import-job.server.ts';
import { groupLines } from './import-report.server.ts';
import { importKindNames, kindByEnding } from './rules.ts';

/** A desk with a folder of its own and its administrator; `start` begins a process that runs jobs. */
async function aJobDesk(environment: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-jobs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const desk = await createReviewFixture({ STELE_DATA: folder, ...environment }, 'stele');
  const ask = desk.by('boss');
  const start = () => {
    const { db, pool, url, drivers, settings } = desk;
    const house = {
      connection: { db, pool },
      databaseUrl: url,
      drivers,
      settings,
      logLine: () => {},
      onTrouble: () => {},
    };
    const running = startJobs([importJob, picturesJob], house);
    onTestFinished(() => running.stop());
  };
  mkdirSync(join(folder, 'imports'));
  const put = (name: string, content: string) => writeFileSync(join(folder, 'imports', name), content);
  return { ...desk, ask, start, put, folder };
}

test('every job and every period has a name in five languages', () => {
  const names = [
    ...jobs.map(({ name }) => `jobs.name.${name}`),
    ...Object.keys(periods).map((period) => `jobs.every.${period}`),
  ];
  expect(names.filter((name) => !(name in dictionaryFor('en')))).toEqual([]);
});

test('the desk offers every kind that npm run import knows', () => {
  const { stdout } = spawnSync(process.execPath, ['importers/run.ts', '--help'], { encoding: 'utf8' });
  const documentedKinds = [
    ...stdout
      .split('Kinds:')[1]!
      .split('\n\n')[0]!
      .matchAll(/^ {2}(\w+) /gm),
  ].map(([, kind]) => kind!);
  // A folder of pictures cannot be uploaded: the operator puts it on the server. Commons has a form of its own.
  expect([...importKindNames].sort()).toEqual(
    documentedKinds.filter((kind) => !['pictures', 'commons'].includes(kind)).sort(),
  );
});

test('an administrator sees pending and failed jobs, the reasons and the next attempt, and can retry or give up', async () => {
  const { ask, db } = await aJobDesk();
  const forgetting = { name: 'forgetting', retries: 1 };
  for (let i = 0; i < 2; i++) await addJob(db, forgetting, {});
  const [first, second] = (await ask(jobList, {})).jobs;
  await sql`update graphile_worker._private_jobs set attempts = 2 where id = ${first!.id}`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = 1, run_at = now() + interval '1 hour' where id = ${second!.id}`.execute(
    db,
  );
  await sql`
    insert into job_run (job, queue_id, input, runner, attempt, outcome, ended_at, error, reason)
    select 'forgetting', id, '{}', gen_random_uuid(), attempts, 'failed', now(), 'serverUpdating', 'connection refused' from graphile_worker.jobs`.execute(
    db,
  );
  const { jobs: listed, recurring } = await ask(jobList, {});
  expect(listed.map(({ id, state, attempts, reason }) => ({ id, state, attempts, reason }))).toEqual(
    [
      { id: first!.id, state: 'failed', attempts: 2, reason: 'connection refused' },
      { id: second!.id, state: 'waiting', attempts: 1, reason: 'connection refused' },
    ].sort((a, b) => listed.findIndex(({ id }) => id === a.id) - listed.findIndex(({ id }) => id === b.id)),
  );
  expect(listed[0]!.why).toMatch(/updat/i);
  expect(recurring.find(({ name }) => name === 'forgetting')).toMatchObject({
    every: 'hour',
    last: { outcome: 'failed' },
  });

  await ask(retryJob, { id: first!.id });
  expect((await ask(jobList, {})).jobs.find(({ id }) => id === first!.id)).toMatchObject({
    state: 'waiting',
    attempts: 0,
  });
  await ask(giveUpJob, { id: first!.id });
  await ask(giveUpJob, { id: second!.id });
  expect((await ask(jobList, {})).jobs).toEqual([]);
  await expect(ask(retryJob, { id: first!.id })).rejects.toMatchObject({ errorName: 'jobNotFound' });
  await expect(ask(giveUpJob, { id: first!.id })).rejects.toMatchObject({ errorName: 'jobNotFound' });
});

test('security L5 the report of the weekly file check is shown; other recurring jobs without a report are not', async () => {
  const { ask, db } = await aJobDesk();
  const report = JSON.stringify({ files: 2, megabytesRead: 1.5, damaged: 1, damagedFiles: ['image/x.webp'] });
  await sql`
    insert into job_run (job, queue_id, input, runner, attempt, outcome, ended_at, report)
    select name, 1, '{}', gen_random_uuid(), 1, 'done', now(), ${report}::jsonb
    from unnest(${['checkingFiles', 'forgetting']}::text[]) name`.execute(db);
  const { finished, recurring } = await ask(jobList, {});
  expect(finished).toMatchObject([{ name: 'checkingFiles', report: { damaged: 1, damagedFiles: ['image/x.webp'] } }]);
  expect(recurring.find(({ name }) => name === 'checkingFiles')).toMatchObject({ every: 'week' });
});

test('an import started at the desk runs in a separate process, and its report is shown', async () => {
  const { ask, start, put, db } = await aJobDesk();
  put('links.tsv', 'Xiaohe\twas chancellor of\tHan dynasty of Xiaohe\n');
  expect((await ask(importFiles, {})).files).toEqual([{ name: 'links.tsv', bytes: 47 }]);
  const collection = { kind: 'triples', name: 'Chancellors', licence: 'CC0-1.0' } as const;
  await expect(ask(beginImport, { ...collection, file: 'nothing.tsv' })).rejects.toMatchObject({
    errorName: 'importFileMissing',
  });
  await expect(ask(beginImport, { ...collection, file: '../links.tsv' })).rejects.toMatchObject({
    errorName: 'badInput',
  });
  await ask(beginImport, { ...collection, file: 'links.tsv' });
  expect((await ask(jobList, {})).jobs).toMatchObject([
    { name: 'importing', about: 'Triples · links.tsv', state: 'waiting' },
  ]);
  start();
  await expect
    .poll(async () => (await ask(jobList, {})).finished[0])
    .toMatchObject({
      outcome: 'done',
      report: { origin: 'Chancellors (CC0-1.0)', taken: 2, refused: 0 },
    });
  expect(await db.selectFrom('entry').where('name', '=', 'Xiaohe').select('language').execute()).not.toEqual([]);
});

test('S06 a GEDCOM file is previewed: persons, families, existing entries, people left out; nothing is changed', async () => {
  const { ask, start, put, db } = await aJobDesk();
  const before = await db
    .selectFrom('subject')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  put(
    'rome.ged',
    [
      '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n1 COPR CC0-1.0',
      '0 @I1@ INDI\n1 NAME Augustus\n1 SEX M\n1 BIRT\n2 DATE 23 SEP 63 B.C.\n1 DEAT\n2 DATE 19 AUG 14\n1 FAMS @F1@',
      '0 @I2@ INDI\n1 NAME Nobody of Rome\n1 SEX F\n1 DEAT\n2 DATE 20\n1 FAMS @F1@',
      '0 @I3@ INDI\n1 NAME Somebody Young\n1 BIRT\n2 DATE 2015\n1 FAMC @F1@',
      '0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 CHIL @I3@\n0 TRLR\n',
    ].join('\n'),
  );
  await ask(beginImport, { kind: 'gedcom', file: 'rome.ged', preview: true, withoutLiving: true });
  start();
  await expect
    .poll(async () => (await ask(jobList, {})).finished[0])
    .toMatchObject({
      outcome: 'done',
      report: {
        preview: true,
        persons: 2,
        families: 1,
        merged: 1,
        passedOver: 1,
      },
    });
  const [listed] = (await ask(jobList, {})).finished;
  expect(listed!.report, 'lists belong to the page of the run').not.toHaveProperty('groups');
  expect((await ask(jobRun, { id: listed!.id })).report).toMatchObject({
    matches: [{ key: '@I1@', id: 'augustus', because: 'name Augustus and dates', isSame: true }],
    groups: expect.arrayContaining([{ list: 'passedOver', reason: 'may still live', count: 1, lines: [] }]) as object,
    pages: [
      expect.stringMatching(/^Augustus \(person\)\n {2}life: /),
      expect.stringMatching(/^Nobody of Rome/),
    ] as object,
  });
  await expect(ask(jobRun, { id: 4711 })).rejects.toMatchObject({ errorName: 'jobNotFound' });
  const after = await db
    .selectFrom('subject')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  expect(after).toEqual(before);
});

test('M3 an import of one bad file ends at once, and its report says why', async () => {
  const { put, ask, start } = await aJobDesk();
  put('bad.epub', 'no archive');
  await ask(beginImport, { kind: 'books', file: 'bad.epub' });
  start();
  await expect
    .poll(async () => (await ask(jobList, {})).finished[0])
    .toMatchObject({
      outcome: 'done',
      report: { read: 0, refused: 1 },
    });
  const [run] = (await ask(jobList, {})).finished;
  expect((await ask(jobRun, { id: run!.id })).report).toMatchObject({
    groups: [
      {
        list: 'refused',
        reason: 'it is no EPUB',
        count: 1,
        lines: [{ where: 'bad.epub', why: expect.stringMatching(/^it is no EPUB: /) as string }],
      },
    ],
  });
});

test('B9 the preview of a table without a mapping proposes one, saves it, and shows the first rows; with it, the table is imported', async () => {
  const { ask, start, put } = await aJobDesk();
  put('shrines.csv', 'id,name,kind,year,remark\n1,Shrine of Testing,site,c. 1642,x\n2,Gate of Testing,site,1701,y\n');
  await ask(beginImport, { kind: 'table', file: 'shrines.csv', preview: true });
  start();
  await expect.poll(async () => (await ask(jobList, {})).finished[0]).toMatchObject({ outcome: 'done' });
  const [run] = (await ask(jobList, {})).finished;
  expect((await ask(jobRun, { id: run!.id })).report).toMatchObject({
    preview: true,
    proposal: { name: 'shrines.csv.mapping.json', unmapped: expect.arrayContaining(['remark']) as string[] },
    pages: [expect.stringMatching(/^Shrine of Testing/), expect.stringMatching(/^Gate of Testing/)],
  });
  expect((await ask(importFiles, {})).files).toContainEqual(
    expect.objectContaining({ name: 'shrines.csv.mapping.json' }),
  );
  await ask(beginImport, { kind: 'table', file: 'shrines.csv', mapping: 'shrines.csv.mapping.json' });
  await expect
    .poll(async () => (await ask(jobList, {})).finished[0])
    .toMatchObject({ outcome: 'done', report: { taken: 2, omitted: 2 } });
});

test('lines of a report are grouped by field and reason, the most frequent first', () => {
  const lines = [
    { where: 'a.ged:3 INDI.BURI', why: 'no room for it: PLAC Rome' },
    { where: 'a.ged:9 DATE', why: 'no date: soon' },
    { where: 'a.ged:12 INDI.BURI', why: 'no room for it: PLAC Capua' },
    { where: 'b.csv', why: 'more than 500 families of @I1@' },
  ];
  expect(groupLines('omitted', lines).map(({ reason, count }) => [reason, count])).toEqual([
    ['INDI.BURI · no room for it', 2],
    ['DATE · no date', 1],
    ['more than … families of …', 1],
  ]);
});

test('an import that cannot be read fails with the importer’s own message, and is retried', async () => {
  const { ask, start, settings } = await aJobDesk();
  mkdirSync(join(importFolder(settings), 'empty'));
  await ask(beginImport, { kind: 'triples', file: 'empty' });
  start();
  await expect
    .poll(async () => [(await ask(jobList, {})).jobs, (await ask(jobList, {})).finished])
    .toMatchObject([
      [
        {
          name: 'importing',
          why: expect.stringContaining('stopped early') as string,
          reason: expect.stringContaining('There is no .tsv') as string,
        },
      ],
      [{ outcome: 'failed' }],
    ]);
});

test('writing-more B8 the kind of a file is guessed from its extension, compressed or not, except for JSON', () => {
  expect(
    [
      'zeta.GED',
      'a.b.csv',
      'roads.tsv.gz',
      'x.geojson',
      'dump.nt.bz2',
      'pack.zip',
      'iliad.epub',
      'a.json',
      'gedcom',
    ].map(kindByEnding),
  ).toEqual(['gedcom', 'table', 'table', 'borders', 'triples', 'pack', 'books', null, null]);
});

test('an administrator runs a recurring job at once, only once; a job that does not recur is not offered', async () => {
  const { ask, by, db } = await aJobDesk();
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(db);
  await ask(runJob, { name: 'drawingSubjects' });
  await ask(runJob, { name: 'drawingSubjects' });
  const { jobs: listed, recurring } = await ask(jobList, {});
  expect(listed).toMatchObject([{ name: 'drawingSubjects', state: 'waiting' }]);
  expect(recurring).toContainEqual({ name: 'drawingSubjects', every: 'week', last: null });
  await expect(ask(runJob, { name: 'importing' })).rejects.toMatchObject({ errorName: 'jobNotFound' });
  await expect(by('author')(runJob, { name: 'drawingSubjects' })).rejects.toMatchObject({ errorName: 'notAllowed' });
});

test('an administrator fetches pictures from Commons where the operator enabled it, and reads what was left out', async () => {
  const off = await aJobDesk();
  expect((await off.ask(importFiles, {})).isWikimediaOn).toBe(false);
  await expect(off.ask(fetchPictures, { kind: 'all' })).rejects.toMatchObject({ errorName: 'wikimediaOff' });

  const service = await startWikimedia({
    items: {
      Q1405: item('Q1405', 'Augustus', [human, createStatement(snak('P18', 'string', 'Statue.jpg'))]),
    },
    files: { 'Statue.jpg': { bytes: await drawPicture(3) } },
  });
  const { ask, start, db, folder } = await aJobDesk(service.settings);
  onTestFinished(() => void vi.unstubAllEnvs());
  // The process of the import reads the settings of its product.
  for (const [name, value] of Object.entries({ ...service.settings, STELE_DATA: folder })) vi.stubEnv(name, value);
  await ask(fetchPictures, { kind: 'person' });
  start();
  await expect.poll(async () => (await ask(jobList, {})).finished[0]?.outcome).toBe('done');
  const [run] = (await ask(jobList, {})).finished;
  const { report } = await ask(jobRun, { id: run!.id });
  expect(report).toMatchObject({
    taken: 1,
    groups: [{ list: 'refused', reason: 'Wikidata has no such item' }],
  });
  const { portrait } = await db
    .selectFrom('subject')
    .where('id', '=', 'augustus')
    .select('portrait')
    .executeTakeFirstOrThrow();
  expect(portrait!.credit).toMatchObject({ author: 'A painter', licence: 'public-domain' });
});
