import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** In bytes: the run's databases and data folders take less than half of it at any time. */
const requiredBytes = 4 * 2 ** 30;

/**
 * The folder for databases and data folders of a run. In memory if there is enough: a crash may lose it, and a copy of
 * the world takes 50 ms there, on a busy disk up to 800 ms. Removes folders of killed runs.
 */
export function createRunFolder(): string {
  const place = chooseParentFolder();
  for (const name of readdirSync(place)) {
    const run = /^stele-test-(\d+)-/.exec(name)?.[1];
    if (run && !isAlive(Number(run)) && isOurs(join(place, name)))
      rmSync(join(place, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(place, `stele-test-${process.pid}-`));
  chmodSync(folder, 0o711); // as root, products of other users have their folders in it
  return folder;
}

const isOurs = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function chooseParentFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  try {
    accessSync(memoryFolder, constants.W_OK | constants.X_OK);
  } catch {
    return tmpdir();
  }
  const { bavail, bsize } = statfsSync(memoryFolder);
  return Math.min(bavail * bsize, freemem()) < requiredBytes ? tmpdir() : memoryFolder;
}
