import { sql } from 'kysely';
import {
  publishAtOnce,
  publishNew,
  withdraw,
  type PassingRevision,
} from '../../src/editing/revisions/face/publish.server.ts';
import { partKey } from '../../src/features/books/rules.ts';
import { deferSort, sortPassages } from '../../src/features/books/search/index.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { newId } from '../../src/kit/database/ids.server.ts';
import { withImportLock } from '../import-lock.ts';
import { saveOriginWithMember } from '../origin.ts';
import { addToReport, countLeftOut, emptyReport, type Report } from '../record.ts';
import { hashOf } from '../record-hash.ts';
import { rememberRecords } from '../remember-records.ts';
import { processWhileReading } from '../process-while-reading.ts';
import { BookRefusal, type BookRecord, type BookSource, type ChapterRecord } from './record.ts';

interface Options {
  /** Letters of chapters per transaction. */
  lettersAtOnce?: number;
  dryRun?: boolean;
  /** Deletes chapters of earlier runs that the source no longer has; otherwise they stay and are reported. */
  replace?: boolean;
  onProgress?(chapters: number): void;
  /** Receives each line of the report at once, also those beyond the room of its lists. */
  onLine?: Report['onLine'];
  /** Checked between batches; true stops the import. Committed batches stay, and the next run continues. */
  stopped?(): boolean;
}

/** Imported parts of a book: the book itself under its key, each chapter under `key#chapter~witness`. */
interface ImportedPart {
  key: string;
  part: { module: 'book' | 'chapter'; key: string; content: object };
  hash: string;
}

/**
 * Imports books: each as a thing with its chapters, in batches of one transaction each. Unchanged parts are skipped, so
 * that a second run has no effect and an interrupted one can be continued; an import can be undone.
 */
export async function importBooks(
  db: Database,
  source: BookSource,
  { dryRun = false, replace = false, lettersAtOnce = 400_000, onProgress, onLine, stopped = () => false }: Options = {},
): Promise<Report> {
  const { origin } = source;
  const report = { ...emptyReport(), onLine },
    authorId = `import-${origin.id}`;
  if (!dryRun) await saveOriginWithMember(db, origin, authorId);
  for await (const item of source.read()) {
    if (stopped()) break;
    if ('refused' in item) {
      addToReport(report, 'broken', item.broken ?? []);
      addToReport(report, 'refused', [{ where: item.where, why: item.refused }]);
      continue;
    }
    try {
      await importBook(db, item.record, {
        origin: origin.id,
        authorId,
        dryRun,
        replace,
        lettersAtOnce,
        report,
        onProgress,
        stopped,
      });
    } catch (error) {
      if (!(error instanceof BookRefusal)) throw error;
      addToReport(report, 'refused', [{ where: item.where, why: error.message }]);
    }
    for (const list of ['broken', 'omitted', 'notices'] as const) addToReport(report, list, item[list] ?? []);
    for (const why of item.without ?? []) countLeftOut(report, item.where, why);
  }
  return report;
}

interface ImportRun extends Required<Pick<Options, 'dryRun' | 'replace' | 'lettersAtOnce' | 'stopped'>> {
  origin: string;
  authorId: string;
  report: Report;
  onProgress?: Options['onProgress'];
}

async function importBook(db: Database, { key, id, content, chapters }: BookRecord, run: ImportRun): Promise<void> {
  const { rows } = await sql<{ key: string; thingId: string; hash: string }>`
    select key, thing_id, hash from import_record
    where origin_id = ${run.origin} and (key = ${key} or starts_with(key, ${`${key}#`}))`.execute(db);
  const knownRecords = new Map(rows.map((row) => [row.key, row]));
  const thingId = knownRecords.get(key)?.thingId ?? id ?? newId();
  const met = new Set([key]);
  const batches = async function* () {
    let batch: ImportedPart[] = [{ key, part: { module: 'book', key: '', content }, hash: hashOf(content) }],
      letters = 0;
    for await (const chapter of chapters) {
      const item = toImportedPart(key, chapter);
      met.add(item.key);
      batch.push(item);
      letters += chapter.content.segments.reduce((sum, { html }) => sum + html.length, 0);
      if (letters < run.lettersAtOnce) continue;
      yield batch;
      [batch, letters] = [[], 0];
    }
    if (batch.length) yield batch;
  };
  let isWhole = true,
    sorted: Promise<void> | null = null;
  try {
    await processWhileReading(batches(), async (batch) => {
      const isWritten = await importBatch(db, thingId, batch, knownRecords, run);
      await sorted;
      if (isWritten) {
        sorted = sortPassages(db); // on another connection, in parallel with the next batch
        sorted.catch(() => {}); // rethrown when awaited
      }
      isWhole = !run.stopped();
      return !isWhole;
    });
  } finally {
    await sorted;
  }
  if (isWhole)
    await deleteMissing(db, thingId, {
      gone: [...knownRecords.keys()].filter((recordKey) => !met.has(recordKey)),
      run,
    });
}

const toImportedPart = (book: string, { chapter, witness, content }: ChapterRecord): ImportedPart => ({
  key: `${book}#${partKey(chapter, witness)}`,
  part: { module: 'chapter', key: partKey(chapter, witness), content },
  hash: hashOf(content),
});

/**
 * Publishes the new or changed parts of a batch in one transaction; returns whether there are any. Search finds their
 * passages at once, but they are not sorted into the index yet.
 */
async function importBatch(
  db: Database,
  thingId: string,
  batch: readonly ImportedPart[],
  knownRecords: ReadonlyMap<string, { hash: string }>,
  { origin, authorId, dryRun, report, onProgress }: ImportRun,
): Promise<boolean> {
  const work = batch.filter((item) => knownRecords.get(item.key)?.hash !== item.hash);
  report.read += batch.length;
  report.unchanged += batch.length - work.length;
  report.changed += work.filter((item) => knownRecords.has(item.key)).length;
  report.taken += work.filter((item) => !knownRecords.has(item.key)).length;
  onProgress?.(report.read);
  if (dryRun || !work.length) return false;
  const proposal = ({ part }: ImportedPart) => ({ ...part, thingId, language: null });
  await withImportLock(db, async (tx) => {
    deferSort(tx);
    const { rows } = await sql`select from thing where id = ${thingId}`.execute(tx);
    const isNew = knownRecords.size === 0;
    const fresh = work.filter((item) => isNew && !knownRecords.has(item.key) && item.part.module === 'chapter'),
      others = work.filter((item) => !fresh.includes(item));
    await publishAtOnce(tx, others.map(proposal), { authorId, originId: origin });
    await publishNew(tx, fresh.map(proposal), {
      authorId,
      originId: origin,
      newThings: new Set(rows.length || others.length ? [] : [thingId]),
    });
    await rememberRecords(
      tx,
      origin,
      work.map(({ key, hash }) => ({ key, thingId, hash })),
    );
  });
  return true;
}

/** Reports chapters that the source no longer has, and deletes them with `replace`. */
async function deleteMissing(
  db: Database,
  thingId: string,
  { gone, run: { origin, dryRun, replace, report } }: { gone: readonly string[]; run: ImportRun },
): Promise<void> {
  if (!gone.length) return;
  addToReport(
    report,
    'noLonger',
    gone.map((where) => ({ where, stays: !replace })),
  );
  if (!replace || dryRun) return;
  await withImportLock(db, async (tx) => {
    const { rows } = await sql<PassingRevision>`
      select distinct on (key) id, module, thing_id, language, key, origin_id, content from revision
      where thing_id = ${thingId} and module = 'chapter' and published and key = any(${gone.map((key) => key.slice(key.indexOf('#') + 1))})
      order by key, publication_number desc`.execute(tx);
    await withdraw(tx, rows);
    await sql`delete from import_record where origin_id = ${origin} and key = any(${[...gone]})`.execute(tx);
  });
}
