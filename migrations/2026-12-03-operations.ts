import { sql, type Kysely } from 'kysely';

/** Acts of administrators, reviewers and the operator. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_log (
      id        bigint generated always as identity primary key,
      at        timestamptz not null default now(),
      -- Null for a command of the operator.
      member_id text references member (id),
      role      text not null check (role in ('reviewer', 'administrator', 'operator')),
      act       text not null,
      detail    jsonb not null,
      -- The request by which it was done, as the log names it.
      request   text,
      constraint operator_is_no_member check ((member_id is null) = (role = 'operator'))
    )`.execute(db);
  // Listed newest first: all, those of one member, those of one kind.
  await sql`create index audit_log_member on audit_log (member_id, id)`.execute(db);
  await sql`create index audit_log_act on audit_log (act, id)`.execute(db);
  await sql`create index audit_log_at on audit_log using brin (at)`.execute(db);
}
