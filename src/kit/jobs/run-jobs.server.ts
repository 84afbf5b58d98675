import { randomUUID } from 'node:crypto';
import type { TaskList } from 'graphile-worker';
import * as limits from '../../rules/limits.ts';
import { asFailure } from '../calls/api.server.ts';
import { processorShares } from '../calls/pricing/network-limits.server.ts';
import { withExecutionContext } from '../watching/execution-context.server.ts';
import { counts } from '../watching/counts.server.ts';
import { reasonOf } from '../database/database-errors.server.ts';
import type { Connection } from '../database/database.server.ts';
import { addJob, type Job, type JobContext } from './job.server.ts';
import { beginRun, endRun, saveProgress, reclaimAbandonedJobs, type Run } from './job-runs.server.ts';
import { startQueueWorkers } from './queue.server.ts';
import { startLivenessLock } from './liveness-lock.server.ts';

/** How often progress is written and cancellation checked, in milliseconds. */
const progressMs = 1_000;
/** Interval of the search for abandoned jobs, in milliseconds. */
const abandonedMs = 30_000;

type JobDeps = Pick<JobContext, 'databaseUrl' | 'drivers' | 'settings' | 'logLine'> & {
  connection: Connection;
  onTrouble(error: unknown): void;
};

/** Runs jobs in this process until `stop`, in parallel with other processes on the database. */
export function startJobs(jobs: readonly Job[], house: JobDeps) {
  const { db, pool } = house.connection;
  const runner = randomUUID();
  const ending = new AbortController();
  let alive = () => {};
  const isAlive = new Promise<void>((done) => {
    alive = done;
  });
  /** Queue ids of the jobs that run here. */
  const running = new Set<number>();
  const takeUp = () => reclaimAbandonedJobs(db, runner, (id) => running.has(id)).catch(() => 0); // retried soon
  const tasks: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (given: unknown, { job: { id, attempts } }) => {
        await isAlive; // otherwise other processes would consider this one dead
        const input = removeCronField(given),
          queueId = Number(id);
        running.add(queueId);
        try {
          await attempt(job, input, await beginRun(db, { job: job.name, queueId, input, runner, attempt: attempts }));
        } finally {
          running.delete(queueId);
        }
      },
    ]),
  );

  async function attempt(job: Job, input: object, run: Run): Promise<void> {
    const givenUp = new AbortController();
    const signal = AbortSignal.any([ending.signal, givenUp.signal]);
    const watch = watchProgress(run, () => givenUp.abort());
    const share = processorShares.begin(limits.jobWeight);
    try {
      const report = await withExecutionContext({ what: `job ${job.name}` }, () =>
        job.run(job.schema.parse(input), { ...house, db, signal, progress: watch.progress }),
      );
      await endRun(db, run, { outcome: 'done', report: report ?? null });
      counts.jobRuns.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      if (signal.aborted) {
        await endRun(db, run, { outcome: 'stopped' });
        if (!givenUp.signal.aborted) await addJob(db, job, input, job.every ? job.name : null); // continued elsewhere
        return;
      }
      counts.jobRuns.inc({ job: job.name, outcome: 'failed' });
      house.onTrouble(error);
      const { failure } = asFailure(error);
      await endRun(db, run, { outcome: 'failed', error: failure.errorName, reason: reasonOf(error) }).catch(() => {});
      throw error;
    } finally {
      share.finish(); // not charged to a network
      watch.stop();
    }
  }

  function watchProgress(run: Run, onGivenUp: () => void) {
    let lastProgress: { done: number; total: number | null } | null = null;
    const timer = setInterval(() => {
      saveProgress(db, run, lastProgress).then(
        (isGivenUp) => isGivenUp && onGivenUp(),
        () => {}, // the database is away: retried in a second
      );
    }, progressMs).unref();
    return {
      progress: (done: number, total?: number) => {
        lastProgress = { done, total: total ?? null };
      },
      stop: () => clearInterval(timer),
    };
  }

  const life = startLivenessLock(pool, runner, () => {
    alive();
    void takeUp();
  });
  const queue = startQueueWorkers({ pool, jobs, tasks, onTrouble: house.onTrouble });
  const looking = setInterval(() => void takeUp(), abandonedMs).unref();
  const added = Promise.all(
    jobs.filter(({ every }) => every === 'start').map((job) => addJob(db, job, {}, job.name)),
  ).catch(house.onTrouble);
  return {
    async stop() {
      clearInterval(looking);
      ending.abort(new Error('the process ends'));
      alive(); // nothing waits for the liveness lock any more
      await added;
      await queue.stop();
      await life.stop();
    },
  };
}

/** Removes the due time from the input of a recurring job. */
function removeCronField(given: unknown): object {
  const { _cron, ...input } = Object(given) as { _cron?: unknown };
  return input;
}
