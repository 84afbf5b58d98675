import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { onTestFinished, expect, test } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../tests/visitor.ts';
import { openDatabase } from '../../../tests/world.ts';
import { Failure } from '../../rules/errors.ts';
import { connect, type Connection } from '../database/database.server.ts';
import { addJob, job, type Job } from './job.server.ts';
import { reclaimAbandonedJobs } from './job-runs.server.ts';
import { migrateQueue } from './queue.server.ts';
import { startJobs } from './run-jobs.server.ts';

/** A process that runs jobs, stopped when the test ends. */
function aProcess(connection: Connection & { url: string }, jobs: readonly Job[]) {
  const troubles: unknown[] = [];
  const { drivers, settings } = testContext(connection.db, {});
  const onTrouble = (error: unknown) => void troubles.push(error);
  const house = { connection, databaseUrl: connection.url, drivers, settings, logLine: () => {}, onTrouble };
  const running = startJobs(jobs, house);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return { stop, troubles };
}

const runsOf = ({ db }: Connection, name: string) =>
  db
    .selectFrom('jobRun')
    .where('job', '=', name)
    .orderBy('id')
    .select(['outcome', 'attempt', 'done', 'total', 'report', 'error', 'reason'])
    .execute();
const queued = async ({ db }: Connection) =>
  (
    await sql<{
      taskIdentifier: string;
      attempts: number;
      maxAttempts: number;
    }>`select task_identifier, attempts, max_attempts from graphile_worker.jobs order by id`.execute(db)
  ).rows;

test('of several processes one runs a job, once, and its report is stored', async () => {
  const connection = await openDatabase();
  const met: number[] = [];
  const counting = job({
    name: 'counting',
    schema: z.object({ number: z.number() }),
    retries: 0,
    async run({ number }, { progress }) {
      met.push(number);
      progress(1, 2);
      return { number };
    },
  });
  aProcess(connection, [counting]);
  aProcess({ ...connect(connection.url, 3), url: connection.url }, [counting]);
  const numbers = Array.from({ length: 6 }, (_, at) => at);
  await connection.db.transaction().execute(async (tx) => {
    for (const number of numbers) await addJob(tx, counting, { number });
    expect(met).toEqual([]); // nothing begins before the transaction commits
  });
  await expect
    .poll(async () => (await runsOf(connection, 'counting')).filter(({ outcome }) => outcome === 'done').length)
    .toBe(6);
  expect(met).toEqual(numbers);
  expect((await runsOf(connection, 'counting'))[0]).toMatchObject({ attempt: 1, report: { number: 0 }, error: null });
  await expect.poll(() => queued(connection)).toEqual([]);
});

test('a job that always throws is tried as often as configured, and is visible', async () => {
  const connection = await openDatabase();
  const broken = job({
    name: 'broken',
    schema: z.object({}),
    retries: 2,
    run: () => Promise.reject(new Failure('gatewayFailed')),
  });
  const { troubles } = aProcess(connection, [broken]);
  await addJob(connection.db, broken, {});
  const failures = async () =>
    (await runsOf(connection, 'broken')).filter(({ outcome }) => outcome === 'failed').length;
  for (const count of [1, 2, 3]) {
    await expect.poll(failures).toBeGreaterThanOrEqual(count);
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()), pg_notify('jobs:insert', '{"count":1}') from graphile_worker.jobs where attempts < max_attempts`.execute(
      connection.db,
    );
  }
  await expect.poll(async () => (await queued(connection))[0]!.attempts).toBe(3);
  expect(await queued(connection)).toEqual([{ taskIdentifier: 'broken', attempts: 3, maxAttempts: 3 }]);
  expect(await runsOf(connection, 'broken')).toMatchObject(
    [1, 2, 3].map((attempt) => ({ attempt, error: 'gatewayFailed' })),
  );
  expect(troubles).toHaveLength(3);
});

test('an input that does not fit a job’s schema is a failure, and nothing runs', async () => {
  const connection = await openDatabase();
  const strict = job({ name: 'strict', schema: z.object({ n: z.number() }), retries: 0, run: async () => {} });
  aProcess(connection, [strict]);
  await addJob(connection.db, { name: 'strict', retries: 0 }, { n: 'one' });
  await expect.poll(async () => (await runsOf(connection, 'strict'))[0]?.error).toBe('requestFailed');
});

test('a job running when its process ends is restarted by the next one, without counting the attempt', async () => {
  const connection = await openDatabase();
  let runCount = 0;
  const long = job({
    name: 'long',
    schema: z.object({}),
    retries: 0,
    async run(_, { signal }) {
      if (++runCount === 1)
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const first = aProcess(connection, [long]);
  await addJob(connection.db, long, {});
  await expect.poll(() => runCount).toBe(1);
  await first.stop();
  expect(await runsOf(connection, 'long')).toMatchObject([{ outcome: 'stopped', attempt: 1 }]);
  expect(first.troubles).toEqual([]);
  aProcess(connection, [long]);
  await expect
    .poll(async () => (await runsOf(connection, 'long')).map(({ outcome }) => outcome))
    .toEqual(['stopped', 'done']);
});

test('a job whose process was killed is reclaimed by another, and the attempt counts', async () => {
  const connection = await openDatabase();
  const { db } = connection;
  // What a killed process leaves: its row, its locks on job and queue, and no liveness lock.
  await addJob(db, { name: 'long', retries: 1 }, {});
  await sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'pool-dead'`.execute(
    db,
  );
  await sql`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'pool-dead'`.execute(db);
  await sql`
    insert into job_run (job, queue_id, input, runner, attempt)
    select 'long', id, '{}', '00000000-0000-4000-8000-000000000000', 1 from graphile_worker.jobs`.execute(db);
  aProcess(connection, [job({ name: 'long', schema: z.object({}), retries: 1, run: async () => {} })]);
  await expect
    .poll(async () => (await runsOf(connection, 'long')).map(({ outcome }) => outcome), { timeout: 15_000 })
    .toEqual(['died', 'done']);
});

/** Locks jobs and queues, some seconds ago, for a living pool that does not know about it. */
const lockUnknown = async ({ db }: Connection, seconds: number) => {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await sql`
      update ${sql.table(`graphile_worker.${table}`)}
      set locked_at = now() - make_interval(secs => ${seconds}), locked_by = 'pool-alive'`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = 1`.execute(db);
};

test('a job that was locked while the database went away, unknown to any process, is run again, and no attempt counts', async () => {
  const connection = await openDatabase();
  const { db } = connection;
  const small = job({ name: 'small', schema: z.object({}), retries: 0, run: async () => {} });
  await addJob(db, small, {});
  await lockUnknown(connection, 30);
  await reclaimAbandonedJobs(db, randomUUID(), () => false);
  expect((await queued(connection))[0]).toMatchObject({ attempts: 1 }); // it may have been taken just now
  await lockUnknown(connection, 90);
  aProcess(connection, [small]);
  await addJob(db, small, {});
  await expect
    .poll(async () => (await runsOf(connection, 'small')).map(({ outcome }) => outcome))
    .toEqual(['done', 'done']);
  await expect.poll(() => queued(connection)).toEqual([]);
});

test.for(['done', 'stopped'])(
  'a job that was %s as the database went away is not run again, and later jobs continue',
  async (outcome) => {
    const connection = await openDatabase();
    const { db } = connection;
    const small = job({ name: 'small', schema: z.object({}), retries: 0, run: async () => {} });
    await addJob(db, small, {});
    await lockUnknown(connection, 90);
    await sql`
    insert into job_run (job, queue_id, input, runner, attempt, outcome, ended_at)
    select 'small', id, '{}', ${randomUUID()}, 1, ${outcome}, now() - interval '80 seconds' from graphile_worker.jobs`.execute(
      db,
    );
    aProcess(connection, [small]);
    await addJob(db, small, {});
    await expect
      .poll(async () => (await runsOf(connection, 'small')).map((run) => run.outcome))
      .toEqual([outcome, 'done']);
    await expect.poll(() => queued(connection)).toEqual([]);
  },
);

test('of the jobs under one lock only the abandoned one is released', async () => {
  const connection = await openDatabase();
  const { db } = connection;
  const [left, running] = ['left', 'running'].map((name) =>
    job({ name, schema: z.object({}), retries: 0, run: async () => {} }),
  );
  await addJob(db, left!, {});
  await addJob(db, running!, {});
  await lockUnknown(connection, 0);
  const runner = randomUUID();
  const startedRuns = await sql<{ job: string; queueId: string }>`
    insert into job_run (job, queue_id, input, runner, attempt)
    select task_identifier, id, '{}', ${runner}, 1 from graphile_worker.jobs returning job, queue_id`.execute(db);
  const { queueId } = startedRuns.rows.find((row) => row.job === 'running')!;
  expect(await reclaimAbandonedJobs(db, runner, (id) => id === Number(queueId))).toBe(1);
  const { rows } = await sql<{ name: string; locked: boolean }>`
    select task_identifier as name, locked_by is not null as locked from graphile_worker.jobs order by name`.execute(
    db,
  );
  expect(rows).toEqual([
    { name: 'left', locked: false },
    { name: 'running', locked: true },
  ]);
});

test('a job of a live process is not reclaimed', async () => {
  const connection = await openDatabase();
  let finish = () => {};
  const long = job({
    name: 'long',
    schema: z.object({}),
    retries: 0,
    run: () => new Promise<void>((done) => (finish = done)),
  });
  aProcess(connection, [long]);
  await addJob(connection.db, long, {});
  await expect.poll(() => runsOf(connection, 'long')).toHaveLength(1);
  expect(await reclaimAbandonedJobs(connection.db, randomUUID(), () => false)).toBe(0);
  finish();
  await expect.poll(async () => (await runsOf(connection, 'long'))[0]?.outcome).toBe('done');
});

test('jobs continue after the database was away', async () => {
  const connection = await openDatabase();
  const small = job({ name: 'small', schema: z.object({}), retries: 0, run: async () => {} });
  aProcess(connection, [small]);
  await addJob(connection.db, small, {});
  await expect.poll(() => queued(connection)).toEqual([]);
  const away = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      connection.db,
    );
  await away();
  await addJob(connection.db, small, {});
  await expect.poll(() => runsOf(connection, 'small'), { timeout: 15_000 }).toHaveLength(2);
});

test('a job that ends while the database is away is run again, and later jobs do not wait for it', async () => {
  const connection = await openDatabase();
  const { pathname } = new URL(connection.url),
    name = sql.id(pathname.slice(1));
  const adminConnection = connect(connection.url.replace(pathname, '/postgres'), 1);
  onTestFinished(() => adminConnection.db.destroy());
  const letIn = (is: boolean) =>
    sql`alter database ${name} allow_connections ${sql.lit(is)}`.execute(adminConnection.db);
  let finish: (() => void) | undefined;
  const once = job({
    name: 'once',
    schema: z.object({}),
    retries: 1,
    run: () => new Promise<void>((done) => (finish ? done() : (finish = done))),
  });
  const { troubles } = aProcess(connection, [once]);
  for (let count = 0; count < 2; count++) await addJob(connection.db, once, {});
  await expect.poll(() => finish).toBeDefined();
  await letIn(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pathname.slice(1)}`.execute(
    adminConnection.db,
  );
  finish!();
  await expect.poll(() => troubles.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await letIn(true);
  await expect
    .poll(async () => (await runsOf(connection, 'once')).filter(({ outcome }) => outcome === 'done'), {
      timeout: 25_000,
    })
    .toHaveLength(2);
  await expect.poll(() => queued(connection)).toEqual([]);
}, 60_000);

test('a process told to stop during startup stops, and closes its connections', async () => {
  const { url } = await openDatabase();
  for (const turns of [0, 1, 3, 10]) {
    const connection = connect(url, 4);
    const idle = job({ name: 'idle', schema: z.object({}), every: 'start', retries: 0, run: async () => {} });
    const { stop, troubles } = aProcess({ ...connection, url }, [idle]);
    for (let turn = 0; turn < turns; turn++) await connection.db.selectFrom('jobRun').select('id').execute();
    await stop();
    await connection.db.destroy();
    expect(troubles).toEqual([]);
  }
});

test('several processes that start together migrate the queue once', async () => {
  const connection = await openDatabase('template0');
  await connection.db.schema.createTable('migration').addColumn('name', 'text').execute();
  await Promise.all([migrateQueue(connection), migrateQueue(connection)]);
  const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker.migrations`.execute(connection.db);
  expect(rows[0]!.count).toBeGreaterThan(10);
});
