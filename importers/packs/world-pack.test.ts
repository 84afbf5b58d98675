import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { makePack } from '../../src/features/packs/make-pack.server.ts';
import { readSelection } from '../../src/features/packs/selection.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { readRows } from '../../tests/agreement.ts';
import { testContext } from '../../tests/visitor.ts';
import { openDatabase, openWorld } from '../../tests/world.ts';
import { importPack } from './import-pack.ts';

test('issue 36: the world, exported as a pack and imported into an empty site, is the same in all read tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-packs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const world = await openWorld({ STELE_DATA: folder }, 'part'),
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
  expect(report).toMatchObject({ refused: [], broken: [], merged: [], keptApart: [], dangling: 0 });

  for (const read of [publishedContent, (from: Database) => publishedRows(from, selection.subjects)]) {
    const [original, copy] = [await read(world.db), await read(db)];
    for (const [name, rows] of Object.entries(original)) expect(copy[name], name).toEqual(rows);
  }
}, 120_000);

/** The rows that readers see, without what a database assigns: ids and numbers, the moment of “to the present”, the origin. */
async function publishedRows(db: Database, subjects: readonly string[]): Promise<Record<string, string[]>> {
  const assigned = new Set(
    'id number a b rank origin_id relation_id revision_id event_id union_id during latest span'.split(' '),
  );
  return Object.fromEntries(
    Object.entries(await readRows(db, subjects, { contentOnly: true })).map(([table, rows]) => [
      table,
      rows
        .map((row) => JSON.stringify(JSON.parse(row), (key, value: unknown) => (assigned.has(key) ? undefined : value)))
        .sort(),
    ]),
  );
}

/** Texts and books as published. */
async function publishedContent(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ part: string; content: string }>`
    select distinct on (thing_id, module, language, key)
      concat_ws(' ', thing_id, module, language, key) as part, content::text as content
    from revision where published and module in ('text', 'book', 'chapter')
    order by thing_id, module, language, key, publication_number desc`.execute(db);
  return Object.fromEntries(rows.map(({ part, content }) => [part, [content]]));
}
