import * as backups from '../../src/features/backups/contract.ts';
import * as desk from '../../src/features/jobs/contract.ts';
import { readingFigures } from '../../src/features/tracking/contract.ts';
import { auditLog, systemStatus } from '../../src/features/operations/contract.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import { sql } from 'kysely';
import { example, type PreparedWorld } from './prepared-world.ts';

const asAdministrator = async ({ people }: PreparedWorld) => ({ visitor: people.boss });

/** A waiting job, since no worker runs here. */
async function createWaitingJob(world: PreparedWorld) {
  await addJob(world.db, { name: 'forgetting', retries: 0 }, {});
  const { rows } = await sql<{ id: number }>`select max(id) as id from graphile_worker.jobs`.execute(world.db);
  return { ...(await asAdministrator(world)), fill: { id: rows[0]!.id } };
}
/** A finished run. */
async function createFinishedRun(world: PreparedWorld) {
  const { rows } = await sql<{ id: number }>`
    insert into job_run (job, queue_id, input, runner, attempt, outcome, ended_at, report)
    select name, 1, '{"kind":"table","file":"a.csv"}', gen_random_uuid(), 1, 'done', now(), '{"read":1}'::jsonb
    from (values ('importing')) as run (name) returning id::int`.execute(world.db);
  return { ...(await asAdministrator(world)), fill: { id: rows[0]!.id } };
}
const tableFile = new TextEncoder().encode('Qin Shi Huang\tfounded\tQin\n');

export const jobExamples = [
  example(desk.jobList, asAdministrator),
  example(readingFigures, asAdministrator),
  example(backups.backupList, asAdministrator),
  example(backups.beginBackup, asAdministrator),
  example(systemStatus, asAdministrator),
  example(auditLog, asAdministrator),
  example(desk.jobRun, createFinishedRun),
  example(desk.retryJob, createWaitingJob),
  example(desk.giveUpJob, createWaitingJob),
  example(desk.runJob, asAdministrator),
  example(desk.importFiles, asAdministrator),
  example(desk.uploadImport, async (world) => ({
    ...(await asAdministrator(world)),
    file: tableFile,
    fill: { name: 'uploaded.tsv' },
  })),
  example(desk.beginImport, async (world) => {
    const visitor = world.people.boss;
    await world.by(visitor, 'en', tableFile)(desk.uploadImport, { name: 'nodes.tsv' });
    return { visitor };
  }),
];
