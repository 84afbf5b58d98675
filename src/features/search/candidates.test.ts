import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { atLeastQuery, type WeightedUnit } from './candidates.server.ts';

const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const weighted = words.map((word): WeightedUnit => {
  const unit = { forms: [word], begins: false, common: false, counts: 1, place: 0 };
  return { text: `'${word}'`, unit, frequency: 1, weight: 1 };
});

test('a query that requires some of its words matches exactly if enough of them occur', async () => {
  const { db } = await openReadOnlyWorld();
  for (const size of [1, 2, 3, 7]) {
    const { rows } = await sql<{ having: number; meets: boolean }>`
      select bit_count(chosen::bit(7)) as having, array_to_tsvector(array(
          select word from unnest(${words}::text[]) with ordinality w (word, place) where chosen & (1 << (place::int - 1)) <> 0
        )) @@ ${atLeastQuery(size, weighted)}::tsquery as meets
      from generate_series(0, 127) chosen`.execute(db);
    for (const { having, meets } of rows) expect(meets).toBe(having >= size);
  }
});
