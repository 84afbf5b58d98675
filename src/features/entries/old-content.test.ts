import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { up } from '../../../migrations/2026-11-28-content.ts';
import * as limits from '../../rules/limits.ts';
import { timemapOfEntry } from '../timemaps/contract.ts';
import { entryDetail } from './contract.ts';

test('security M5 M8 H6 content older than the rules is sanitized where it is shown; content that conforms is shown unchanged', async () => {
  const { db, as } = await openWorld();
  const asItWas = async () =>
    (
      await sql<{
        all: string;
      }>`select md5(string_agg(to_jsonb(entry)::text, '' order by id)) as all from entry`.execute(db)
    ).rows[0]!.all;
  const before = await asItWas();
  // The column's former name.
  await sql`alter table search_name rename thing_id to subject_id`.execute(db);
  await up(db as never);
  await sql`alter table search_name rename subject_id to thing_id`.execute(db);
  expect(await asItWas()).toBe(before);

  const notice =
    '<div class="notices ui" style="position:fixed"><p class="notice">You were signed out.</p></div><p>b<span note-id="1">x<ul><li>y</li></ul></span></p>';
  const deep = `${'<b>'.repeat(4000)}deep${'</b>'.repeat(4000)}`;
  const picture = `/media/image/${'a'.repeat(43)}-600x400.webp`,
    images = [
      { id: 'a', url: '/api/auth/logout', caption: null },
      { id: 'b', url: picture, caption: null },
    ];
  await sql`update entry set name = ${'Augus\u200btus\u0007'}, body = ${notice}, reading = ${JSON.stringify({ html: notice, notes: [], contents: [] })} where id = 'augustus-en'`.execute(
    db,
  );
  await sql`update entry set name = ${'x'.repeat(100_000)}, body = ${deep}, reading = ${JSON.stringify({ html: deep, notes: [], contents: [] })} where id = 'augustus-fr'`.execute(
    db,
  );
  await sql`update search_name set name = ${'Augus\u200btus\u0007'} where thing_id = 'augustus' and language = 'en' and name = 'Augustus'`.execute(
    db,
  );
  const node = {
    title: { en: 'A quiet place' },
    description: null,
    time: null,
    place: { latitude: 1, longitude: 1, name: {} },
    sketch: null,
    images,
    weight: 1,
    source: null,
  };
  await sql`insert into timemap_node (id, subject_id, position, title, latitude, longitude, place_name, images, weight) values ('old', 'augustus', 99, '{"en":"A quiet place"}', 1, 1, '{}', ${JSON.stringify(images)}, 1)`.execute(
    db,
  );
  await sql`insert into revision (id, module, thing_id, content, author_id, state, decided_at) values ('old-map', 'timemap', 'augustus', ${JSON.stringify({ nodes: [node] })}, 'import-world', 'passed', now())`.execute(
    db,
  );
  // Even before the migration no browser is redirected elsewhere.
  const loadImages = async () =>
    (await as(null, 'en')(timemapOfEntry, { id: 'augustus-en' })).nodes
      .find(({ id }) => id === 'old')!
      .images.map(({ url }) => url);
  expect(await loadImages()).toEqual([picture]);

  // The column's former name.
  await sql`alter table search_name rename thing_id to subject_id`.execute(db);
  await up(db as never);
  await sql`alter table search_name rename subject_id to thing_id`.execute(db);
  const read = await as(null, 'en')(entryDetail, { id: 'augustus-en' });
  expect(read.name).toBe('Augustus');
  expect(read.html).toMatch(
    /^<div class="written-notices written-ui"><p class="written-notice">You were signed out\.<\/p><\/div><p>b<sup class="note">/,
  );
  expect(read.notes).toEqual([expect.stringMatching(/^x\s+y\s+$/)]);
  const other = await as(null, 'fr')(entryDetail, { id: 'augustus-fr' });
  expect([other.name.length, other.html.trim()]).toEqual([limits.nameLength, 'deep']);
  expect(
    await db
      .selectFrom('searchName')
      .where('thingId', '=', 'augustus')
      .where('language', '=', 'en')
      .where('own', '=', true)
      .where('at', '=', 0)
      .select('name')
      .execute(),
  ).toContainEqual({ name: 'Augustus' });
  expect(await loadImages()).toEqual([picture]);
  expect(await db.selectFrom('timemapNode').where('id', '=', 'old').select('images').executeTakeFirst()).toEqual({
    images: [images[1]],
  });
  expect(await db.selectFrom('revision').where('id', '=', 'old-map').select('content').executeTakeFirst()).toEqual({
    content: { nodes: [{ ...node, images: [images[1]] }] },
  });
});
