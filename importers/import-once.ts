import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import { withImportLock } from './import-lock.ts';
import type { Report } from './record.ts';
import { hashOf } from './record-hash.ts';
import { rememberRecords } from './remember-records.ts';

export interface ImportRun {
  origin: string;
  authorId: string;
  dryRun: boolean;
  report: Report;
  stopped(): boolean;
}

/** Publishes things that are new or changed since the last run, each in one transaction. */
export async function importOnce<Thing extends { key: string; id: string }>(
  db: Database,
  things: readonly Thing[],
  { origin, dryRun, report, stopped }: ImportRun,
  publish: (tx: Database, thing: Thing) => Promise<void>,
): Promise<void> {
  for (const thing of things) {
    if (stopped()) return;
    const hash = hashOf(thing),
      { key, id } = thing;
    const before = await previousHashOf(db, origin, key);
    if (before === hash) continue;
    if (before === undefined) report.taken++;
    else report.changed++;
    if (!dryRun)
      await withImportLock(db, async (tx) => {
        // Another starting process may import the same things: the first one wins.
        if ((await previousHashOf(tx, origin, key)) === hash) return;
        await publish(tx, thing);
        await rememberRecords(tx, origin, [{ key, thingId: id, hash }]);
      });
  }
}

async function previousHashOf(db: Database, origin: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from import_record where origin_id = ${origin} and key = ${key}`.execute(db);
  return rows[0]?.hash;
}
