import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { timemapOfEntry } from '../timemaps/contract.ts';

test('security M5 a picture of a node that is older than the rules sends no browser elsewhere', async () => {
  const { db, as } = await openWorld();
  const picture = `/media/image/${'a'.repeat(43)}-600x400.webp`,
    images = [
      { id: 'a', url: '/api/auth/logout', caption: null },
      { id: 'b', url: picture, caption: null },
    ];
  await sql`
    insert into timemap_node (id, subject_id, position, title, latitude, longitude, place_name, images, weight)
    values ('old', 'augustus', 99, '{"en":"A quiet place"}', 1, 1, '{}', ${JSON.stringify(images)}, 1)`.execute(db);
  const { nodes } = await as(null, 'en')(timemapOfEntry, { id: 'augustus-en' });
  expect(nodes.find(({ id }) => id === 'old')!.images.map(({ url }) => url)).toEqual([picture]);
});
