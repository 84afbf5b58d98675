import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { copyNewRows } from './copy-new.server.ts';
import type { Database } from './database.server.ts';

const timeOf = (subjectId: string) => ({
  subject_id: subjectId,
  position: 9,
  role: 'life',
  start_time: '1900-00-00 00:00:00',
  earliest: 1,
  latest: 2,
});
const copyTimes = (db: Database, ids: readonly string[]) =>
  copyNewRows(
    db,
    'subject_time',
    ['subject_id', 'position', 'role', 'start_time', 'earliest', 'latest'],
    ids.map(timeOf),
  );

test('rows are written only if all they refer to exists or is in the same transaction, and it stays until the transaction ends', async () => {
  const { db } = await openDatabase();
  const written = async () =>
    (
      await sql<{ subjectId: string }>`select subject_id from subject_time where position = 9 order by 1`.execute(db)
    ).rows.map(({ subjectId }) => subjectId);
  await expect(db.transaction().execute((tx) => copyTimes(tx, ['augustus', 'nobody']))).rejects.toThrow(
    'subject_time.subject_id is nobody, which no subject has',
  );
  expect(await written()).toEqual([]);
  await db.transaction().execute(async (tx) => {
    expect(await copyNewRows(tx, 'thing', ['id', 'type'], [{ id: 'new', type: 'subject' }])).toBe(true);
    await copyNewRows(tx, 'subject', ['id', 'kind'], [{ id: 'new', kind: 'idea' }]);
    await copyTimes(tx, ['new', 'augustus']);
    expect((await sql`show session_replication_role`.execute(tx)).rows).toEqual([{ sessionReplicationRole: 'origin' }]);
    const goes = db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '200ms'`.execute(other);
      await sql`delete from subject where id = 'augustus'`.execute(other);
    });
    await expect(goes).rejects.toThrow('lock timeout');
  });
  expect(await written()).toEqual(['augustus', 'new']);
});

test('a role that may not disable triggers writes rows in the ordinary way', async () => {
  const { db, pool } = await openDatabase();
  await pool.query(`create role writer; grant all on all tables in schema public to writer`);
  await expect(
    db.transaction().execute(async (tx) => {
      await sql`set local role writer`.execute(tx);
      expect(await copyTimes(tx, ['augustus'])).toBe(false);
      return copyTimes(tx, ['nobody']);
    }),
  ).rejects.toMatchObject({ code: '23503' });
  await pool.query(`drop owned by writer; drop role writer`);
});

test('only tables whose triggers are replaced have triggers that rows by COPY would need', async () => {
  const { db } = await openDatabase();
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass || ' ' || tgname as name from pg_trigger
    where not tgisinternal and tgtype & 4 = 4 and tgrelid = any(array['thing', 'revision', 'subject', 'subject_time', 'entry', 'other_name', 'relation', 'edge', 'search_passage', 'import_record',
      'book_witness', 'book_chapter', 'book_segment', 'book_page', 'book_passage']::regclass[])
    order by 1`.execute(db);
  // Revisions are inserted with their number; words of relations are counted separately (relations/publish.server.ts).
  expect(rows.map(({ name }) => name)).toEqual(['relation relation_counted_insert', 'revision revision_published']);
});
