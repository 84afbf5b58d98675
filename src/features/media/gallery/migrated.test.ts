import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../tests/world.ts';
import { migrate, migrationsIn } from '../../../kit/database/migrations.server.ts';

test('older pictures become things with a size, in the galleries of what shows them; new pictures become things automatically', async () => {
  const { db } = await openDatabase('template0');
  const migrations = await migrationsIn(resolve('migrations'));
  await migrate(
    db,
    migrations.filter(({ name }) => name < '2026-12-01'),
  );
  await sql`insert into member (id, name) values ('a', 'A')`.execute(db);
  await sql`insert into thing (id, type) values ('louvre', 'subject'), ('begun', 'subject')`.execute(db);
  await sql`insert into subject (id, kind) values ('louvre', 'site')`.execute(db);
  const image = (id: string, thing: string | null, published: boolean) => sql`
    insert into image (id, hash, thing_id, width, height, licence, source, name, size, format, murmur_hash, uploader_id, published_at)
    values (${id}, ${id}, ${thing}, 300, 200, 'CC0-1.0', '{}', 'x', 1, 'png', '', 'a', ${published ? new Date() : null})`;
  await image('shown', 'louvre', true).execute(db);
  await image('waiting', 'begun', false).execute(db);
  await migrate(db, migrations);
  await image('new', null, false).execute(db);
  await sql`delete from image where id = 'waiting'`.execute(db);

  const { rows } = await sql`
    select i.id, t.type, i.full_width as width, i.tiled_at is null as untiled,
      (select s.subject_id from image_shown s where s.image_id = i.id) as shown_by
    from image i join thing t on t.id = i.id order by i.id`.execute(db);
  expect(rows).toEqual([
    { id: 'new', type: 'image', width: 300, untiled: true, shownBy: null },
    { id: 'shown', type: 'image', width: 300, untiled: true, shownBy: 'louvre' },
  ]);
  expect((await sql`select id from thing where type = 'image' order by id`.execute(db)).rows).toEqual([
    { id: 'new' },
    { id: 'shown' },
  ]);
});
