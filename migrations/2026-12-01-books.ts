import { sql, type Kysely } from 'kysely';

/**
 * Books: a thing of type `book` is one edition; its table of contents, its witnesses and its text in segments. Written
 * only by publishing the parts `book` and `chapter`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table book (
      id          text primary key references thing on delete cascade,
      work_id     text,
      facts       jsonb not null,
      volumes     jsonb not null,
      title       text not null,
      titles      jsonb not null,
      genre       text not null,
      language    text not null,
      dynasty     text,
      authors     text[] not null,
      tags        text[] not null,
      isbns       text[] not null,
      earliest    bigint,
      latest      bigint,
      century     integer,
      revision_id text not null,
      created_at  timestamptz not null default now(),
      changed_at  timestamptz not null default now()
    )`.execute(db);
  await sql`create index book_work on book (work_id)`.execute(db);
  await sql`create index book_authors on book using gin (authors)`.execute(db);
  await sql`create index book_tags on book using gin (tags)`.execute(db);
  await sql`create index book_time on book (earliest, id)`.execute(db);
  await sql`create index book_changed on book (changed_at desc, id)`.execute(db);

  await sql`
    create table book_witness (
      book_id    text not null references book on delete cascade,
      witness    text not null,
      position   integer not null,
      kind       text not null check (kind in ('original', 'translation', 'photocopy')),
      language   text not null,
      direction  text check (direction = 'rtl'),
      vertical   boolean not null,
      translator text,
      edition    text not null,
      editions   jsonb not null,
      licence    text not null,
      source_url text,
      primary key (book_id, witness)
    )`.execute(db);
  await sql`
    create table book_chapter (
      book_id      text not null references book on delete cascade,
      volume       text not null,
      volume_title text not null,
      volume_titles jsonb not null,
      chapter      text not null,
      title        text not null,
      titles       jsonb not null,
      ordinal      integer not null,
      primary key (book_id, chapter)
    )`.execute(db);
  await sql`create index book_chapter_order on book_chapter (book_id, ordinal)`.execute(db);

  // A chapter may pass before the table of contents that names it, and outlive it, so it refers to the thing.
  await sql`
    create table book_segment (
      book_id    text not null references thing on delete cascade,
      chapter    text not null,
      witness    text not null,
      segment    text not null,
      ordinal    integer not null,
      kind       text not null,
      html       text not null,
      text       text not null,
      notes      jsonb not null,
      notes_text text not null,
      aligned    text[],
      primary key (book_id, chapter, witness, segment)
    )`.execute(db);
  await sql`
    create table book_page (
      book_id  text not null references thing on delete cascade,
      chapter  text not null,
      witness  text not null,
      ordinal  integer not null,
      image    text,
      canvas   text,
      label    text not null,
      segments text[] not null,
      primary key (book_id, chapter, witness, ordinal)
    )`.execute(db);

  await sql`
    create table book_of_subject (
      book_id    text not null references thing on delete cascade,
      subject_id text not null references thing on delete cascade,
      member_id  text not null,
      created_at timestamptz not null default now(),
      primary key (book_id, subject_id)
    )`.execute(db);
  await sql`create index book_of_subject_subject on book_of_subject (subject_id)`.execute(db);
  await sql`create index book_of_subject_member on book_of_subject (member_id)`.execute(db);

  await sql`
    create table thing_like (
      thing_id   text not null references thing on delete cascade,
      member_id  text not null,
      created_at timestamptz not null default now(),
      primary key (thing_id, member_id)
    )`.execute(db);
  await sql`create index thing_like_member on thing_like (member_id)`.execute(db);
}
