import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { addJob } from '../../kit/jobs/job.server.ts';
import { jobs } from '../../kit/registry/jobs.server.ts';
import { fail } from '../../rules/errors.ts';
import * as contract from './contract.ts';
import { listImportFiles, saveImportFile, assertFileExists } from './import-folder.server.ts';
import { importJob, picturesJob } from './import-job.server.ts';
import { findRun, finishedRuns, queuedJobs, recurringJobs } from './queries.server.ts';

export const jobCalls = implement(contract, {
  async jobList(_, { db, language }) {
    const [queued, recurring, finished] = await Promise.all([
      queuedJobs(db, language),
      recurringJobs(db),
      finishedRuns(db),
    ]);
    return { jobs: queued, recurring, finished };
  },

  async jobRun({ id }, { db }) {
    return (await findRun(db, id)) ?? fail('jobNotFound');
  },

  async retryJob({ id }, { db }) {
    const { rows } = await sql`
      select * from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(db);
    if (!rows.length) fail('jobNotFound');
    await sql`select pg_notify('jobs:insert', '{"count":1}')`.execute(db); // as graphile-worker announces a new job
    return null;
  },

  async runJob({ name }, { db }) {
    const recurring = jobs.find((job) => job.name === name && job.every !== undefined) ?? fail('jobNotFound');
    await addJob(db, recurring, {}, recurring.name);
    return null;
  },

  async giveUpJob({ id }, { db }) {
    const { rows: gone } = await sql`select * from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db);
    if (gone.length) return null;
    const { numUpdatedRows } = await db
      .updateTable('jobRun')
      .set({ stopAsked: true })
      .where('queueId', '=', id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows ? null : fail('jobNotFound');
  },

  importFiles: async (_, { settings, drivers }) => ({
    ...(await listImportFiles(settings)),
    isWikimediaOn: drivers.wikimedia !== null,
  }),

  async uploadImport({ name }, { settings, file }) {
    await saveImportFile(settings, name, (await file?.()) ?? fail('importFileMissing'));
    return null;
  },

  async beginImport(request, { db, settings }) {
    await assertFileExists(settings, request.file);
    if (request.mapping) await assertFileExists(settings, request.mapping);
    await addJob(
      db,
      importJob,
      request,
      `${importJob.name} ${request.preview ? 'preview ' : ''}${request.kind} ${request.file}`,
    );
    return null;
  },

  async fetchPictures(request, { db, drivers }) {
    if (!drivers.wikimedia) fail('wikimediaOff');
    await addJob(db, picturesJob, request, `${picturesJob.name} ${request.preview ? 'preview ' : ''}${request.kind}`);
    return null;
  },
});
