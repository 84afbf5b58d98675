import { sql } from 'kysely';
import type { Published } from '../../../after-publication.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { readPartKey } from '../rules.ts';
import { namedIn, namesOf } from './names.server.ts';

/**
 * Proposes what the texts of a book name; what was proposed before, and what a reviewer has decided, stays as it is.
 * Returns how many are new. `passedBy` lets them through at once: what the built-in library names is its own.
 */
export async function proposeMentions(db: Database, bookId: string, passedBy: string | null = null): Promise<number> {
  const names = await namesOf(db);
  const { rows: chapters } = await sql<{ chapter: string; witness: string; workId: string | null }>`
    select distinct s.chapter, s.witness, b.work_id from book_segment s join book b on b.id = s.book_id where s.book_id = ${bookId} order by 1, 2`.execute(
    db,
  );
  let proposed = 0;
  for (const { chapter, witness, workId } of chapters) {
    const segments = await db
      .selectFrom('bookSegment')
      .where('bookId', '=', bookId)
      .where('chapter', '=', chapter)
      .where('witness', '=', witness)
      .select(['segment', 'text'])
      .execute();
    const rows = segments.flatMap(({ segment, text }) =>
      namedIn(names, text)
        .filter(({ subjectId }) => subjectId !== workId)
        .map(({ at, length, content, subjectId }) => ({
          id: newId(),
          book_id: bookId,
          chapter,
          witness,
          segment,
          at,
          length,
          content,
          subject_id: subjectId,
          state: passedBy === null ? 'proposed' : 'passed',
          decided_by: passedBy,
          decided_at: passedBy === null ? null : new Date(),
        })),
    );
    if (!rows.length) continue;
    const { rows: added } = await sql`
      insert into book_mention select * from jsonb_populate_recordset(null::book_mention, ${asJson(rows)})
      on conflict (book_id, chapter, witness, segment, at, subject_id) do nothing returning id`.execute(db);
    proposed += added.length;
  }
  return proposed;
}

/**
 * Keeps mentions at their words when a chapter is published anew: moved with them within their segment, gone where they
 * are gone. In the transaction of the publication.
 */
export async function keepMentions(db: Database, published: readonly Published[]): Promise<void> {
  for (const { part, thingId, key } of published) {
    const place = part.name === 'chapter' ? readPartKey(key) : null;
    if (!place) continue;
    const { rows } = await sql<{ id: string; at: number; content: string; text: string | null }>`
      select m.id, m.at, m.content, s.text from book_mention m
      left join book_segment s on s.book_id = m.book_id and s.chapter = m.chapter and s.witness = m.witness and s.segment = m.segment
      where m.book_id = ${thingId} and m.chapter = ${place.chapter} and m.witness = ${place.witness} order by m.at`.execute(
      db,
    );
    for (const { id, at, content, text } of rows) {
      if (text?.startsWith(content, at)) continue;
      const moved = text?.indexOf(content) ?? -1;
      const isTaken = rows.some((one) => one.id !== id && one.content === content && one.at === moved);
      if (moved < 0 || isTaken) await db.deleteFrom('bookMention').where('id', '=', id).execute();
      else await db.updateTable('bookMention').set({ at: moved }).where('id', '=', id).execute();
    }
  }
}
