import { sql, type Kysely } from 'kysely';

/** Sounds and films: files, and the entries that show them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table recording (
      id           text primary key,
      -- What it was brought for, or what first showed it.
      thing_id     text references thing on delete set null,
      hash         text not null unique,
      kind         text not null check (kind in ('audio', 'video')),
      format       text not null,
      seconds      double precision not null,
      -- Of the file as it came; size in bytes.
      name         text not null,
      size         int not null,
      uploader_id  text not null references member,
      created_at   timestamptz not null default now(),
      published_at timestamptz
    )`.execute(db);
  await sql`create index recording_uploader on recording (uploader_id, created_at desc)`.execute(db);
  await sql`create index recording_thing on recording (thing_id)`.execute(db);
  await sql`
    create table recording_shown (
      recording_id text not null references recording on delete cascade,
      subject_id   text not null references thing on delete cascade,
      position     int not null,
      title        jsonb not null,
      description  jsonb not null,
      author       text,
      licence      text not null,
      source       jsonb not null,
      -- WebVTT by language.
      captions     jsonb not null,
      primary key (recording_id, subject_id)
    )`.execute(db);
  await sql`create index recording_shown_subject on recording_shown (subject_id, position)`.execute(db);
}
