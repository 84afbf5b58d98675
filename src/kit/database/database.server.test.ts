import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { identityOf } from './database.server.ts';
import { oneReading } from './reading.server.ts';

test('what is kept of a database in memory is found again by its transactions and by the readings of pages, and by no other database', async () => {
  const [{ db }, { db: another }] = [await openDatabase('template0'), await openDatabase('template0')];
  expect(identityOf(oneReading(db))).toBe(identityOf(db));
  await db.transaction().execute(async (tx) => expect(identityOf(tx)).toBe(identityOf(db)));
  expect(identityOf(another)).not.toBe(identityOf(db));
});
