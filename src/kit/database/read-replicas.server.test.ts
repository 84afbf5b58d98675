import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { counts } from '../watching/counts.server.ts';
import { openReadReplicas } from './read-replicas.server.ts';

test('operations C2 reads from the primary because no replica can be used are counted as such', async () => {
  const { db, pool } = await openDatabase('tables');
  const urls = ['postgres://nobody@127.0.0.1:1/none'];
  const readers = openReadReplicas({ primary: { db, pool }, urls, lagSeconds: 5, onPrimaryBack: () => {} });
  onTestFinished(() => readers.stop());
  const read = async () =>
    (await counts.reads.get()).values.find(({ labels }) => labels.from === 'primary')?.value ?? 0;
  const before = await read();
  for (let at = 0; at < 3; at++) await sql`select 1`.execute(readers.db);
  expect((await read()) - before).toBe(3);
});
