import '../src/features.server.ts';
import { setImmediate as whatElseWaits } from 'node:timers/promises';
import type { Database } from '../src/kit/database/database.server.ts';
import { enqueueDrawing } from '../src/features/media/plates/draw-subjects.server.ts';
import { restoreIndexes } from '../src/kit/database/deferred-indexes.server.ts';
import { importBorders } from './import-borders.ts';
import { withImportLock } from './import-lock.ts';
import { importLibrary } from './import-library.ts';
import { importArticles } from './import-articles.ts';
import { importTours } from './import-tours.ts';
import { KeySet } from './key-set.ts';
import { LinkSpool } from './link-spool.ts';
import { importLinks, type Trial } from './links.ts';
import { Candidates } from './merge.ts';
import { saveOriginWithMember } from './origin.ts';
import {
  addToReport,
  count,
  countLeftOut,
  countPassedOver,
  emptyReport,
  type ImportedSubject,
  type Report,
  type Source,
} from './record.ts';
import { hashOf } from './record-hash.ts';
import { manageBulkLoadIndexes, bulkLoadThreshold, searchIndexes, finishImport } from './bulk-load.ts';
import { originOfSource } from './same-collection.ts';
import { importSubjects, type RecordToImport } from './subjects.ts';
import { processWhileReading } from './process-while-reading.ts';

/**
 * Maximum number of subjects per transaction, and their maximum total weight: one may have thousands of relations, or a
 * book as its text.
 */
const maxBatchSize = 1000,
  batchWeight = 10_000;

export interface ImportOptions {
  dryRun?: boolean;
  /** Inserts new subjects with one COPY per table; otherwise they are published like any other. */
  bulk?: boolean;
  /** Number of new subjects that counts as a first load (`bulkLoadThreshold`). */
  firstLoad?: number;
  /** Subjects per transaction. */
  batchSize?: number;
  /** Deletes records of earlier runs that the source no longer has; otherwise they stay and are reported. */
  replace?: boolean;
  onProgress?(step: 'subjects' | 'relations' | 'borders', done: number, report: Report): void;
  /** Receives each line of the report at once, also those beyond the room of its lists. */
  onLine?: Report['onLine'];
  /** Checked between batches; true stops the import. Committed batches stay, and the next run continues. */
  stopped?(): boolean;
}

/**
 * Imports a source: first every subject with its texts, then its links, which are spooled to disk until then. Streams,
 * in batches of one transaction each. Unchanged records are skipped, so that a second run has no effect and an
 * interrupted run continues. A record that matches an existing subject adds missing data and never overwrites.
 */
export async function importSource(
  db: Database,
  openedSource: Source,
  {
    dryRun = false,
    bulk = true,
    firstLoad = bulkLoadThreshold,
    batchSize = maxBatchSize,
    replace = false,
    onProgress,
    onLine,
    stopped = () => false,
  }: ImportOptions = {},
): Promise<Report> {
  const origin = await originOfSource(db, openedSource),
    source = { ...openedSource, origin };
  const report = { ...emptyReport(), onLine };
  const authorId = `import-${origin.id}`;
  if (!dryRun) await saveOriginWithMember(db, origin, authorId);
  const keepIndexes = dryRun || !bulk ? null : await manageBulkLoadIndexes(db, firstLoad);
  const trial: Trial | undefined = dryRun
    ? { subjects: new Map(), names: new Map(), candidates: new Candidates() }
    : undefined;
  const keys = new KeySet();
  const spool = await LinkSpool.open();
  let settled: Promise<void> | undefined;
  try {
    await processWhileReading(
      groupIntoBatches(recordsOf(source, report), batchSize, ({ record }) => weightOf(record)),
      async (batch) => {
        for (const links of await withImportLock(db, (tx) =>
          importSubjects(tx, batch, { origin: origin.id, authorId, trial, bulk, keys, report }),
        ))
          await spool.add(links);
        await keepIndexes?.(report.taken);
        onProgress?.('subjects', report.read, report);
        return stopped();
      },
    );
    let linked = 0;
    if (!stopped())
      await processWhileReading(groupIntoBatches(spool.read(), batchSize, weightOf), async (batch) => {
        await withImportLock(db, (tx) => importLinks(tx, batch, { source, authorId, bulk, trial, report }));
        onProgress?.('relations', (linked += batch.length), report);
        return stopped();
      });
    // Deferred counts and indexes of subjects and links are completed in parallel with shapes and books.
    settled = dryRun ? undefined : finishImport(db);
    settled?.catch(() => {}); // awaited below
    if (source.borders && !stopped())
      await importBorders(db, source.borders, { origin: origin.id, dryRun, replace, report, onProgress, stopped });
    if (source.library && !stopped())
      await importLibrary(db, source.library(), { origin: origin.id, authorId, dryRun, report, stopped });
    if (source.tours && !stopped())
      await importTours(db, await source.tours(), { origin: origin.id, authorId, dryRun, report, stopped });
    if (source.articles && !stopped())
      await importArticles(db, source.articles(), { origin: origin.id, authorId, dryRun, report, stopped });
    await settled;
    if (!dryRun && origin.id !== 'world' && report.taken + report.changed > 0)
      await enqueueDrawing(db, { origin: origin.id });
    return report;
  } catch (error) {
    if (keepIndexes) await restoreIndexes(db, searchIndexes).catch(() => {}); // else they stay missing until the next import
    throw error;
  } finally {
    await settled?.catch(() => {});
    await spool.close();
  }
}

/** The valid records of a source; refusals go to the report. */
async function* recordsOf(source: Source, report: Report): AsyncGenerator<RecordToImport> {
  for await (const item of source.read()) {
    if ('refused' in item) addToReport(report, 'refused', [{ where: item.where, why: item.refused }]);
    else if ('passedOver' in item) countPassedOver(report, item.where, item.passedOver);
    else if ('omitted' in item && !('record' in item))
      addToReport(report, 'omitted', [{ where: item.where, why: item.omitted }]);
    else if ('notice' in item) addToReport(report, 'notices', [{ where: item.where, why: item.notice }]);
    else {
      report.read++;
      count(report.holds, item.record.kind);
      if (item.record.unions?.length) count(report.holds, 'family', item.record.unions.length);
      for (const why of item.without ?? []) countLeftOut(report, item.where, why);
      for (const list of ['broken', 'omitted', 'notices'] as const)
        if (item[list]) addToReport(report, list, item[list]);
      yield { where: item.where, record: item.record, hash: hashOf(item.record) };
    }
  }
}

/** Number of items after which reading yields, so that a concurrent write receives its database replies. */
const readsBeforeYield = 32;

async function* groupIntoBatches<T>(
  items: AsyncIterable<T>,
  batchSize: number,
  weigh: (item: T) => number,
): AsyncGenerator<T[]> {
  let batch: T[] = [],
    weight = 0;
  for await (const item of items) {
    batch.push(item);
    if (batch.length % readsBeforeYield === 0) await whatElseWaits();
    weight += weigh(item);
    if (batch.length < batchSize && weight < batchWeight) continue;
    yield batch;
    [batch, weight] = [[], 0];
  }
  if (batch.length) yield batch;
}

/** Every relation, event and node counts one, as does every thousand letters of a main text. */
const weightOf = ({
  relations = [],
  events = [],
  nodes = [],
  bodies = {},
  unions = [],
}: Pick<ImportedSubject, 'relations' | 'events' | 'nodes' | 'bodies' | 'unions'>) =>
  unions.length +
  relations.length +
  events.length +
  nodes.length +
  Object.values(bodies).reduce((letters, body) => letters + body.length, 0) / 1000;
