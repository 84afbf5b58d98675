import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { makePack } from '../../src/features/packs/make-pack.server.ts';
import { readSelection } from '../../src/features/packs/selection.server.ts';
import { indexNewSentences } from '../../src/features/search/sentences.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { readRows } from '../../tests/agreement.ts';
import { testContext } from '../../tests/visitor.ts';
import { openDatabase, openWorld } from '../../tests/world.ts';
import { importPack } from './import-pack.ts';

test('issue 36: the world, exported as a pack and imported into an empty site, is the same in all parts and read tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-packs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const world = await openWorld({ STELE_DATA: folder }),
    { db } = await openDatabase('tables');
  const selection = (await readSelection('all', { db: world.db, call: world.as(null), language: 'en' }))!;
  const path = join(folder, 'world.zip');
  const site = { db: world.db, media: world.drivers.media, site: 'https://other.example', name: 'Other' };
  await pipeline(makePack(selection, site), createWriteStream(path));
  const { report } = await importPack(
    db,
    { media: testContext(db, { STELE_DATA: folder }).drivers.media, folder },
    path,
  );
  expect(report).toMatchObject({
    refused: [],
    broken: [],
    merged: [],
    dangling: 0,
  });
  // Entries of one name are told. In the built-in world they are true namesakes, such as two Jin dynasties: their
  // dates differ. Equal dates, or none, would be a doubtful twin.
  expect(report.keptApart.filter(({ because }) => !because.endsWith(', other dates'))).toEqual([]);

  await indexNewSentences(db); // which a job does in a running site
  const readPublishedRows = (from: Database) => readRows(from, selection.subjects, { contentOnly: true });
  for (const read of [publishedParts, readPublishedRows, publishedBorders]) {
    const original: Record<string, string[]> = await read(world.db),
      copy: Record<string, string[]> = await read(db);
    expect(Object.keys(copy)).toEqual(Object.keys(original));
    for (const [name, rows] of Object.entries(original))
      expect(withoutAssigned(copy[name]!), name).toEqual(withoutAssigned(rows));
  }
}, 240_000);

/** What a database assigns: ids and numbers, the moment of “to the present”, the origin. */
const assigned = new Set(
  'id file_key hue number a b rank origin origin_id relation_id revision_id event_id union_id during latest span'.split(
    ' ',
  ),
);
const withoutAssigned = (rows: readonly string[]): string[] =>
  rows
    .map((row) => JSON.stringify(JSON.parse(row), (key, value: unknown) => (assigned.has(key) ? undefined : value)))
    .sort();

/** Every part of every thing as published. */
async function publishedParts(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ part: string; content: string }>`
    select distinct on (thing_id, module, language, key)
      concat_ws(' ', thing_id, module, language, key) as part, content::text as content
    from revision where published and module <> 'tour'
    order by thing_id, module, language, key, publication_number desc`.execute(db);
  return Object.fromEntries(rows.map(({ part, content }) => [part, [content]]));
}

const publishedBorders = async (db: Database): Promise<Record<string, string[]>> => ({
  border: (await sql<{ row: string }>`select row_to_json(border)::text as row from border`.execute(db)).rows.map(
    ({ row }) => row,
  ),
});
