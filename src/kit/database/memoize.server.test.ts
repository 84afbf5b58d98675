import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { memoizeByDatabase } from './memoize.server.ts';

test('code B2: a value is loaded once for a database, and a failure is not remembered', async () => {
  const { db } = await openDatabase('tables');
  let loads = 0;
  const load = memoizeByDatabase(async (db) => {
    loads++;
    await sql`select ${sql.raw(loads === 1 ? 'no_such_column' : '1')}`.execute(db);
    return loads;
  });
  await expect(load(db)).rejects.toThrow('no_such_column');
  await expect(Promise.all([load(db), load(db)])).resolves.toEqual([2, 2]);
  await expect(db.transaction().execute((tx) => load(tx))).resolves.toBe(2);
});
