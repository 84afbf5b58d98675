import { sql, type Kysely } from 'kysely';

/** Second factors: codes of an authenticator app, recovery codes, and which sessions have shown one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      member_id      text primary key references member on delete cascade,
      -- Secret of the authenticator app, encrypted; null where the member's passkeys are the second factor.
      secret         bytea,
      -- Time step of the last accepted code, so that no code is accepted twice.
      last_step      integer not null default 0,
      recovery_salt  bytea not null,
      since          timestamptz not null default now()
    )`.execute(db);
  // A used code is deleted.
  await sql`
    create table recovery_code (
      member_id  text not null references second_factor on delete cascade,
      code_hash  bytea not null,
      primary key (member_id, code_hash)
    )`.execute(db);
  await sql`alter table session add second_factor_at timestamptz`.execute(db);
}
