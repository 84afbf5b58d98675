import { sql } from 'kysely';
import { findJob, jobs } from '../../kit/registry/jobs.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { ErrorName } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import type { FinishedRun, ListedJob } from './contract.ts';

/** Maximum numbers of listed jobs and finished runs. */
const maxJobs = 200,
  maxFinished = 20;

interface QueuedRow {
  id: number;
  name: string;
  input: object;
  runAt: Date;
  attempts: number;
  maxAttempts: number;
  isRunning: boolean;
  startedAt: Date | null;
  endedAt: Date | null;
  outcome: 'done' | 'failed' | 'stopped' | 'died' | null;
  done: number | null;
  total: number | null;
  stopAsked: boolean | null;
  error: ErrorName | null;
  reason: string | null;
}

/** Queued jobs, each with its latest attempt: running, failed, waiting; oldest first. */
export async function queuedJobs(db: Database, language: Language): Promise<ListedJob[]> {
  const { rows } = await sql<QueuedRow>`
    select j.id, j.task_identifier as name, q.payload as input, j.run_at, j.attempts, j.max_attempts,
           j.locked_at is not null as is_running, r.started_at, r.ended_at, r.outcome, r.done, r.total, r.stop_asked, r.error, r.reason
    from graphile_worker.jobs j
    join graphile_worker._private_jobs q on q.id = j.id
    left join lateral (select * from job_run where queue_id = j.id order by job_run.id desc limit 1) r on true
    order by j.locked_at is null, j.attempts < j.max_attempts, j.run_at, j.id
    limit ${maxJobs}`.execute(db);
  return rows.map((row) => toListedJob(row, language));
}

function toListedJob(row: QueuedRow, language: Language): ListedJob {
  const { id, name, input, attempts, maxAttempts, isRunning } = row;
  const state = isRunning ? 'running' : attempts >= maxAttempts ? 'failed' : 'waiting';
  const at = { running: row.startedAt ?? row.runAt, waiting: row.runAt, failed: row.endedAt ?? row.runAt }[state];
  const now = isRunning && row.outcome === null;
  return {
    id,
    name,
    about: aboutOf(name, input),
    state,
    at: at.toISOString(),
    attempts,
    mostAttempts: maxAttempts,
    done: now ? row.done : null,
    total: now ? row.total : null,
    stopAsked: now && row.stopAsked === true,
    why: isRunning ? null : failureTextOf(row, language),
    reason: isRunning ? null : row.reason,
  };
}

function failureTextOf({ outcome, error }: Pick<QueuedRow, 'outcome' | 'error'>, language: Language): string | null {
  const t = translateFor(language);
  if (outcome === 'died') return t('jobs.why.died');
  if (outcome !== 'failed') return null;
  return error && error !== 'requestFailed' ? t(`error.${error}`) : t('jobs.why.unexpected');
}

const aboutOf = (name: string, input: object): string | null => findJob(name)?.about?.(input) ?? null;

export async function recurringJobs(db: Database) {
  const { rows } = await sql<{ job: string; startedAt: Date; outcome: FinishedRun['outcome'] }>`
    select distinct on (job) job, started_at, outcome from job_run where ended_at is not null order by job, id desc`.execute(
    db,
  );
  const lastOf = new Map(rows.map(({ job, startedAt, outcome }) => [job, { at: startedAt.toISOString(), outcome }]));
  return jobs.flatMap(({ name, every }) => (every ? { name, every, last: lastOf.get(name) ?? null } : []));
}

/** Recently finished runs, except successful recurring ones that have nothing to report. */
export async function finishedRuns(db: Database): Promise<FinishedRun[]> {
  const rows = await finishedRows(db)
    .orderBy('id', 'desc')
    .limit(maxFinished)
    .select(sql<FinishedRun['report']>`report - '{groups,matches,pages,proposal}'::text[]`.as('report'))
    .execute();
  return rows.map(toFinishedRun);
}

/** A finished run with its whole report; undefined if there is none. */
export async function findRun(db: Database, id: number): Promise<FinishedRun | undefined> {
  const row = await finishedRows(db).where('id', '=', id).select('report').executeTakeFirst();
  return row && toFinishedRun({ ...row, report: row.report as FinishedRun['report'] });
}

/** Runs that failed, and those of jobs that readers of the list want to see: a recurring job only with a report. */
function finishedRows(db: Database) {
  const namesOf = (isReported: boolean) => [
    ...jobs.flatMap((job) => (job.every && (job.isReported ?? false) === isReported ? job.name : [])),
    '',
  ];
  return db
    .selectFrom('jobRun')
    .where('endedAt', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('outcome', '!=', 'done'),
        eb.and([
          eb('job', 'not in', namesOf(false)),
          eb.or([eb('report', 'is not', null), eb('job', 'not in', namesOf(true))]),
        ]),
      ]),
    )
    .select(['id', 'job', 'input', 'outcome', 'startedAt', 'endedAt']);
}

interface FinishedRow {
  id: number;
  job: string;
  input: object;
  outcome: FinishedRun['outcome'] | null;
  startedAt: Date;
  endedAt: Date | null;
  report: FinishedRun['report'];
}

const toFinishedRun = ({ id, job, input, outcome, startedAt, endedAt, report }: FinishedRow): FinishedRun => ({
  id,
  name: job,
  about: aboutOf(job, input),
  outcome: outcome!,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt!.toISOString(),
  report,
});
