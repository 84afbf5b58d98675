import { expect, test } from 'vitest';
import { openDatabase } from '../../../../tests/world.ts';
import { createDatabaseEngine } from './database-paths.server.ts';
import { findRandomPair } from './random-pair.server.ts';

/** A deterministic replacement of Math.random. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test('a random pair is well linked, from two regions, and at least three hops apart', async () => {
  const { db } = await openDatabase();
  const engine = createDatabaseEngine(db);
  for (const seed of [1, 7, 1969]) {
    const pair = (await findRandomPair(db, engine, numbers(seed)))!;
    const [a, b] = await Promise.all(
      pair.map((id) => db.selectFrom('subject').where('id', '=', id).selectAll().executeTakeFirstOrThrow()),
    );
    expect(a!.region).not.toBe(b!.region);
    expect(Math.min(a!.weight, b!.weight)).toBeGreaterThan(1);
    const result = await engine.find({
      from: a!.number,
      to: b!.number,
      types: [],
      kinds: [],
      largestHub: null,
      mostHops: 2,
      year: null,
      together: false,
      isCheapest: false,
      alternatives: 1,
    });
    expect(result).toBeNull();
  }
});

test('without distant entries the most distant pair is used, and without connected ones there is none', async () => {
  const { db } = await openDatabase();
  const linkedIds = ['plato', 'aristotle', 'socrates'];
  await db
    .deleteFrom('relation')
    .where((eb) => eb.or([eb('fromId', 'not in', linkedIds), eb('toId', 'not in', linkedIds)]))
    .execute();
  await db.updateTable('subject').set({ weight: 0 }).where('id', 'not in', linkedIds).execute();
  const pair = await findRandomPair(db, createDatabaseEngine(db), numbers(3));
  expect(pair?.every((id) => linkedIds.includes(id))).toBe(true);
  await db.updateTable('subject').set({ weight: 0 }).execute();
  expect(await findRandomPair(db, createDatabaseEngine(db))).toBeNull();
});
