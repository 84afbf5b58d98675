import { expect, test } from 'vitest';
import { loadWorld } from './load.ts';
import { readings } from './readings.ts';

test('every Japanese name with Chinese characters or digits has a reading in hiragana only, and no other name has one', async () => {
  const world = await loadWorld();
  const unclear = world.filter(({ names }) => /[\p{Script=Han}\d]/u.test(names[4])).map(({ id }) => id);
  expect(Object.keys(readings).sort()).toEqual(unclear.sort());
  for (const [id, reading] of Object.entries(readings)) expect(reading, id).toMatch(/^[\p{Script=Hiragana}ー]+$/u);
});
