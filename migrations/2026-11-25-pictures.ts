import { sql, type Kysely } from 'kysely';

/** Pictures: description, credit, and the portrait of a subject. Members could not upload any before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table image
      -- The entry that it was brought for, which may not be published yet, or that first spoke of it.
      alter subject_id drop not null,
      drop constraint image_subject_id_fkey,
      -- Of its uploader and of the picture as it is kept: the name of its files.
      add hash          text not null unique,
      -- As it is kept at its largest, in pixels.
      add width         int not null,
      add height        int not null,
      add title         jsonb not null default '{}',
      add description   jsonb not null default '{}',
      add tags          text[] not null default '{}',
      add author        text,
      add licence       text not null,
      add source        jsonb not null,
      -- The file as it came: its name, its size in bytes, its format, its murmur hash (the same file is known by it).
      add name          text not null,
      add size          int not null,
      add format        text not null,
      add murmur_hash   text not null,
      add uploader_id   text not null references member,
      -- When a published revision first spoke of it; before that only its uploader and reviewers are told of it.
      add published_at  timestamptz`.execute(db);
  await sql`create index image_subject on image (subject_id, published_at)`.execute(db);
  await sql`create index image_uploader on image (uploader_id, created_at)`.execute(db);
  await sql`alter table subject add portrait jsonb`.execute(db);
}
