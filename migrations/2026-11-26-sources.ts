import { sql, type Kysely } from 'kysely';

/**
 * Sources that published parts have cited, to be reused. Publication fills the table; earlier revisions are added when
 * they are published again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table source (
      id          text primary key,
      title       text not null,
      author      text,
      year        text,
      url         text,
      -- isbn:9787101003048, doi:10.1038/171737a0
      identifier  text,
      -- Title and author as search compares texts.
      folded      text not null,
      cited_at    timestamptz not null default now()
    )`.execute(db);
  await sql`create index source_identifier on source (identifier) where identifier is not null`.execute(db);
}
