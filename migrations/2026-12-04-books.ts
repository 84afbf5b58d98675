import { sql, type Kysely } from 'kysely';

/**
 * Segments by their place in a chapter: the context of a passage is a few of them, and a chapter has thousands.
 *
 * Removes mentions that the automaton found but that are plain words (features/books/mentions/resolve-name.ts): names of
 * things later than the book, short titles without title marks in modern Chinese and Japanese, two letters of katakana.
 * Mentions that a reviewer has decided stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index book_segment_order on book_segment (book_id, chapter, witness, ordinal)`.execute(db);
  await sql`
    delete from book_mention m
    using book b, subject s, book_witness w, book_segment g
    where b.id = m.book_id and s.id = m.subject_id and w.book_id = m.book_id and w.witness = m.witness
      and g.book_id = m.book_id and g.chapter = m.chapter and g.witness = m.witness and g.segment = m.segment
      and (m.state = 'proposed' or m.decided_by like 'import-%')
      and (
        (select min(earliest) from subject_time t where t.subject_id = m.subject_id) > b.latest
        or m.content ~ '^[ァ-ヺー]{2}$'
        or s.kind in ('book', 'painting') and w.language ~ '^(zh|ja)(-|$)' and m.content ~ '^[぀-鿿]{2,3}$'
          and substr(g.text, m.at, 1) !~ '[《〈『「“]' and substr(g.text, m.at + m.length + 1, 1) !~ '[》〉』」”]'
      )`.execute(db);
}
