import { sql, type Kysely } from 'kysely';

/**
 * Any number of languages: the database names none. Codes are checked where calls are read (rules/languages.ts); lists
 * know a subject's languages by their codes instead of bits.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await dropChecks(db);
  await listByCode(db);
  await countByCode(db);
  await sortByScript(db);
  await sql`select count(*) from refresh_listed_subjects(array(select id from subject))`.execute(db);
  await sql`select recount_categories()`.execute(db);
  await sql`select refresh_listed_names(array(select id from subject))`.execute(db);
}

/** Constraints on columns that name the five languages. */
async function dropChecks(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where contype = 'c' and connamespace = current_schema()::regnamespace
      and pg_get_constraintdef(oid) like 'CHECK ((language = ANY (ARRAY[%'`.execute(db);
  for (const { owner, name } of rows)
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.id(name)}`.execute(db);
}

/**
 * `languages`: those in which a subject has an entry. `complete_in`: those in which nothing is missing; empty if the
 * subject has no time, event or relation. An entry needs improving in every other language.
 */
async function listByCode(db: Kysely<never>): Promise<void> {
  for (const bit of [0, 1, 2, 3, 4]) await sql`drop index ${sql.id(`listed_wanting_${bit}`)}`.execute(db);
  for (const event of ['insert', 'delete', 'update'])
    await sql`alter table listed_subject disable trigger ${sql.id(`listed_subject_counted_${event}`)}`.execute(db);
  await sql`alter table listed_subject rename wanting to complete_in`.execute(db);
  await sql`
    alter table listed_subject
      alter languages type text[] collate "C" using '{}',
      alter complete_in type text[] collate "C" using '{}'`.execute(db);
  for (const event of ['insert', 'delete', 'update'])
    await sql`alter table listed_subject enable trigger ${sql.id(`listed_subject_counted_${event}`)}`.execute(db);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('refresh_listed_subjects'::regproc) as definition`.execute(db);
  const changes = [
    [
      /case when e\.languages = 0 then 0\s+when (.+?) then 31\s+else 31 & ~e\.written end/s,
      "case when $1 then '{}' else e.written end",
    ],
    [
      /select coalesce\(bit_or\(1 << at\), 0\) as languages, .+? as at\) bit/s,
      `select coalesce(array_agg(language order by language collate "C"), '{}') as languages,
          coalesce(array_agg(language order by language collate "C") filter (where body <> ''), '{}') as written
        from entry`,
    ],
    [/\bwanting\b/g, 'complete_in'],
  ] as const;
  let definition = rows[0]!.definition;
  for (const [old, replacement] of changes) {
    if (definition.search(old) < 0) throw new Error(`refresh_listed_subjects has no ${old}`);
    definition = definition.replace(old, replacement);
  }
  await sql.raw(definition).execute(db);
  // Few sets of languages occur, and a list merges the first of each.
  await sql`create index listed_complete on listed_subject (complete_in, rank) where languages <> '{}'`.execute(db);
}

/** Counts per category and language; the empty code counts all subjects, whatever languages they have. */
async function countByCode(db: Kysely<never>): Promise<void> {
  await sql`delete from category_count`.execute(db);
  await sql`alter table category_count alter language type text using ''`.execute(db);
  const counted = (rows: string) => sql`
    select kind, language, count(*) as subjects, min(lower(during)) as earliest, max(upper(during)) - 1 as latest
    from ${sql.raw(rows)}, unnest(languages || ''::text) language
    group by kind, language order by kind, language`;
  await sql`
    create or replace function recount_categories() returns void language sql as $$
      delete from category_count;
      insert into category_count ${counted('listed_subject')} $$`.execute(db);
  await sql`
    create or replace function add_to_categories(added listed_subject[]) returns void language sql as $$
      insert into category_count as c ${counted('unnest(added)')}
      on conflict (kind, language) do update set subjects = c.subjects + excluded.subjects,
        earliest = least(c.earliest, excluded.earliest), latest = greatest(c.latest, excluded.latest) $$`.execute(db);
  await sql`
    create or replace function take_from_categories(removed listed_subject[]) returns void language sql as $$
      with gone as (${counted('unnest(removed)')})
      update category_count c set subjects = c.subjects - gone.subjects, earliest = coalesce(left_over.earliest, c.earliest), latest = coalesce(left_over.latest, c.latest)
      from gone left join lateral (
        select min(lower(during)) as earliest, max(upper(during)) - 1 as latest from listed_subject l, category_count before
        where (before.kind, before.language) = (gone.kind, gone.language) and (gone.earliest <= before.earliest or gone.latest >= before.latest)
          and l.kind = gone.kind and (gone.language = '' or gone.language = any(l.languages))) left_over on true
      where (c.kind, c.language) = (gone.kind, gone.language);
      delete from category_count where subjects = 0 $$`.execute(db);
}

/**
 * Names in Chinese characters are sorted by their reading; the initial of a name in another alphabet is its first
 * letter.
 */
async function sortByScript(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function initial_of(key text) returns text language sql immutable parallel safe as $$
      select case
        when left(key, 1) collate "C" between 'a' and 'z' then left(key, 1)
        when left(key, 1) collate "C" between 'ぁ' and 'お' or left(key, 1) = 'ゔ' then 'あ'
        when left(key, 1) collate "C" between 'か' and 'ご' then 'か'
        when left(key, 1) collate "C" between 'さ' and 'ぞ' then 'さ'
        when left(key, 1) collate "C" between 'た' and 'ど' then 'た'
        when left(key, 1) collate "C" between 'な' and 'の' then 'な'
        when left(key, 1) collate "C" between 'は' and 'ぽ' then 'は'
        when left(key, 1) collate "C" between 'ま' and 'も' then 'ま'
        when left(key, 1) collate "C" between 'ゃ' and 'よ' then 'や'
        when left(key, 1) collate "C" between 'ら' and 'ろ' then 'ら'
        when left(key, 1) collate "C" between 'ゎ' and 'ん' then 'わ'
        -- From Greek to Thai and Georgian.
        when left(key, 1) collate "C" between U&'\\0370' and U&'\\10FF' then left(key, 1)
        else '＃' end $$`.execute(db);
  await sql`
    create or replace function refresh_listed_names(ids text[]) returns void language sql as $$
      delete from listed_name l where l.subject_id = any(ids)
        and not exists (select from search_name n where n.thing_id = l.subject_id and n.language = l.language and n.type = 'entries' and n.own and n.at = 0 offset 0);
      insert into listed_name as l (subject_id, language, kind, initial, key)
      select s.id, n.language, s.kind, initial_of(n.key), n.key
      from subject s cross join lateral (
        select distinct on (language) language, key from (
          -- From U+2E80 on: Chinese characters and kana.
          select language, key, form, bool_or(form = 'name' and key collate "C" >= U&'\\2E80') over (partition by language) as by_reading
          from search_name
          where thing_id = s.id and type = 'entries' and own and at = 0 and form in ('reading', 'pinyin', 'name')) own_name
        where form = 'name' or by_reading
        order by language, array_position(array['reading', 'pinyin', 'name'], form), key) n
      where s.id = any(ids)
      on conflict (subject_id, language) do update set kind = excluded.kind, initial = excluded.initial, key = excluded.key
        where (l.kind, l.initial, l.key) is distinct from (excluded.kind, excluded.initial, excluded.key) $$`.execute(
    db,
  );
}
