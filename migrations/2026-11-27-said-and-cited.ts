import { sql, type Kysely } from 'kysely';

/** Notes on a time, and the articles that entries cite. Earlier revisions get both when they are published again. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['subject_time', 'event', 'relation', 'timemap_node'])
    await sql`alter table ${sql.table(table)} add time_desc text`.execute(db);

  // Null if not published. Articles themselves are added later; these columns suffice to cite one.
  await sql`
    create table article (
      id            text primary key,
      title         text not null,
      language      text not null check (language in ('zh', 'en', 'fr', 'es', 'jp')),
      author_id     text not null references member,
      published_at  timestamptz
    )`.execute(db);
  // The table is empty, because citing was not possible before.
  await sql`
    alter table cited_article drop column title,
      add foreign key (article_id) references article on delete cascade`.execute(db);
}
