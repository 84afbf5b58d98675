import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { searchAll } from './contract.ts';

test('nothing found names what is near, and nothing if nothing is', async () => {
  const { as } = openReadOnlyWorld();
  const near = await as(null, 'en')(searchAll, { keyword: '"Charlemagne xyzzyq"' });
  expect(near.total).toBe(0);
  expect(near.nearby.map(({ itemId }) => itemId)).toContain('charlemagne');
  const none = await as(null, 'en')(searchAll, { keyword: 'xyzzyq qqzzyx' });
  expect([none.total, none.nearby]).toEqual([0, []]);
  expect((await as(null, 'en')(searchAll, { keyword: 'Charlemagne' })).nearby).toEqual([]);
});
