import { expect, test } from 'vitest';
import { createSeenKeys } from './seen-keys.ts';

test('a repeated request is recognized until enough others have followed its first', () => {
  const askedBefore = createSeenKeys(2);
  expect(['a', 'a', 'a', 'b', 'c', 'b', 'a'].map(askedBefore)).toEqual([false, true, true, false, false, true, false]);
});
