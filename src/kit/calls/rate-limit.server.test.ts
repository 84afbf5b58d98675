import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { rateLimit, countAttempts, resetLimit } from './rate-limit.server.ts';
import { networkOf } from './visitor.server.ts';

const minute = 60_000;

test('a number of attempts is allowed, then the refusal gives the wait; time frees attempts', async () => {
  const { db } = await openDatabase();
  const limit = { key: 'sign-in a', maxAttempts: 3, perMs: minute };
  for (let tries = 0; tries < 3; tries++) await rateLimit(db, limit);
  const refused = await rateLimit(db, limit).catch((error: { details: { seconds: number } }) => error);
  expect(refused).toMatchObject({ errorName: 'tryLater' });
  expect((refused as { details: { seconds: number } }).details.seconds).toBeGreaterThan(50);
  expect(await countAttempts(db, limit.key, minute)).toBe(3); // rejected attempts do not count
  await sql`update attempt set at = at - interval '61 seconds'`.execute(db);
  await rateLimit(db, limit);
  await rateLimit(db, { ...limit, key: 'sign-in b' });
  await resetLimit(db, limit.key);
  expect(await countAttempts(db, limit.key, minute)).toBe(0);
});

test('a hundred attempts at once do not each count as the first, on several limits in any order', async () => {
  const { db } = await openDatabase();
  const [a, b] = [
    { key: 'x a', maxAttempts: 7, perMs: minute },
    { key: 'x b', maxAttempts: 50, perMs: minute },
  ];
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, place) => rateLimit(db, ...(place % 2 ? [a, b] : [b, a]))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await countAttempts(db, 'x b', minute)).toBe(7);
});

test('requests without a device are not counted by device', async () => {
  const { db } = await openDatabase();
  for (let tries = 0; tries < 3; tries++) await rateLimit(db, { key: 'code device ', maxAttempts: 1, perMs: minute });
});

test('a network is an IPv4 address, or the /64 of an IPv6 one, in any notation', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  for (const same of ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:0db8:0001:0002:ffff::1'])
    expect(networkOf(same)).toBe('2001:db8:1:2::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('faults: a clock that is set back by an hour causes no hour of waiting', async () => {
  const { db } = await openDatabase();
  const limit = { key: 'sign-in a', maxAttempts: 1, perMs: minute };
  await rateLimit(db, limit);
  await sql`update attempt set at = at + interval '1 hour'`.execute(db);
  expect(await countAttempts(db, limit.key, minute)).toBe(0);
  await rateLimit(db, limit);
  await expect(rateLimit(db, limit)).rejects.toMatchObject({ errorName: 'tryLater' });
});
