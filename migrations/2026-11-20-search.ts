import { sql, type Kysely } from 'kysely';

/** Pronunciation of names, the search index, and an index of images by subject. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table entry add column pronunciation text`.execute(db);

  await sql`create extension if not exists pg_trgm`.execute(db);

  // Texts in passages. A passage also has the name, so that one row matches words of both.
  await sql`
    create table search_passage (
      id          bigint generated always as identity primary key,
      type        text not null check (type in ('entries', 'books', 'articles', 'images')),
      ref         text not null,
      subject_id  text references subject on delete cascade,
      language    text not null check (language in ('zh', 'en', 'fr', 'es', 'jp')),
      -- 0 is the summary, from 1 on pieces of the main text.
      position    integer not null,
      text        text not null,
      -- The names and, on the next line, the text, as search compares them (features/search/folding.server.ts).
      folded      text not null,
      -- A own name, B other names and disambiguation, C summary, D text.
      words       tsvector not null
    )`.execute(db);
  await sql`create unique index search_passage_place on search_passage (type, ref, position)`.execute(db);
  await sql`create index search_passage_subject on search_passage (subject_id)`.execute(db);
  await sql`create index search_passage_words on search_passage using gin (words) with (fastupdate = on, gin_pending_list_limit = 1024)`.execute(
    db,
  );
  await sql`alter table search_passage alter column words set statistics 400`.execute(db);

  // Every key under which a name is found by its first letters, one row each. There is no foreign key to subject,
  // because checking nine rows per name would take as long as writing them; queries join the subject.
  await sql`
    create table search_name (
      key         text collate "C" not null,
      form        text not null check (form in ('name', 'reading', 'pinyin', 'initials')),
      -- Whether of the name itself or of another name of the same.
      own         boolean not null,
      -- 0 is the whole name, otherwise from this word or character on.
      at          smallint not null,
      type        text not null,
      ref         text not null,
      subject_id  text,
      language    text not null,
      name        text not null
    )`.execute(db);
  await sql`create index search_name_key on search_name (key)`.execute(db);
  await sql`create index search_name_subject on search_name (subject_id)`.execute(db);
  await sql`create index search_name_near on search_name using gin (key gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 1024) where at = 0 and form = 'name'`.execute(
    db,
  );

  // The version of folding and segmentation that the rows above were made with, and the progress of a rebuild.
  await sql`
    create table search_index (
      one      boolean primary key default true check (one),
      version  integer not null,
      reached  text
    )`.execute(db);

  await sql`
    create table image (
      id          text primary key,
      subject_id  text not null references subject on delete cascade,
      created_at  timestamptz not null default now()
    )`.execute(db);
}
