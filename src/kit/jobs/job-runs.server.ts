import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import { findDeadRunners } from '../database/locks.server.ts';

/** One attempt at a job. */
export interface Run {
  id: number;
}

/** The report of the last run of a job that succeeded; null if none did, or if it has another shape. */
export async function loadLastReport<Report extends z.ZodType>(
  db: Database,
  { name }: { name: string },
  shape: Report,
): Promise<{ endedAt: Date; report: z.output<Report> } | null> {
  const run = await db
    .selectFrom('jobRun')
    .where('job', '=', name)
    .where('outcome', '=', 'done')
    .where('report', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['report', 'endedAt'])
    .executeTakeFirst();
  const report = shape.safeParse(run?.report);
  return run && report.success ? { endedAt: run.endedAt!, report: report.data } : null;
}

interface NewRun {
  job: string;
  queueId: number;
  input: object;
  runner: string;
  attempt: number;
}

export const beginRun = (db: Database, { input, ...runRow }: NewRun): Promise<Run> =>
  db
    .insertInto('jobRun')
    .values({ ...runRow, input: JSON.stringify(input) })
    .returning('id')
    .executeTakeFirstOrThrow();

interface Outcome {
  outcome: 'done' | 'failed' | 'stopped';
  report?: object | null;
  error?: string;
  reason?: string;
}

/** Characters of an error's reason that are stored. */
const reasonLength = 2_000;

export async function endRun(db: Database, { id }: Run, { outcome, report, error, reason }: Outcome): Promise<void> {
  await db
    .updateTable('jobRun')
    .set({
      outcome,
      endedAt: sql`now()`,
      error: error ?? null,
      reason: reason?.slice(0, reasonLength) ?? null,
      report: report ? JSON.stringify(report) : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores a job's reported progress, if any, and returns whether an administrator has cancelled it. */
export async function saveProgress(
  db: Database,
  { id }: Run,
  progress: { done: number; total: number | null } | null,
): Promise<boolean> {
  const row = progress
    ? await db.updateTable('jobRun').set(progress).where('id', '=', id).returning('stopAsked').executeTakeFirst()
    : await db.selectFrom('jobRun').where('id', '=', id).select('stopAsked').executeTakeFirst();
  return row?.stopAsked ?? false;
}

/**
 * Returns abandoned jobs to the queue, with this attempt counted and the delay of a failure; returns how many. A job is
 * abandoned if its process no longer holds the lock of its name, or if this process (`runner`) no longer runs it
 * (`isRunning`): the database was away when it ended. Also releases stale locks.
 */
export const reclaimAbandonedJobs = async (
  db: Database,
  runner: string,
  isRunning: (queueId: number) => boolean,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await releaseStaleLocks(tx);
    const open = await tx
      .selectFrom('jobRun')
      .where('endedAt', 'is', null)
      .select(['id', 'queueId', 'runner'])
      .execute();
    const dead = new Set(
      await findDeadRunners(
        tx,
        [...new Set(open.map((run) => run.runner))].filter((otherRunner) => otherRunner !== runner),
      ),
    );
    const abandoned = open.filter((run) =>
      run.runner === runner ? !isRunning(Number(run.queueId)) : dead.has(run.runner),
    );
    if (!abandoned.length) return 0;
    const left = await tx
      .updateTable('jobRun')
      .set({ outcome: 'died', endedAt: sql`now()` })
      .where('endedAt', 'is', null)
      .where(
        'id',
        'in',
        abandoned.map(({ id }) => id),
      )
      .returning('queueId')
      .execute();
    const ids = left.map(({ queueId }) => queueId);
    // Per job: other jobs that a living process runs under the same lock stay locked.
    await sql`
      with freed as (
        update graphile_worker._private_jobs job set locked_at = null, locked_by = null
        where id = any(${ids}::bigint[])
          and not exists (select from job_run where queue_id = job.id and ended_at is null)
        returning job_queue_id)
      update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where id in (select job_queue_id from freed)`.execute(tx);
    await sql`
      select graphile_worker.reschedule_jobs(array[id], run_at => now() + exp(least(attempts, 10)) * interval '1 second')
      from graphile_worker.jobs where id = any(${ids}::bigint[])`.execute(tx);
    return left.length;
  });

/** After this many seconds a locked job without a running attempt counts as stale. */
const staleLockSeconds = 60;

/**
 * Releases stale locks of jobs and queues: the database went away while a job was taken or ended, and the worker got an
 * error. Otherwise they would stay locked for four hours. A job that had ended is deleted; one that had not begun gets
 * its attempt back.
 */
async function releaseStaleLocks(tx: Database): Promise<void> {
  const since = sql`now() - make_interval(secs => ${staleLockSeconds})`;
  const isUnheld = sql`job.locked_at < ${since} and not exists (
    select from job_run where queue_id = job.id and (ended_at is null or ended_at > ${since}))`;
  const itsRun = sql`select from job_run where queue_id = job.id and attempt = job.attempts`;
  await sql`
    delete from graphile_worker._private_jobs job
    where ${isUnheld} and exists (${itsRun} and outcome in ('done', 'stopped'))`.execute(tx);
  await sql`
    update graphile_worker._private_jobs job
    set locked_at = null, locked_by = null, attempts = case when exists (${itsRun}) then attempts else attempts - 1 end
    where ${isUnheld}`.execute(tx);
  await sql`
    update graphile_worker._private_job_queues queue set locked_at = null, locked_by = null
    where locked_at < ${since} and not exists (
      select from graphile_worker._private_jobs where job_queue_id = queue.id and locked_by = queue.locked_by)`.execute(
    tx,
  );
}
