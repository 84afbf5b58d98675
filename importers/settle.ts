import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import { recountOwed } from '../src/kit/database/owed-counts.server.ts';
import { restoreIndexes, setIndexesAside } from '../src/kit/database/owed-indexes.server.ts';
import { notifyPublication } from '../src/kit/database/publications.server.ts';

/**
 * Indexes of search are set aside once an import has brought so many new subjects to fewer that were here: from then on
 * building them at the end is cheaper than keeping them.
 */
export const manyNew = 20_000;
/** Of words, and of similar letters: those that cost an import most. Names are still found as they are typed. */
export const searchIndexes = ['search_name_near', 'search_passage_words'] as const;

/**
 * While a house that was empty is filled, nobody reads much of it: every index that the import itself does not ask by
 * waits, until it has brought so many subjects that a reader would notice.
 */
const fewHere = 100_000;
const indexesOfReaders = `
  revision_author revision_bundle revision_publication entry_changed entry_revision
  same_as_subject import_record_subject subject_time_during subject_kind subject_kind_region
  edge_a edge_b search_name_key listed_name_order listed_by_time listed_then
  listed_timemap_near listed_timemap_then listed_timemap_through listed_polity listed_stage
  listed_wanting_0 listed_wanting_1 listed_wanting_2 listed_wanting_3 listed_wanting_4`
  .trim()
  .split(/\s+/);

/** Sets them aside, and builds them, when it is time; asked before the first batch and after every one. */
export async function indexKeeper(db: Database, atMost: number): Promise<(taken: number) => Promise<void>> {
  const subjectsIn = async (reader: Database, most: number) =>
    (await sql`select from subject limit ${most}`.execute(reader)).rows.length;
  const here = await subjectsIn(db, atMost);
  let isFirst = here < atMost,
    isEmpty =
      !here &&
      // Another process may have begun to fill it meanwhile.
      (await setIndexesAside(
        db,
        [...searchIndexes, ...indexesOfReaders],
        async (tx) => (await subjectsIn(tx, 1)) === 0,
      ));
  return async (taken) => {
    if (isFirst && taken >= atMost) {
      isFirst = false;
      await setIndexesAside(db, searchIndexes);
    }
    if (isEmpty && taken >= fewHere) {
      isEmpty = false;
      await restoreIndexes(db, searchIndexes);
    }
  };
}

/** Counts and builds what the import owes, or an earlier one that was killed. */
export async function settle(db: Database): Promise<void> {
  const changed = await recountOwed(db);
  await restoreIndexes(db);
  if (changed.length) await notifyPublication(db, changed);
}
