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
 * How often a process looks for jobs that have become due, or whose queue has become free, in milliseconds; of new ones
 * it hears at once.
 */
const pollMs = 1_000;
/** Wait before the queue is taken up again after it broke, in milliseconds. */
const againMs = 1_000;

/** Brings graphile-worker's schema up to date, one process at a time. */
export async function migrateQueue({ db, pool }: Connection): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, 'migrations');
    await runMigrations({ pgPool: pool, logger: silent });
  });
}

const silent = new Logger(() => () => {});

/** graphile-worker prints the end of a worker that lost its database past its logger, which is told the same. */
console.trace = () => {};

/**
 * Without a batch, even one of no delay, graphile-worker does not listen to whether it could write that a job has ended:
 * a database away at that moment would end the process.
 */
const endsHeard = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

interface Queue {
  pool: pg.Pool;
  jobs: readonly Job[];
  tasks: TaskList;
  onTrouble(error: unknown): void;
}

/**
 * Takes jobs off the queue until `stop`; where the database was away for too long for graphile-worker, from anew: what
 * its workers still hold then, with the queues of the same name, is let go, since they could not write that it ended.
 */
export function takeFromQueue({ pool, jobs, tasks, onTrouble }: Queue) {
  let current: Runner | undefined;
  let stopping = false;
  let wake = () => {};
  /** Ids under which jobs were taken here: each is locked by its pool of workers. */
  const pools: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => void pools.push(workerPool.id));
  const logger = new Logger(() => (level, message) => {
    // Jobs that fail are told by whoever runs them.
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
          preset: endsHeard,
          noHandleSignals: true,
          logger,
        });
        if (stopping) await current.stop(); // told to stop while it began
        else await current.promise;
      } catch (error) {
        if (!stopping) onTrouble(error);
      }
      if (stopping) return;
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, againMs).unref();
      });
    }
  }
  const taking = take();
  return {
    async stop() {
      stopping = true;
      wake();
      await current?.stop().catch(() => {}); // it has stopped by itself
      await taking;
    },
  };
}
