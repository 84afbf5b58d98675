import { sql, type Kysely } from 'kysely';

/**
 * What a time says about itself, and the articles that entries cite. What was published before follows when it is
 * published anew.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['subject_time', 'event', 'relation', 'timemap_node'])
    await sql`alter table ${sql.table(table)} add time_desc text`.execute(db);

  // Null: not published yet. Articles themselves come later; this is what it takes to cite one.
  await sql`
    create table article (
      id            text primary key,
      title         text not null,
      language      text not null check (language in ('zh', 'en', 'fr', 'es', 'jp')),
      author_id     text not null references member,
      published_at  timestamptz
    )`.execute(db);
  // Until now nobody could cite anything: the table is empty.
  await sql`
    alter table cited_article drop column title,
      add foreign key (article_id) references article on delete cascade`.execute(db);
}
