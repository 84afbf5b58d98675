import { sql } from 'kysely';
import { publishAtOnce, publishNew } from '../src/features/revisions/face/publish.server.ts';
import { partKey } from '../src/features/books/rules.ts';
import { copyRows } from '../src/kit/database/copy.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { proposeMentions } from '../src/features/books/mentions/propose.server.ts';
import { withImportLock } from './import-lock.ts';
import type { Report } from './record.ts';
import { hashOf } from './record-hash.ts';
import type { LibraryBook } from './world-library.ts';

interface ImportRun {
  origin: string;
  authorId: string;
  dryRun: boolean;
  report: Report;
  stopped(): boolean;
}

/** Imports the books of the built-in library, each in one transaction; an unchanged one is skipped. */
export async function importLibrary(
  db: Database,
  books: readonly LibraryBook[],
  { origin, authorId, dryRun, report, stopped }: ImportRun,
): Promise<void> {
  const known = await hashesOf(db, origin, books);
  for (const book of books) {
    if (stopped()) return;
    const hash = hashOf(book);
    if (known.get(book.key) === hash) continue;
    const count = (before: string | undefined) => {
      if (before === undefined) report.taken++;
      else if (before !== hash) report.changed++;
    };
    if (dryRun) count(known.get(book.key));
    else
      await withImportLock(db, async (tx) => {
        // Another process that starts brings the same books: what it was first with stands.
        const before = (await hashesOf(tx, origin, [book])).get(book.key);
        count(before);
        if (before === hash) return;
        await bring(tx, book, { origin, authorId, hash, isNew: before === undefined });
        // What it names was looked through by whoever wrote it.
        await proposeMentions(tx, book.id, authorId);
      });
  }
}

/** What is here of some books, by their keys. */
async function hashesOf(db: Database, origin: string, books: readonly LibraryBook[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; hash: string }>`
    select key, hash from import_record where origin_id = ${origin} and key = any(${books.map(({ key }) => key)})`.execute(
    db,
  );
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

async function bring(
  tx: Database,
  { key, id, content, chapters }: LibraryBook,
  { origin, authorId, hash, isNew }: { origin: string; authorId: string; hash: string; isNew: boolean },
): Promise<void> {
  const common = { thingId: id, language: null };
  const proposals = [
    { ...common, module: 'book', content: content as unknown },
    ...chapters.map((one) => ({
      ...common,
      module: 'chapter',
      key: partKey(one.chapter, one.witness),
      content: one.content as unknown,
    })),
  ];
  if (!isNew) {
    await publishAtOnce(tx, proposals, { authorId, originId: origin });
    await sql`update import_record set hash = ${hash}, linked_hash = ${hash} where origin_id = ${origin} and key = ${key}`.execute(
      tx,
    );
    return;
  }
  await publishNew(tx, proposals, { authorId, originId: origin, newThings: new Set([id]) });
  await copyRows(
    tx,
    'import_record',
    ['origin_id', 'key', 'thing_id', 'hash', 'linked_hash'],
    [{ origin_id: origin, key, thing_id: id, hash, linked_hash: hash }],
  );
}
