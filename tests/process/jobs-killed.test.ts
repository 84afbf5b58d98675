import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobs } from '../../src/kit/registry/jobs.server.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import { startWikimedia } from '../wikimedia-server.ts';
import { openDatabase } from '../world.ts';
import { createDataFolder, pollOptions, startProduct } from './product.ts';

/** `KILL_ROUNDS=20` in the environment kills the process twenty times. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
/** A kill is between the start of a process and this many milliseconds after its first job. */
const longestMs = 2_000;

/** Inputs of jobs that need one. */
const inputs: Record<string, object> = {
  importing: { kind: 'triples', file: 'scribes.tsv', name: 'Scribes', licence: 'CC0-1.0' },
  watchers: { thingId: 'augustus' },
  'watched-push': { thingId: 'augustus', type: 'item', count: 1, endpoints: ['https://push.example/none'], attempt: 0 },
  removing: { names: [] },
  fetchingPictures: { kind: 'all', preview: true },
};

test('security issue 34: with every job waiting, a process killed at random moments loses and fails none', async () => {
  const { db, url } = await openDatabase('part');
  const data = createDataFolder();
  mkdirSync(join(data, 'imports'));
  const lines = Array.from({ length: 300 }, (_, at) => `Scribe ${at}\ttaught\tScribe ${at + 1}\n`);
  writeFileSync(join(data, 'imports/scribes.tsv'), lines.join(''));
  const { settings: wikimedia } = await startWikimedia();
  const settings = {
    ...(wikimedia as Record<string, string>),
    DATABASE_URL: url,
    STELE_WORLD: 'off',
    STELE_DATA: data,
    BACKUP_TO: join(data, 'backups'),
  };
  const addAll = async () => {
    for (const job of jobs) {
      const input = inputs[job.name] ?? {};
      expect(job.schema.safeParse(input).error, `an input for ${job.name}`).toBeUndefined();
      await addJob(db, { name: job.name, retries: rounds + 3 }, input, job.name);
    }
  };
  const runs = () => db.selectFrom('jobRun').select(['job', 'outcome', 'reason']).execute();

  for (let round = 0; round < rounds; round++) {
    await addAll();
    const before = (await runs()).length;
    const product = startProduct(settings);
    await expect.poll(async () => (await runs()).length, pollOptions).toBeGreaterThan(before);
    await setTimeout(Math.random() * longestMs); // intentionally random
    await product.signal('SIGKILL');
  }

  await addAll();
  // Interrupted jobs do not wait as after a failure.
  const hasten = () =>
    sql`
    update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`.execute(db);
  const product = startProduct(settings);
  await product.open();
  // A job that was replaced under its key while it ran is not retried: graphile-worker uses up its attempts.
  const outstanding = async () => {
    await hasten();
    const { rows } = await sql<{ job: string }>`
      select to_jsonb(job)::text as job from graphile_worker.jobs job where attempts < max_attempts`.execute(db);
    return rows.map(({ job }) => job);
  };
  await expect.poll(outstanding, { timeout: 240_000, interval: 200 }).toEqual([]);
  const allRuns = await runs();
  expect(allRuns.filter(({ outcome }) => outcome !== 'done' && outcome !== 'died')).toEqual([]);
  const done = new Set(allRuns.flatMap(({ job, outcome }) => (outcome === 'done' ? job : [])));
  expect(jobs.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([]);
  const { count } = await db
    .selectFrom('entry')
    .where('name', 'like', 'Scribe %')
    .select((eb) => eb.fn.count<number>('subjectId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(301);
  expect(product.complaints).toEqual([]);
});
