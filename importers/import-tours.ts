import { sql } from 'kysely';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { Tour } from '../src/features/tours/rules.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { Tour as WrittenTour } from './content/load.ts';
import { withImportLock } from './import-lock.ts';
import type { Report } from './record.ts';
import { hashOf } from './record-hash.ts';
import { rememberRecords } from './remember-records.ts';

/** A tour of a content folder in the form for publication. */
export interface ImportedTour {
  key: string;
  id: string;
  content: Tour;
}

export function asTour({ id, title: { en, ...titles }, description, stops }: WrittenTour): ImportedTour {
  return {
    key: `tour ${id}`,
    id: `tour-${id}`,
    content: Tour.parse({
      name: en,
      language: 'en',
      titles,
      descriptions: description,
      stops: stops.map(({ view, title, text }) => ({ address: view, titles: title, texts: text })),
    }),
  };
}

interface ImportRun {
  origin: string;
  authorId: string;
  dryRun: boolean;
  report: Report;
  stopped(): boolean;
}

/** Imports tours, each in one transaction; an unchanged one is skipped. */
export async function importTours(
  db: Database,
  tours: readonly ImportedTour[],
  { origin, authorId, dryRun, report, stopped }: ImportRun,
): Promise<void> {
  for (const tour of tours) {
    if (stopped()) return;
    const hash = hashOf(tour);
    const before = await previousHashOf(db, origin, tour.key);
    if (before === hash) continue;
    if (before === undefined) report.taken++;
    else report.changed++;
    if (!dryRun) await withImportLock(db, (tx) => importTour(tx, tour, { origin, authorId, hash }));
  }
}

async function previousHashOf(db: Database, origin: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from import_record where origin_id = ${origin} and key = ${key}`.execute(db);
  return rows[0]?.hash;
}

async function importTour(
  tx: Database,
  { key, id, content }: ImportedTour,
  { origin, authorId, hash }: { origin: string; authorId: string; hash: string },
): Promise<void> {
  // Another starting process may import the same tours: the first one wins.
  if ((await previousHashOf(tx, origin, key)) === hash) return;
  await publishAtOnce(tx, [{ module: 'tour', thingId: id, language: null, content }], { authorId, originId: origin });
  await rememberRecords(tx, origin, [{ key, thingId: id, hash }]);
}
