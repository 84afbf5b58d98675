import { expect, test } from 'vitest';
import { memoizeByReply } from './memoize-reply.ts';

test('a value derived from a reply is computed once per reply', () => {
  let callCount = 0;
  const double = memoizeByReply((reply: { n: number }, by: number) => {
    callCount++;
    return reply.n * by;
  });
  const [first, second] = [{ n: 2 }, { n: 2 }];
  expect([double(first, 3), double(first, 3), double(second, 3)]).toEqual([6, 6, 6]);
  expect(callCount).toBe(2);
});
