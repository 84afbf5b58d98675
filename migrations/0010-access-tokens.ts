import { sql, type Kysely } from 'kysely';

/** Programs that propose drafts for a member; which revisions were proposed with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_token (
      id text primary key,
      member_id text not null references member (id),
      token_hash bytea not null unique,
      name text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index on access_token (member_id)`.execute(db);
  await sql`comment on table access_token is 'Tokens with which programs propose drafts for members; only their hashes.'`.execute(
    db,
  );
  await sql`comment on column access_token.token_hash is 'SHA-256 of the token, which has 256 random bits'`.execute(db);
  await sql`alter table revision add column with_assistant boolean not null default false`.execute(db);
  await sql`comment on column revision.with_assistant is 'a program wrote it, or a part of it, with a token of its author'`.execute(
    db,
  );
}
