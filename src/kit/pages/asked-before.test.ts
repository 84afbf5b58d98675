import { expect, test } from 'vitest';
import { createAskedBefore } from './asked-before.ts';

test('what is asked again is known, until so many others were asked since it first was', () => {
  const askedBefore = createAskedBefore(2);
  expect(['a', 'a', 'a', 'b', 'c', 'b', 'a'].map(askedBefore)).toEqual([false, true, true, false, false, true, false]);
});
