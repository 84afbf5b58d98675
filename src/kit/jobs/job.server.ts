import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import type { Drivers } from '../drivers.server.ts';
import type { Settings } from '../settings.server.ts';

/** What a job is given beside its input. */
export interface JobContext {
  db: Database;
  /** Where processes of its own reach the database. */
  databaseUrl: string;
  drivers: Drivers;
  settings: Settings;
  /** Shown to administrators and asked as often as one likes: it is written once a second. `total` where it is known. */
  progress(done: number, total?: number): void;
  /** Aborted when the process ends or an administrator gives the job up: long jobs look, and throw its reason. */
  signal: AbortSignal;
  /** Writes a line to the log of whoever runs this. */
  say(line: string): void;
}

/** How often a recurring job runs, in UTC; `start` is once with every start of a process. */
export const periods = {
  start: null,
  tenMinutes: '*/10 * * * *',
  hour: '7 * * * *',
  day: '23 3 * * *',
  week: '41 4 * * 0',
} as const;
type Period = keyof typeof periods;

/**
 * Work that waits or recurs. It may run again after it was cut off, and on a broken connection even twice at once:
 * what it has done it must find done.
 */
export interface Job<Input extends object = object> {
  name: string;
  schema: z.ZodType<Input>;
  /** What it returns is kept as its report and shown to administrators. */
  run(input: Input, context: JobContext): Promise<object | void>;
  /** What it is done with, in few words that tell it from others of its name. */
  about?(input: Input): string;
  every?: Period;
  /** Whether administrators are shown each run of it, although it recurs. */
  isReported?: boolean;
  /** How often it is tried again after a failure, after 3, 7, 20, 55 seconds and so on up to six hours. */
  retries: number;
}

export const job = <Input extends object>(given: Job<Input>): Job<Input> => given;

/** The names of one kind of job run one after the other, whichever process takes them. */
const queueOf = ({ name }: Pick<Job, 'name'>) => name;

/**
 * Has a job run as soon as the transaction commits, or so many seconds later. With `key`, one that waits under the same
 * key is replaced.
 */
export async function addJob<Input extends object>(
  db: Database,
  asked: Pick<Job<Input>, 'name' | 'retries'>,
  input: NoInfer<Input>,
  key: string | null = null,
  afterSeconds = 0,
): Promise<void> {
  await sql`select graphile_worker.add_job(${asked.name}, ${JSON.stringify(input)}::json, queue_name => ${queueOf(asked)}, max_attempts => ${asked.retries + 1}, job_key => ${key}, run_at => now() + make_interval(secs => ${afterSeconds}))`.execute(
    db,
  );
}

/** The recurring jobs as lines of a crontab. A job that still waits is not added a second time. */
export const cronItemsOf = (jobs: readonly Job[]) =>
  jobs.flatMap((one) => {
    const match = one.every && periods[one.every];
    if (!match) return [];
    const options = { maxAttempts: one.retries + 1, queueName: queueOf(one), jobKey: one.name };
    return { task: one.name, match, options };
  });
