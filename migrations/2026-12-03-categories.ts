import { sql, type Kysely } from 'kysely';

/**
 * Browses categories by name and by century as well. `listed_name` has the sort key of a subject in each language in
 * which it has an entry: the reading if there is one (kana, pinyin), otherwise the name, folded as in search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listed_name (
      subject_id text not null references subject on delete cascade,
      language   text not null,
      kind       text not null,
      -- A letter, the first kana of its row, or ＃, which stands behind all of them.
      initial    text collate "C" not null,
      key        text collate "C" not null,
      primary key (subject_id, language)
    )`.execute(db);
  await sql`
    create function initial_of(key text) returns text language sql immutable strict parallel safe as $$
      select case
        when letter between 'a' and 'z' then letter
        when letter between 'ぁ' and 'お' or letter = 'ゔ' then 'あ'
        when letter between 'か' and 'ご' then 'か'
        when letter between 'さ' and 'ぞ' then 'さ'
        when letter between 'た' and 'ど' then 'た'
        when letter between 'な' and 'の' then 'な'
        when letter between 'は' and 'ぽ' then 'は'
        when letter between 'ま' and 'も' then 'ま'
        when letter between 'ゃ' and 'よ' then 'や'
        when letter between 'ら' and 'ろ' then 'ら'
        when letter between 'ゎ' and 'ん' then 'わ'
        else '＃' end
      from (select left(key, 1) collate "C" as letter) first $$`.execute(db);
  await sql`
    create function refresh_listed_names(ids text[]) returns void language sql as $$
      delete from listed_name l where l.subject_id = any(ids)
        and not exists (select from search_name n where n.thing_id = l.subject_id and n.language = l.language and n.type = 'entries' and n.own and n.at = 0);
      insert into listed_name as l (subject_id, language, kind, initial, key)
      select s.id, n.language, s.kind, initial_of(n.key), n.key
      from subject s cross join lateral (
        select distinct on (language) language, key from search_name
        where thing_id = s.id and type = 'entries' and own and at = 0
          and form = any(case language when 'zh' then array['reading', 'pinyin', 'name'] when 'jp' then array['reading', 'name'] else array['name'] end)
        order by language, array_position(array['reading', 'pinyin', 'name'], form), key) n
      where s.id = any(ids)
      on conflict (subject_id, language) do update set kind = excluded.kind, initial = excluded.initial, key = excluded.key
        where (l.kind, l.initial, l.key) is distinct from (excluded.kind, excluded.initial, excluded.key) $$`.execute(
    db,
  );
  await sql`select refresh_listed_names(array(select id from subject))`.execute(db);
  await sql`create index listed_name_order on listed_name (kind, language, initial, key, subject_id)`.execute(db);
  await sql`create index listed_by_time on listed_subject (kind, lower(during), subject_id) where during is not null`.execute(
    db,
  );
}
