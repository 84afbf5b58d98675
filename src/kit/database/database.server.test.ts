import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { identityOf } from './database.server.ts';
import { withRequestCache } from './request-cache.server.ts';

test('memory cached for a database is shared with its transactions and page readings, and with no other database', async () => {
  const [{ db }, { db: another }] = [await openDatabase('template0'), await openDatabase('template0')];
  expect(identityOf(withRequestCache(db))).toBe(identityOf(db));
  await db.transaction().execute(async (tx) => expect(identityOf(tx)).toBe(identityOf(db)));
  expect(identityOf(another)).not.toBe(identityOf(db));
});
