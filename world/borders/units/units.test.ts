import { expect, test } from 'vitest';
import { units } from '../since-1914.ts';
import { holders } from './holders.ts';
import { names, subjects } from './states.ts';

test('R22 from 1914 on every unit of land has one holder a year, a state with a name in five languages', () => {
  expect([...holders.keys()].sort()).toEqual([...units].sort());
  for (const [unit, said] of holders) {
    expect(said[0]!.from, unit).toBeLessThanOrEqual(1914);
    said.forEach(({ from, state }, at) => {
      if (at > 0) expect(from, unit).toBeGreaterThan(said[at - 1]!.from);
      expect(state in subjects || names.get(state)?.filter(Boolean).length === 5, `${unit}: ${state}`).toBe(true);
      expect(said[at - 1]?.state, `${unit} ${from}`).not.toBe(state);
    });
  }
});
