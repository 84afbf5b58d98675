import { sql, type Kysely } from 'kysely';

/** Authors of content from a pack of another site, as text, because they are not members here. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table attribution (
      origin_id    text not null references origin (id) on delete cascade,
      thing_id     text not null references thing (id) on delete cascade,
      module       text not null,
      -- Empty for what is in no language.
      language     text not null,
      key          text not null,
      authors      text[] not null,
      -- Where that site had imported it from.
      from_name    text,
      from_licence text,
      from_url     text,
      primary key (thing_id, module, language, key, origin_id)
    )`.execute(db);
  await sql`create index attribution_origin on attribution (origin_id)`.execute(db);
}
