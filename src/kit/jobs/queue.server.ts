import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  runMigrations,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Connection } from '../database/database.server.ts';
import { holdLock } from '../database/locks.server.ts';
import { cronItemsOf, type Job } from './job.server.ts';

/** Jobs that one process runs at once. */
const concurrency = 3;
/**
 * How often a process polls for jobs that have become due, or whose queue has become free, in milliseconds; new jobs
 * are notified at once.
 */
const pollMs = 1_000;
/** Delay before the queue is restarted after a failure, in milliseconds. */
const retryMs = 1_000;

/** Migrates graphile-worker's schema, one process at a time. */
export async function migrateQueue({ db, pool }: Connection): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, 'migrations');
    await runMigrations({ pgPool: pool, logger: silent });
  });
}

const silent = new Logger(() => () => {});

/** graphile-worker also prints the end of a worker that lost its database with console.trace, past its logger. */
console.trace = () => {};

/**
 * Without a batch, even one without delay, graphile-worker does not handle errors when it records the end of a job: a
 * database away at that moment would end the process.
 */
const unbatchedOptions = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

interface Queue {
  pool: pg.Pool;
  jobs: readonly Job[];
  tasks: TaskList;
  onTrouble(error: unknown): void;
}

/**
 * Takes jobs off the queue until `stop`. If the database was away too long for graphile-worker, restarts it: the locks
 * that its workers still hold, and those of their queues, are released, since they could not record the end.
 */
export function startQueueWorkers({ pool, jobs, tasks, onTrouble }: Queue) {
  let current: Runner | undefined;
  let stopping = false;
  let wake = () => {};
  /** Ids under which this process took jobs: each job is locked by its pool of workers. */
  const pools: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => void pools.push(workerPool.id));
  const logger = new Logger(() => (level, message) => {
    // Failing jobs are reported by the code that runs them.
    if (level === 'error' && !stopping && !message.startsWith('Failed task')) onTrouble(new Error(message));
  });

  async function take() {
    while (!stopping) {
      try {
        if (pools.length) {
          await pool.query('select graphile_worker.force_unlock_workers($1)', [pools]);
          pools.length = 0;
        }
        current = await run({
          events,
          pgPool: pool,
          taskList: tasks,
          parsedCronItems: parseCronItems(cronItemsOf(jobs)),
          concurrency,
          pollInterval: pollMs,
          preset: unbatchedOptions,
          noHandleSignals: true,
          logger,
        });
        if (stopping) await current.stop(); // asked to stop while it started
        else await current.promise;
      } catch (error) {
        if (!stopping) onTrouble(error);
      }
      if (stopping) return;
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, retryMs).unref();
      });
    }
  }
  const taking = take();
  return {
    async stop() {
      stopping = true;
      wake();
      await current?.stop().catch(() => {}); // it has stopped already
      await taking;
    },
  };
}
