import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../../../rules/limits.ts';
import { createTurnScheduler } from './turns.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());
const pace = { ...limits.turns, freeMs: 1000, share: 0.4, now: () => Date.now() };

/** A client that repeats its request after each answer, each time for work of `costMs` milliseconds. */
function aLoop(turns: ReturnType<typeof createTurnScheduler>, network: string, client: string, costMs: number) {
  const done: number[] = [];
  void (async () => {
    for (;;) {
      const turn = await turns.take(network, client);
      if (!turn) return;
      await new Promise((resolve) => setTimeout(resolve, costMs));
      turn.finish(costMs);
      done.push(Date.now());
    }
  })();
  return done;
}

test('security H1: an expensive network’s requests run one after the other, within its share of the time', async () => {
  const turns = createTurnScheduler(pace);
  const loops = Array.from({ length: 12 }, () => aLoop(turns, 'attacker', 'curl', 100));
  await vi.advanceTimersByTimeAsync(5000);
  const before = loops.flat().length;
  await vi.advanceTimersByTimeAsync(60_000);
  const busyMs = (loops.flat().length - before) * 100;
  expect(busyMs).toBeGreaterThan(60_000 * 0.35);
  expect(busyMs).toBeLessThanOrEqual(60_000 * 0.41);
});

test('security H1: another client of that network waits for one turn, however many are waiting', async () => {
  const turns = createTurnScheduler(pace);
  for (let at = 0; at < 90; at++) void aLoop(turns, 'network', 'curl', 100);
  await vi.advanceTimersByTimeAsync(10_000);
  const requestedAt = Date.now();
  let answered: number | undefined;
  void turns.take('network', 'Firefox').then((turn) => {
    answered = Date.now();
    turn!.finish(20);
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(answered! - requestedAt).toBeLessThanOrEqual(250);
});

test('a cheap network never pauses, and one that has rested is as free as before', async () => {
  const turns = createTurnScheduler(pace);
  const light = aLoop(turns, 'school', 'Firefox', 5);
  await vi.advanceTimersByTimeAsync(500);
  expect(light.length).toBeGreaterThan(90);
  const other = createTurnScheduler(pace);
  const turn = await other.take('a', 'b');
  turn!.finish(60_000);
  await vi.advanceTimersByTimeAsync(10 * limits.turns.halfLifeMs);
  const two = await Promise.all([other.take('a', 'b'), other.take('a', 'b')]);
  expect(two.every(Boolean)).toBe(true);
});

test('a client that leaves while waiting gives up its place; if too many wait, one more is refused', async () => {
  const turns = createTurnScheduler({ ...pace, waiting: { network: 2, client: 2 } });
  const held = await Promise.all([turns.take('a', 'b'), turns.take('a', 'b')]);
  const leaving = new AbortController();
  const left = turns.take('a', 'b', () => leaving.signal),
    waits = turns.take('a', 'b');
  expect(await turns.take('a', 'b')).toBeNull();
  leaving.abort();
  expect(await left).toBeNull();
  held[0]!.finish(1);
  expect(await waits).not.toBeNull();
});

test('a turn that waits for something other than a processor gives up its place', async () => {
  const turns = createTurnScheduler(pace);
  await Promise.all([turns.take('a', 'b'), turns.take('a', 'b')]);
  let isBegun = false;
  void turns.take('a', 'b').then(() => (isBegun = true));
  await vi.advanceTimersByTimeAsync(limits.turns.longestMs - 1);
  expect(isBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(isBegun).toBe(true);
});
