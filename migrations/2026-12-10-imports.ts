import { sql, type Kysely } from 'kysely';

/**
 * Reduces the cost of each imported row: small functions that PostgreSQL can inline (it inlines neither strict
 * functions whose body is not strict, nor functions that select from something), and free space for the second hash
 * that each import record gets, so that no index is updated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function rank_of(weight integer, number integer) returns bigint language sql immutable parallel safe as
    $$ select (2097151 - least(weight, 2097151)) * 2147483648 + number $$`.execute(db);
  await sql`
    create or replace function year_of(said text) returns integer language sql immutable parallel safe as
    $$ select case when said is not null then greatest(-2000000000, least(2000000000, substring(said from '^-?[0-9]+')::bigint))::integer end $$`.execute(
    db,
  );
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
        else '＃' end $$`.execute(db);
  await sql`alter table import_record set (fillfactor = 70)`.execute(db);
}
