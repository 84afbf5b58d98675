import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import { recountDeferred } from '../src/kit/database/deferred-counts.server.ts';
import { restoreIndexes, dropIndexesForBulkLoad } from '../src/kit/database/deferred-indexes.server.ts';
import { notifyPublication } from '../src/kit/database/publications.server.ts';

/**
 * Number of new subjects, while fewer existed, at which the import drops search indexes: from then on building them at
 * the end is cheaper than updating them.
 */
export const bulkLoadThreshold = 20_000;
/** Indexes of words and of similar letters, the most expensive for an import. Names are still found by their start. */
export const searchIndexes = ['search_name_near', 'search_passage_words'] as const;

/**
 * While an empty site is filled, it has few readers: all indexes that the import itself does not use are deferred until
 * this many subjects are imported.
 */
const emptySiteThreshold = 100_000;
const readerIndexes = `
  revision_author revision_bundle revision_publication entry_changed entry_revision
  subject_time_during subject_kind subject_kind_region
  edge_a edge_b search_name_key listed_name_order listed_by_time listed_then
  listed_timemap_near listed_timemap_then listed_timemap_through listed_polity listed_stage
  listed_complete`
  .trim()
  .split(/\s+/);

/** Drops them on an empty site; returns a function that drops and rebuilds them when due, after every batch. */
export async function manageBulkLoadIndexes(db: Database, atMost: number): Promise<(taken: number) => Promise<void>> {
  const subjectsIn = async (reader: Database, limit: number) =>
    (await sql`select from subject limit ${limit}`.execute(reader)).rows.length;
  const subjectCount = await subjectsIn(db, atMost);
  let isFirst = subjectCount < atMost,
    isEmpty =
      !subjectCount &&
      // Another process may have started to fill it.
      (await dropIndexesForBulkLoad(
        db,
        [...searchIndexes, ...readerIndexes],
        async (tx) => (await subjectsIn(tx, 1)) === 0,
      ));
  return async (taken) => {
    if (isFirst && taken >= atMost) {
      isFirst = false;
      await dropIndexesForBulkLoad(db, searchIndexes);
    }
    if (isEmpty && taken >= emptySiteThreshold) {
      isEmpty = false;
      await restoreIndexes(db, searchIndexes);
    }
  };
}

/** Completes deferred counts and indexes of this import, or of an earlier one that was killed. */
export async function finishImport(db: Database): Promise<void> {
  const changed = await recountDeferred(db);
  await restoreIndexes(db);
  if (changed.length) await notifyPublication(db, changed);
}
