import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
/** In bytes: the run's databases and data folders take less than half of it at any time. */
const enough = 4 * 2 ** 30;

/**
 * Where a run keeps its databases and data folders. In memory where there is plenty of it: what a crash of the machine
 * would lose is not needed, and a copy of the world costs 50 ms there, on a busy disk up to 800 ms.
 */
export function roomForTests(): string {
  if (!existsSync(memory)) return tmpdir();
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
  } catch {
    return tmpdir();
  }
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) < enough ? tmpdir() : memory;
}
