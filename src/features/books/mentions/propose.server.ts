import { sql } from 'kysely';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { readPartKey } from '../rules.ts';
import { findMentions, loadNames, type Names } from './names.server.ts';

/**
 * Proposes the mentions in a book's texts; earlier proposals and reviewers' decisions are unchanged. Returns the number
 * of new ones. `passedBy` approves them at once, for the built-in library.
 */
export async function proposeMentions(db: Database, bookId: string, passedBy: string | null = null): Promise<number> {
  const names = await loadNames(db);
  const { rows: chapters } = await sql<{ chapter: string }>`
    select distinct chapter from book_segment where book_id = ${bookId} order by 1`.execute(db);
  let proposed = 0;
  for (let at = 0; at < chapters.length; at += chaptersAtOnce)
    proposed += await proposeInChapters(
      db,
      names,
      bookId,
      chapters.slice(at, at + chaptersAtOnce).map(({ chapter }) => chapter),
      passedBy,
    );
  return proposed;
}

async function proposeInChapters(
  db: Database,
  names: Names,
  bookId: string,
  chapters: readonly string[],
  passedBy: string | null,
): Promise<number> {
  const { rows: segments } = await sql<SegmentRow>`
    select s.chapter, s.witness, s.segment, s.text, b.work_id, coalesce(w.language, '') as language, b.latest::float8 as until
    from book_segment s join book b on b.id = s.book_id
    left join book_witness w on w.book_id = s.book_id and w.witness = s.witness
    where s.book_id = ${bookId} and s.chapter = any(${chapters}) order by s.chapter, s.witness, s.ordinal`.execute(db);
  const decided = passedBy === null ? null : new Date();
  const rows = segments.flatMap(({ chapter, witness, segment, text, workId, language, until }) =>
    findMentions(names, text, { language, until })
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
        decided_at: decided,
      })),
  );
  if (!rows.length) return 0;
  const { numAffectedRows } = await sql`
    insert into book_mention select * from jsonb_populate_recordset(null::book_mention, ${asJson(rows)})
    on conflict (book_id, chapter, witness, segment, at, subject_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Chapters read at once, with all their witnesses. */
const chaptersAtOnce = 32;

interface SegmentRow {
  chapter: string;
  witness: string;
  segment: string;
  text: string;
  workId: string | null;
  language: string;
  until: number | null;
}

/**
 * Updates mentions when a chapter is published again: moves them with their words within the segment, and deletes them
 * if the words are gone. Runs in the publishing transaction.
 */
export async function updateMentions(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const places = published.flatMap(({ part, thingId, key }) => {
    const place = part.name === 'chapter' ? readPartKey(key) : null;
    return place ? [{ book_id: thingId, chapter: place.chapter, witness: place.witness }] : [];
  });
  if (!places.length) return;
  const { rows } = await sql<StoredMention>`
    select m.id, m.book_id, m.chapter, m.witness, m.segment, m.at, m.content, s.text
    from (select distinct * from jsonb_to_recordset(${asJson(places)}) as asked (book_id text, chapter text, witness text)) asked
    join book_mention m on m.book_id = asked.book_id and m.chapter = asked.chapter and m.witness = asked.witness
    left join book_segment s on s.book_id = m.book_id and s.chapter = m.chapter and s.witness = m.witness and s.segment = m.segment
    order by m.at`.execute(db);
  for (const { id, at, content, text, ...place } of rows) {
    if (text?.startsWith(content, at)) continue;
    const moved = text?.indexOf(content) ?? -1;
    const isTaken = rows.some(
      (row) =>
        row.id !== id &&
        row.content === content &&
        row.at === moved &&
        row.segment === place.segment &&
        row.witness === place.witness &&
        row.chapter === place.chapter &&
        row.bookId === place.bookId,
    );
    if (moved < 0 || isTaken) await db.deleteFrom('bookMention').where('id', '=', id).execute();
    else await db.updateTable('bookMention').set({ at: moved }).where('id', '=', id).execute();
  }
}

interface StoredMention {
  id: string;
  bookId: string;
  chapter: string;
  witness: string;
  segment: string;
  at: number;
  content: string;
  text: string | null;
}
