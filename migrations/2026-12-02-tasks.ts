import { sql, type Kysely } from 'kysely';

/** Tasks for newcomers, found every night; and who has completed which. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table task (
      subject_id text not null references subject (id) on delete cascade,
      lack       text not null check (lack in ('source', 'precision', 'language', 'picture', 'place')),
      -- In which language something is missing; empty for what is in none.
      language   text not null,
      kind       text not null,
      region     text,
      rank       bigint not null,
      primary key (subject_id, lack, language)
    )`.execute(db);
  await sql`
    create table task_done (
      member_id  text not null references member (id) on delete cascade,
      subject_id text not null references thing (id) on delete cascade,
      lack       text not null,
      language   text not null,
      done_at    timestamptz not null default now(),
      primary key (member_id, subject_id, lack, language)
    )`.execute(db);
  await sql`create index task_done_subject on task_done (subject_id)`.execute(db);
}
