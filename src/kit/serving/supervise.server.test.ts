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

test('a stop while the site opens and a reload waits leaves no process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-supervise-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'serve.mjs');
  writeFileSync(file, servingProcess);
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
  const reloading = supervisor.reload();
  await supervisor.stop();
  await reloading;
  expect(Object.keys(cluster.workers ?? {})).toEqual([]);
  expect(lines).toEqual([]);
});
