import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayRetry, withUploaded } from './uploads.ts';

test('writing C a batch of pictures keeps the order of its files, whatever order the uploads finish in', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 }), (arrivals) => {
      let list = [-1, 0]; // existing items
      for (const [at, key] of arrivals.entries())
        list = withUploaded(list, key, arrivals.slice(0, at).filter((other) => other > key).length);
      expect(list).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }),
  );
  expect(withUploaded([1], 2, 5)).toEqual([2, 1]); // the other items were removed in the meantime
});

test('writing C trying again is offered for a lost connection, not for a file that is refused itself', () => {
  expect(mayRetry('pictureSmall')).toBe(false);
  expect(mayRetry('tooLarge')).toBe(false);
  expect(mayRetry('recordingUnreadable')).toBe(false);
  expect(mayRetry('requestFailed')).toBe(true);
});
