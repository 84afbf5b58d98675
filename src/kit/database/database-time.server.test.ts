import { expect, test } from 'vitest';
import { createDatabaseTime } from './database-time.server.ts';

test('security H1: running statements count as busy processors, no more than there are', () => {
  let at = 0;
  const time = createDatabaseTime(() => at, 2);
  at = 50;
  time.begin();
  at = 60;
  for (let more = 0; more < 4; more++) time.begin();
  at = 70;
  expect(time.usedMs()).toBe(10 + 20);
  for (let more = 0; more < 5; more++) time.end();
  at = 500;
  expect(time.usedMs()).toBe(30);
});
