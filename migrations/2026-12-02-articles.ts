import { sql, type Kysely } from 'kysely';

/**
 * Articles become things, with everything that is published of them. Before, a row only had what citing one needs:
 * title, language and author; those rows stay unchanged.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into thing (id, type) select id, 'article' from article on conflict (id) do nothing`.execute(db);
  await sql`
    alter table article
      add constraint article_thing foreign key (id) references thing on delete cascade,
      add kind text not null default 'normal' check (kind in ('normal', 'theme')),
      add abstract text not null default '',
      -- What its last passed revision holds, and its body made ready for readers.
      add content jsonb,
      add reading jsonb,
      -- Pictures of its cover: none, one or three; of an automatic one those that were chosen.
      add covers text[] not null default '{}',
      add revision_id text,
      add created_at timestamptz not null default now(),
      add changed_at timestamptz not null default now()`.execute(db);
  await sql`create index article_author on article (author_id, published_at desc)`.execute(db);
  await sql`
    create index article_newest on article (language, changed_at desc) where published_at is not null`.execute(db);

  // The things that an article mentions in its text or has as cards: their pages link to it.
  await sql`
    create table article_mention (
      article_id  text not null references article on delete cascade,
      thing_id    text not null references thing on delete cascade,
      is_card     boolean not null,
      primary key (thing_id, article_id)
    )`.execute(db);
  await sql`create index article_mention_article on article_mention (article_id)`.execute(db);
}
