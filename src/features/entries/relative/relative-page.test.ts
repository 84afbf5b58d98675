import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import { entryDetail } from '../contract.ts';

test('A5 an entry says whether only a family is recorded of its person', async () => {
  const { as } = openReadOnlyWorld();
  const isRelative = async (id: string) => (await as(null, 'en')(entryDetail, { id })).isRelative;
  expect(await isRelative('mama-cura')).toBe(true);
  expect(await isRelative('augustus')).toBe(false);
  expect(await isRelative('house-of-tudor')).toBe(false);
});
