import { sql, type Kysely } from 'kysely';

/** Pages that were read more than once outlive a restart and are shared by the processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Both lose their rows together when the database crashes, so that no copy outlives the record of what is outdated.
  await sql`
    create unlogged table page_copy (
      key text primary key,
      build text not null,
      born_at timestamptz not null,
      snapshot pg_snapshot not null,
      tags text[] not null,
      page jsonb not null,
      body bytea not null,
      late bytea
    )`.execute(db);
  await sql`create index on page_copy (born_at)`.execute(db);
  await sql`comment on table page_copy is 'Rendered pages (kit/pages/page-copies.server.ts).'`.execute(db);
  await sql`comment on column page_copy.key is 'language and address'`.execute(db);
  await sql`comment on column page_copy.build is 'hash of the code and the settings that rendered it'`.execute(db);
  await sql`comment on column page_copy.snapshot is 'the page shows what was committed then, or later'`.execute(db);
  await sql`comment on column page_copy.page is 'status, headers, etag, size'`.execute(db);
  await sql`comment on column page_copy.body is 'the HTML, compressed by Brotli'`.execute(db);
  await sql`comment on column page_copy.late is 'props of islands that are not in the page, as JSON'`.execute(db);
  await sql`
    create unlogged table published_tags (
      transaction xid8 not null default pg_current_xact_id(),
      tags text[] not null,
      at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index on published_tags (transaction)`.execute(db);
  await sql`comment on table published_tags is 'What was published lately: copies of pages with one of the tags are outdated.'`.execute(
    db,
  );
  await sql`comment on column published_tags.tags is 'as notified (kit/database/publications.server.ts); * is everything'`.execute(
    db,
  );
}
