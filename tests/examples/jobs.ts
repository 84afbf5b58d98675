import * as backups from '../../src/features/backups/contract.ts';
import * as desk from '../../src/features/jobs/contract.ts';
import { readingFigures } from '../../src/features/tracking/contract.ts';
import { auditLog, houseHealth } from '../../src/features/operations/contract.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import { sql } from 'kysely';
import { example, type PreparedWorld } from './prepared.ts';

const boss = async ({ people }: PreparedWorld) => ({ visitor: people.boss });

/** A waiting job, since no worker runs here. */
async function aWaitingJob(world: PreparedWorld) {
  await addJob(world.db, { name: 'forgetting', retries: 0 }, {});
  const { rows } = await sql<{ id: number }>`select max(id) as id from graphile_worker.jobs`.execute(world.db);
  return { ...(await boss(world)), fill: { id: rows[0]!.id } };
}
const aTable = new TextEncoder().encode('Qin Shi Huang\tfounded\tQin\n');

export const jobExamples = [
  example(desk.jobList, boss),
  example(readingFigures, boss),
  example(backups.backupList, boss),
  example(backups.beginBackup, boss),
  example(houseHealth, boss),
  example(auditLog, boss),
  example(desk.retryJob, aWaitingJob),
  example(desk.giveUpJob, aWaitingJob),
  example(desk.importFiles, boss),
  example(desk.uploadImport, async (world) => ({
    ...(await boss(world)),
    file: aTable,
    fill: { name: 'uploaded.tsv' },
  })),
  example(desk.beginImport, async (world) => {
    const visitor = world.people.boss;
    await world.by(visitor, 'en', aTable)(desk.uploadImport, { name: 'nodes.tsv' });
    return { visitor };
  }),
];
