import { expect, test } from 'vitest';
import { createQueryCache } from './use-query.ts';

/** A cache whose requests the test answers. */
function aCache(capacity = 3) {
  const requests: { question: string; signal: AbortSignal; answer(value: string): void; fail(): void }[] = [];
  const cache = createQueryCache<string, string>(
    capacity,
    (cached, question) => cached.question === question,
    (question, signal) =>
      new Promise((resolve, reject) =>
        requests.push({ question, signal, answer: resolve, fail: () => reject(new Error('away')) }),
      ),
  );
  return { cache, requests };
}

test('code C: a caller that leaves does not cancel the request of another', async () => {
  const { cache, requests } = aCache();
  const first = new AbortController(),
    second = new AbortController();
  const [left, stayed] = [cache.fetch('a', first.signal), cache.fetch('a', second.signal)];
  expect(requests).toHaveLength(1);
  first.abort();
  await expect(left).rejects.toThrow('abort');
  expect(requests[0]!.signal.aborted).toBe(false);
  requests[0]!.answer('A');
  await expect(stayed).resolves.toBe('A');
  expect(cache.peek('a')).toBe('A');
});

test('a request without waiting callers is aborted, and its late answer is not cached', async () => {
  const { cache, requests } = aCache();
  const caller = new AbortController();
  const left = cache.fetch('a', caller.signal);
  caller.abort();
  await expect(left).rejects.toThrow('abort');
  expect(requests[0]!.signal.aborted).toBe(true);
  const again = cache.fetch('a', new AbortController().signal);
  expect(requests).toHaveLength(2);
  requests[0]!.answer('old');
  requests[1]!.answer('new');
  await expect(again).resolves.toBe('new');
  expect(cache.peek('a')).toBe('new');
});

test('a failure is not cached, a changed answer is, and the oldest answers are evicted first', async () => {
  const { cache, requests } = aCache(2);
  const { signal } = new AbortController();
  const failed = cache.fetch('a', signal);
  requests[0]!.fail();
  await expect(failed).rejects.toThrow('away');
  expect(cache.peek('a')).toBeUndefined();
  for (const question of ['a', 'b', 'a', 'c']) cache.set(question, question.toUpperCase());
  expect(['a', 'b', 'c'].map((question) => cache.peek(question))).toEqual(['A', undefined, 'C']);
});
