import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Limits this process's memory to `bytes` more than it has, and makes the operating system kill it first if memory runs
 * out. On Linux, if `checkPrlimit` exists; elsewhere it does nothing.
 */
export function limitMemory(bytes: number): void {
  if (process.platform !== 'linux') return;
  const [, ownKb] = /^VmData:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const limit = ['--pid', String(process.pid), `--data=${Number(ownKb) * 1024 + bytes}`, '--core=0'];
  if (ownKb) spawnSync('/usr/bin/prlimit', limit, { stdio: 'ignore' });
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // a container may forbid it
  }
}
