import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import type { Drivers } from '../drivers.server.ts';
import type { Settings } from '../settings.server.ts';

/** What a job receives besides its input. */
export interface JobContext {
  db: Database;
  /** For the job's own processes to connect to the database. */
  databaseUrl: string;
  drivers: Drivers;
  settings: Settings;
  /** Progress for administrators; may be called often, since it is written once a second. `total` if known. */
  progress(done: number, total?: number): void;
  /** Aborted when the process ends or an administrator cancels the job: long jobs check it, and throw its reason. */
  signal: AbortSignal;
  /** Writes a line to the log of the process that runs the job. */
  logLine(line: string): void;
}

/** How often a recurring job runs, in UTC; `start` means once at every start of a process. */
export const periods = {
  start: null,
  tenMinutes: '*/10 * * * *',
  hour: '7 * * * *',
  day: '23 3 * * *',
  week: '41 4 * * 0',
  month: '11 5 1 * *',
} as const;
type Period = keyof typeof periods;

/**
 * Deferred or recurring work. It may run again after an interruption, and twice at once on a broken connection, so it
 * must be idempotent.
 */
export interface Job<Input extends object = object> {
  name: string;
  schema: z.ZodType<Input>;
  /** The returned value is stored as the job's report and shown to administrators. */
  run(input: Input, context: JobContext): Promise<object | void>;
  /** A few words about its input, to distinguish it from other jobs of its name. */
  about?(input: Input): string;
  every?: Period;
  /** Whether each run is shown to administrators, although it recurs. */
  isReported?: boolean;
  /** Retries after failures, after 3, 7, 20, 55 seconds and so on up to six hours. */
  retries: number;
}

export const job = <Input extends object>(given: Job<Input>): Job<Input> => given;

/** Jobs of one kind run one after the other, whichever process takes them. */
const queueOf = ({ name }: Pick<Job, 'name'>) => name;

/**
 * Enqueues a job that runs when the transaction commits, or `afterSeconds` later. With `key`, it replaces a waiting job
 * of the same key.
 */
export async function addJob<Input extends object>(
  db: Database,
  requestedJob: Pick<Job<Input>, 'name' | 'retries'>,
  input: NoInfer<Input>,
  key: string | null = null,
  afterSeconds = 0,
): Promise<void> {
  await sql`select graphile_worker.add_job(${requestedJob.name}, ${JSON.stringify(input)}::json, queue_name => ${queueOf(requestedJob)}, max_attempts => ${requestedJob.retries + 1}, job_key => ${key}, run_at => now() + make_interval(secs => ${afterSeconds}))`.execute(
    db,
  );
}

/** The recurring jobs as lines of a crontab. A job that is still waiting is not added a second time. */
export const cronItemsOf = (jobs: readonly Job[]) =>
  jobs.flatMap((cronJob) => {
    const match = cronJob.every && periods[cronJob.every];
    if (!match) return [];
    const options = { maxAttempts: cronJob.retries + 1, queueName: queueOf(cronJob), jobKey: cronJob.name };
    return { task: cronJob.name, match, options };
  });
