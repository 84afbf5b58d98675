import { sql } from 'kysely';
import { restoreIndexes, setIndexesAside } from '../src/features/search/face/indexes.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { recountOwed } from '../src/kit/database/owed-counts.server.ts';
import { notifyPublication } from '../src/kit/database/publications.server.ts';

/**
 * Indexes of search are set aside once an import has brought so many new subjects to fewer that were here: from then on
 * building them at the end is cheaper than keeping them.
 */
export const manyNew = 20_000;

/** Sets them aside when it is time; asked after every batch. */
export async function indexKeeper(db: Database, atMost: number): Promise<(taken: number) => Promise<void>> {
  const { rows } = await sql`select from subject limit ${atMost}`.execute(db);
  let isDone = rows.length === atMost;
  return async (taken) => {
    if (isDone || taken < atMost) return;
    isDone = true;
    await setIndexesAside(db);
  };
}

/** Counts and builds what the import owes, or an earlier one that was killed. */
export async function settle(db: Database): Promise<void> {
  const changed = await recountOwed(db);
  await restoreIndexes(db);
  if (changed.length) await notifyPublication(db, changed);
}
