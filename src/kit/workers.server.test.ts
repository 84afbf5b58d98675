import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { WorkAborted, createWorker } from './workers.server.ts';

test('security H1 H2 work that does not end, or takes all memory, is aborted; the next one runs, and nothing else is blocked', async () => {
  const inThread = createWorker<typeof import('../../tests/worker-tasks.ts')>('tests/worker-tasks.ts');
  let turns = 0;
  const turning = setInterval(() => turns++, 5);
  await expect(inThread('endless', undefined as never, 400)).rejects.toBeInstanceOf(WorkAborted);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
  await expect(inThread('greedy', undefined as never, 60_000)).rejects.toBeInstanceOf(WorkAborted);
  await expect(inThread('failing', undefined as never, 60_000)).rejects.toThrow('of its own');
  expect(await inThread('doubled', 21, 60_000)).toBe(42);
});

test('a thread finds its file from any working directory', async () => {
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  process.chdir(tmpdir());
  const inThread = createWorker<typeof import('../../tests/worker-tasks.ts')>('tests/worker-tasks.ts');
  expect(await inThread('doubled', 4, 60_000)).toBe(8);
});
