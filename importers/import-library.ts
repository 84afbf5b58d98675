import { sql } from 'kysely';
import { publishAtOnce, publishNew } from '../src/editing/revisions/face/publish.server.ts';
import { partKey } from '../src/features/books/rules.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { proposeMentions } from '../src/features/books/mentions/propose.server.ts';
import { withImportLock } from './import-lock.ts';
import { isFromOtherOrigin, withLocalSubjects } from './local-books.ts';
import { addToReport, type Report } from './record.ts';
import { rememberRecords } from './remember-records.ts';
import { hashOf } from './record-hash.ts';
import type { LibraryBook } from './world-library.ts';

interface ImportRun {
  origin: string;
  authorId: string;
  dryRun: boolean;
  report: Report;
  stopped(): boolean;
}

/** Books per transaction: it takes about forty statements for one or many. */
const booksPerTransaction = 16;

/** A book to import. */
interface BookToImport {
  book: LibraryBook;
  hash: string;
}

/** Imports the books of a content folder, several per transaction; an unchanged one is skipped. */
export async function importLibrary(
  db: Database,
  books: readonly LibraryBook[],
  { origin, authorId, dryRun, report, stopped }: ImportRun,
): Promise<void> {
  const knownHashes = await hashesOf(db, origin, books);
  const coming = books
    .map((book): BookToImport => ({ book, hash: hashOf({ ...book, where: undefined }) }))
    .filter(({ book, hash }) => knownHashes.get(book.key) !== hash);
  const count = (some: readonly BookToImport[], before: ReadonlyMap<string, string>) => {
    for (const { book } of some) report[before.has(book.key) ? 'changed' : 'taken']++;
  };
  if (dryRun) return count(await localBooks(db, coming, { origin, report }), knownHashes);
  for (let at = 0; at < coming.length && !stopped(); at += booksPerTransaction)
    await withImportLock(db, async (tx) => {
      // Another starting process may import the same books: the first one wins.
      const some = coming.slice(at, at + booksPerTransaction);
      const before = await hashesOf(
        tx,
        origin,
        some.map(({ book }) => book),
      );
      const work = await localBooks(
        tx,
        some.filter(({ book, hash }) => before.get(book.key) !== hash),
        { origin, report },
      );
      count(work, before);
      const [changed, added] = [
        work.filter(({ book }) => before.has(book.key)),
        work.filter(({ book }) => !before.has(book.key)),
      ];
      await publishAtOnce(tx, changed.flatMap(proposalsOf), { authorId, originId: origin });
      await publishNew(tx, added.flatMap(proposalsOf), {
        authorId,
        originId: origin,
        newThings: new Set(added.map(({ book }) => book.id)),
      });
      await rememberRecords(
        tx,
        origin,
        work.map(({ book: { key, id }, hash }) => ({ key, thingId: id, hash })),
      );
      // Mentions in built-in books were reviewed by their author.
      for (const { book } of work) await proposeMentions(tx, book.id, authorId);
    });
}

/** Books with the ids that their work and authors have here, without those that are here from elsewhere. */
async function localBooks(
  db: Database,
  books: readonly BookToImport[],
  { origin, report }: Pick<ImportRun, 'origin' | 'report'>,
): Promise<BookToImport[]> {
  const local: BookToImport[] = [];
  const omit = (where: string, why: string) => addToReport(report, 'omitted', [{ where, why }]);
  for (const { book, hash } of books)
    if (await isFromOtherOrigin(db, book, origin)) omit(book.where, 'a book that is here already');
    else {
      const content = await withLocalSubjects(db, book.content, origin);
      if (content.work !== book.content.work && content.work === null)
        omit(book.where, `its work ${book.content.work}, which is no subject here`);
      local.push({ book: { ...book, content }, hash });
    }
  return local;
}

/** Hashes of already imported books, by their keys. */
async function hashesOf(db: Database, origin: string, books: readonly LibraryBook[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; hash: string }>`
    select key, hash from import_record where origin_id = ${origin} and key = any(${books.map(({ key }) => key)})`.execute(
    db,
  );
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

function proposalsOf({ book: { id, content, chapters } }: BookToImport) {
  const common = { thingId: id, language: null };
  return [
    { ...common, module: 'book', content: content as unknown },
    ...chapters.map((chapterRecord) => ({
      ...common,
      module: 'chapter',
      key: partKey(chapterRecord.chapter, chapterRecord.witness),
      content: chapterRecord.content as unknown,
    })),
  ];
}
