import { sql, type Kysely } from 'kysely';

/**
 * The numbers of characters and pairs, four bytes each and nearly twice the size of the text, are no longer stored with
 * the passages: the index computes them. Only the numbers of words, their stems and the book are stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // The same numbers as in features/books/search/grams.server.ts. Scripts without spaces start at U+0E00; other scripts
  // there are found by their words, and their letters do no harm.
  await sql`
    create function passage_grams(folded text, words integer[]) returns integer[]
      language sql immutable strict parallel safe cost 1000
    as $$
      select words
        || coalesce(array_agg(case when one between 19968 and 40959 then 1073741824 + one - 19968 else -1 - one end) filter (where one >= 3584), '{}')
        || coalesce(array_agg(case when one between 19968 and 40959 and other between 19968 and 40959 then ((one - 19968) << 15) | (other - 19968)
          else (-1 - (one::bigint * 1114112 + other) % 2147483647)::integer end) filter (where one >= 3584 and other >= 3584), '{}')
      from (
        select ascii(letter) as one, ascii(next) as other
        from (select string_to_array(folded, null) as letters) its
        cross join lateral unnest(its.letters, its.letters[2:]) as pair (letter, next)
      ) pairs
    $$`.execute(db);
  await sql`drop index book_passage_grams`.execute(db);
  // Numbers of Han characters and their pairs are not negative; negative ones are words, stems, books, and letters of
  // other scripts, which stay unused. Changing the type rewrites the table without the dropped numbers.
  await sql`
    create function kept_words(grams integer[]) returns integer[] language sql immutable
    as $$ select coalesce(array_agg(gram), '{}') from unnest(grams) gram where gram < 0 $$`.execute(db);
  await sql`alter table book_passage alter grams type integer[] using kept_words(grams)`.execute(db);
  await sql`drop function kept_words(integer[])`.execute(db);
  await sql`alter table book_passage rename grams to words`.execute(db);
  await sql`create index book_passage_grams on book_passage using gin (passage_grams(folded, words)) with (fastupdate = on, gin_pending_list_limit = 1024)`.execute(
    db,
  );
  // With statistics PostgreSQL would read the rows of common numbers instead of the index.
  await sql`alter index book_passage_grams alter column 1 set statistics 0`.execute(db);

  // Citations of a segment of a book, by its address, which the margin of that book shows.
  for (const table of ['event', 'relation', 'subject_time'])
    await sql`
      create index ${sql.id(`${table}_cites_book`)} on ${sql.table(table)} ((substring(source->>'url' from '/book/detail[?]id=([^&#]+)')))
      where source->>'url' like '%/book/detail?id=%'`.execute(db);

  // Books of the same dynasty or century.
  await sql`create index book_dynasty on book (dynasty, earliest)`.execute(db);
  await sql`create index book_century on book (century, earliest)`.execute(db);
}
