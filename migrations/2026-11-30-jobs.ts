import { sql, type Kysely } from 'kysely';

/**
 * History of jobs (kit/jobs): a row for every attempt. Waiting jobs are in graphile-worker's own schema, which it
 * migrates itself.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table job_run (
      id bigint generated always as identity primary key,
      job text not null,
      queue_id bigint not null,
      input jsonb not null,
      runner uuid not null,
      attempt integer not null,
      done double precision,
      total double precision,
      stop_asked boolean not null default false,
      outcome text check (outcome in ('done', 'failed', 'stopped', 'died')),
      report jsonb,
      error text,
      reason text,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((outcome is null) = (ended_at is null))
    )`.execute(db);
  await sql`create index job_run_job on job_run (job, id)`.execute(db);
  await sql`create index job_run_queue on job_run (queue_id, id)`.execute(db);
  await sql`create index job_run_open on job_run (runner) where ended_at is null`.execute(db);
}
