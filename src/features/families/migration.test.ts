import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { migrate, migrationsIn } from '../../kit/database/migrations.server.ts';

test('S06 in a database that already has families, unions no longer count towards a person’s weight', async () => {
  const { db } = await openDatabase('template0');
  const allMigrations = await migrationsIn(resolve('migrations'));
  await migrate(
    db,
    allMigrations.filter(({ name }) => name < '2026-12-03-families'),
  );
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection); // these rows have no revisions
    for (const [id, weight] of [
      ['livia', 2],
      ['tiberius', 1],
      ['rome', 1],
    ] as const) {
      await sql`insert into thing (id, type) values (${id}, 'subject')`.execute(connection);
      await sql`insert into subject (id, kind, weight) values (${id}, 'person', ${weight})`.execute(connection);
    }
    await sql`insert into family_union (id, told_by, position, kind) values ('u', 'livia', 0, 'marriage')`.execute(
      connection,
    );
    await sql`insert into family_partner (union_id, subject_id, position) values ('u', 'livia', 0)`.execute(connection);
    await sql`
      insert into family_child (union_id, subject_id, position, adopted, doubtful) values ('u', 'tiberius', 0, false, false)`.execute(
      connection,
    );
    await sql`
      insert into relation (id, from_id, to_id, type, word, union_id) values
        ('r1', 'livia', 'tiberius', 'family', '{}', 'u'), ('r2', 'livia', 'rome', 'family', '{}', null)`.execute(
      connection,
    );
    await sql`set session_replication_role = origin`.execute(connection);
  });

  await migrate(db, allMigrations);

  const { rows } = await sql`select id, weight from subject order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'livia', weight: 1 },
    { id: 'rome', weight: 1 },
    { id: 'tiberius', weight: 0 },
  ]);
});
