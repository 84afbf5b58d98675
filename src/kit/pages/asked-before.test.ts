import { expect, test } from 'vitest';
import { createAskedBefore } from './asked-before.ts';

test('a repeated request is recognized until enough others have followed its first', () => {
  const askedBefore = createAskedBefore(2);
  expect(['a', 'a', 'a', 'b', 'c', 'b', 'a'].map(askedBefore)).toEqual([false, true, true, false, false, true, false]);
});
