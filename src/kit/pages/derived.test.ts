import { expect, test } from 'vitest';
import { derived } from './derived.ts';

test('what is made of a reply is made once for each reply', () => {
  let made = 0;
  const double = derived((reply: { n: number }, by: number) => {
    made++;
    return reply.n * by;
  });
  const [first, second] = [{ n: 2 }, { n: 2 }];
  expect([double(first, 3), double(first, 3), double(second, 3)]).toEqual([6, 6, 6]);
  expect(made).toBe(2);
});
