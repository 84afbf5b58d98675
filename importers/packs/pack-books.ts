import { sql } from 'kysely';
import { readPartKey, type BookContent, type ChapterContent } from '../../src/features/books/rules.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { Pack } from '../../src/kit/packs/read-pack.server.ts';
import { fail } from '../../src/rules/errors.ts';
import type { BookReadResult, ChapterRecord } from '../books/record.ts';
import { bookParts, type PackedPart } from './pack-content.ts';
import { count, type Report } from '../record.ts';
import { withLocalMedia, type LocalMedia } from './pack-media.ts';
import { isOwnId } from '../own-id.ts';
import { findLocalSubjects } from './local-subjects.ts';

/** The books of a pack. An existing book from elsewhere stays unchanged. */
export async function* packedBooks(
  db: Database,
  pack: Pack,
  { origin, media, report }: { origin: string; media: LocalMedia['byAddress']; report: Report },
): AsyncGenerator<BookReadResult> {
  const parts = bookParts(pack);
  let next = await parts.next();
  while (!next.done) {
    const { thing, where, content } = next.value;
    let isRead = false;
    // Chapters are read when the book is imported or skipped.
    const chapters = async function* (): AsyncGenerator<ChapterRecord> {
      for (next = await parts.next(); !next.done && next.value.thing === thing; next = await parts.next())
        yield chapterOf(next.value, media);
      isRead = true;
    };
    if (await isFromOtherOrigin(db, thing, origin)) count(report.passedOver, 'a book that is here already');
    else
      yield {
        where,
        record: {
          key: thing,
          ...(isOwnId(thing) && { id: thing }),
          content: await withSubjects(db, withLocalMedia(content as BookContent, media), origin),
          chapters: chapters(),
        },
      };
    if (!isRead) for await (const _ of chapters());
  }
}

function chapterOf({ key, content, where }: PackedPart, media: LocalMedia['byAddress']): ChapterRecord {
  const place = readPartKey(key) ?? fail('packContentWrong', { name: `${where}, ${key}` });
  return { ...place, content: withLocalMedia(content as ChapterContent, media) };
}

/** Whether a thing with this id exists that another origin imported. */
async function isFromOtherOrigin(db: Database, id: string, origin: string): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select exists (select from import_record where origin_id = ${origin} and key = ${id}) as ours
    from thing where id = ${id}`.execute(db);
  return rows.length > 0 && !rows[0]!.ours;
}

/** Replaces its work and authors by their ids here; unknown ones keep only their name. */
async function withSubjects(db: Database, content: BookContent, origin: string): Promise<BookContent> {
  const { work, facts } = content;
  const localIds = await findLocalSubjects(
    db,
    [work, ...facts.bookAuthors.map(({ itemId }) => itemId)].flatMap((id) => id ?? []),
    origin,
  );
  const at = (id: string | null) => (id === null ? null : (localIds.get(id) ?? null));
  return {
    ...content,
    work: at(work),
    facts: { ...facts, bookAuthors: facts.bookAuthors.map((author) => ({ ...author, itemId: at(author.itemId) })) },
  };
}
