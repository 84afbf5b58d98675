import { sql, type Kysely } from 'kysely';

/** The audit log also holds refused and failed acts, and what administrators read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      add outcome text not null default 'done' check (outcome in ('done', 'failed', 'refused', 'read')),
      -- The name of the error of what failed or was refused.
      add error text,
      -- How often within the period; what was done is never counted together.
      add times integer not null default 1,
      add period timestamptz,
      drop constraint audit_log_role_check,
      add constraint audit_log_role_check check (role in ('member', 'reviewer', 'administrator', 'operator'))`.execute(
    db,
  );
  await sql`
    create unique index audit_log_counted on audit_log (member_id, period, act, outcome, error) nulls not distinct
    where period is not null`.execute(db);
  await sql`create index audit_log_outcome on audit_log (outcome, id)`.execute(db);
}
