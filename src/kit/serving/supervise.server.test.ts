import cluster from 'node:cluster';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { superviseProcesses } from './supervise.server.ts';

/** A process that opens at once and ends when it is told to. */
const servingProcess = `
  process.on('message', ({ type }) => {
    if (type === 'start') process.send({ type: 'open', address: 'http://127.0.0.1' });
    if (type === 'stop') process.exit();
  });`;

async function supervise(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-supervise-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'serve.mjs');
  writeFileSync(file, script);
  const lines: string[] = [];
  const supervisor = await superviseProcesses({
    file,
    execArgv: [],
    env: {},
    processes: 3,
    databaseUrl: '',
    log: (line) => void lines.push(line),
    endMs: 5000,
  });
  return { supervisor, lines, replaceScript: (other: string) => writeFileSync(file, other) };
}

test('a stop while the site opens and a reload waits leaves no process', async () => {
  const { supervisor, lines } = await supervise(servingProcess);
  const reloading = supervisor.reload();
  await supervisor.stop();
  await reloading;
  expect(Object.keys(cluster.workers ?? {})).toEqual([]);
  expect(lines).toEqual([]);
});

test('where further processes cannot open, the first one serves, and a reload with a mended build fills their places', async () => {
  const { supervisor, lines, replaceScript } = await supervise(`
    process.on('message', ({ type, runsJobs }) => {
      if (type === 'start') process.send(runsJobs ? { type: 'open', address: 'http://127.0.0.1' } : { type: 'failed', reason: 'Broken' });
      if (type === 'stop') process.exit();
    });`);
  await expect.poll(() => lines).toContain('one process serves');
  replaceScript(servingProcess);
  await supervisor.reload();
  expect(Object.values(cluster.workers ?? {}).filter((worker) => !worker!.isDead())).toHaveLength(3);
  expect(lines.filter((line) => line === 'Broken').length).toBeGreaterThanOrEqual(2);
  expect(lines.at(-1)).toBe('3 new processes serve');
  await supervisor.stop();
});
