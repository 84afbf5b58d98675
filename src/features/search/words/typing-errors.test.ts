import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, allowedErrors } from './typing-errors.ts';

const errors = (typed: string, name: string, begins = false) => editDistance([...typed], [...name], 2, begins);

test('a letter omitted, inserted, replaced, or swapped with its neighbour is one error', () => {
  expect(errors('napoleon', 'napoleon')).toBe(0);
  for (const typed of ['napoeon', 'nappoleon', 'napolean', 'naploeon'])
    expect(errors(typed, 'napoleon'), typed).toBe(1);
  expect(errors('napolaen', 'napoleon')).toBe(2);
  expect(errors('hannibal', 'napoleon')).toBe(Infinity);
  expect(errors('秦使皇', '秦始皇')).toBe(1);
});

test('input may be only the beginning of a name', () => {
  expect(errors('alexsan', 'alexander the great', true)).toBe(1);
  expect(errors('alexsan', 'alexander the great')).toBe(Infinity);
});

test('long words tolerate two errors, short ones one, very short ones none', () => {
  expect(allowedErrors([...'rom'], true)).toBe(0);
  expect(allowedErrors([...'romme'], true)).toBe(1);
  expect(allowedErrors([...'napolean'], true)).toBe(2);
  expect(allowedErrors([...'秦始'], false)).toBe(0);
  expect(allowedErrors([...'秦始皇'], false)).toBe(1);
});

test('edit distance is symmetric, and never more than the edits made', () => {
  const word = fc.array(fc.constantFrom(...'abcd'), { maxLength: 8 });
  fc.assert(fc.property(word, word, (a, b) => void expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))));
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...'abcd'), (name, place, letter) => {
      const at = place % (name.length + 1);
      expect(editDistance(name.toSpliced(at, 0, letter), name, 2)).toBeLessThanOrEqual(1);
      expect(editDistance(name.toSpliced(at, 1), name, 2)).toBeLessThanOrEqual(1);
      expect(editDistance(name.toSpliced(at, 1, letter), name, 2)).toBeLessThanOrEqual(1);
      expect(editDistance(name.toSpliced(at, 1, letter), name, 2, true)).toBeLessThanOrEqual(1);
    }),
  );
});
