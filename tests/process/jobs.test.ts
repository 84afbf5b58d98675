import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importJob } from '../../src/features/jobs/import-job.server.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import { openDatabase } from '../world.ts';
import { createDataFolder, pollOptions, startProduct } from './product.ts';

test('a job whose process is killed is resumed by the next process, and completes', async () => {
  const { db, url } = await openDatabase('part');
  const data = createDataFolder();
  mkdirSync(join(data, 'imports'));
  const lines = Array.from({ length: 500 }, (_, at) => `Scribe ${at}\ttaught\tScribe ${at + 1}\n`);
  writeFileSync(join(data, 'imports/scribes.tsv'), lines.join(''));
  const settings = { DATABASE_URL: url, STELE_WORLD: 'off', STELE_DATA: data };
  const outcomes = async () =>
    (await db.selectFrom('jobRun').where('job', '=', 'importing').orderBy('id').select('outcome').execute()).map(
      ({ outcome }) => outcome,
    );

  const first = startProduct(settings);
  await first.open();
  await addJob(db, importJob, { kind: 'triples', file: 'scribes.tsv', name: 'Scribes', licence: 'CC0-1.0' });
  await expect.poll(outcomes, pollOptions).toEqual([null]);
  await first.signal('SIGKILL');
  expect(await outcomes()).toEqual([null]);

  const second = startProduct(settings);
  await second.open();
  await expect.poll(outcomes, pollOptions).toEqual(['died', 'done']);
  const { count } = await db
    .selectFrom('entry')
    .where('name', 'like', 'Scribe %')
    .select((eb) => eb.fn.count<number>('subjectId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(501);
  expect(second.complaints).toEqual([]);
});
