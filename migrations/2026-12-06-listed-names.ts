import { sql, type Kysely } from 'kysely';

/**
 * Updates the sort keys of names with one lookup per name. While an import fills empty tables there are no statistics,
 * and the planner chose a join: it read all names for each subject, so that ten thousand subjects took minutes. `offset
 * 0` keeps the sub-select from becoming a join.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refresh_listed_names(ids text[]) returns void language sql as $$
      delete from listed_name l where l.subject_id = any(ids)
        and not exists (select from search_name n where n.thing_id = l.subject_id and n.language = l.language and n.type = 'entries' and n.own and n.at = 0 offset 0);
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
}
