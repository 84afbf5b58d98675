import { sql, type Kysely } from 'kysely';

/** Searchable passages of books, and where they mention a subject. Filled in the transaction of a publication. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table book_passage (
      book_id       text not null references thing on delete cascade,
      -- Empty for what a book is called.
      chapter       text not null,
      witness       text not null,
      part          text not null check (part in ('text', 'notes', 'names')),
      -- Its place in the chapter.
      ordinal       integer not null,
      language      text not null,
      -- The segments that it is made from, by their place in the chapter, and how many characters into the first.
      from_ordinal  integer not null,
      from_offset   integer not null,
      until_ordinal integer not null,
      -- Letters that are its own: what follows is the beginning of the next one, so that nothing is lost between them.
      own           integer not null,
      -- As search compares it (features/books/search/stream.server.ts), and its numbers (grams.server.ts).
      folded        text not null,
      grams         integer[] not null,
      primary key (book_id, chapter, witness, part, ordinal)
    ) with (toast_tuple_target = 128)`.execute(db);
  // Rows stay small, since one is read per match: texts and numbers are stored out of line. The column has no
  // statistics, so that the planner always uses the index, even for common numbers.
  await sql`alter table book_passage alter grams set storage external, alter grams set statistics 0`.execute(db);
  // Faster to decompress than PostgreSQL's own method; not every PostgreSQL has it.
  await sql`
    do $$ begin
      alter table book_passage alter folded set compression lz4;
    exception when feature_not_supported then null;
    end $$`.execute(db);
  await sql`create index book_passage_grams on book_passage using gin (grams) with (fastupdate = on, gin_pending_list_limit = 1024)`.execute(
    db,
  );

  // Where a passage mentions a subject. Proposed by the automaton over all names, shown once a reviewer has passed it.
  await sql`
    create table book_mention (
      id         text primary key,
      book_id    text not null references thing on delete cascade,
      chapter    text not null,
      witness    text not null,
      segment    text not null,
      -- Where it stands in the segment's text without notes, in UTF-16 units.
      at         integer not null,
      length     integer not null,
      content    text not null,
      subject_id text not null references thing on delete cascade,
      state      text not null check (state in ('proposed', 'passed', 'refused')),
      decided_by text,
      decided_at timestamptz,
      unique (book_id, chapter, witness, segment, at, subject_id)
    )`.execute(db);
  await sql`create index book_mention_subject on book_mention (subject_id, state)`.execute(db);
  await sql`create index book_mention_proposed on book_mention (book_id, subject_id) where state = 'proposed'`.execute(
    db,
  );
}
