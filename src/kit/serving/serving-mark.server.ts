import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the file serving.json of STELE_DATA says of the site that runs on it with several processes. */
export interface ServingMark {
  /** The supervisor; SIGHUP makes it replace its processes. */
  pid: number;
  processes: number;
  /** Reloads that ended since the start, and why the last one failed. */
  reloads: number;
  failure: string | null;
}

const fileIn = (folder: string) => join(folder, 'serving.json');

/** Marks that this process supervises the site, until it ends. */
export function markServing(folder: string, processes: number): { noteReload(failure: string | null): void } {
  const mark: ServingMark = { pid: process.pid, processes, reloads: 0, failure: null };
  const write = () => {
    writeFileSync(`${fileIn(folder)}.new`, JSON.stringify(mark));
    renameSync(`${fileIn(folder)}.new`, fileIn(folder));
  };
  mkdirSync(folder, { recursive: true });
  write();
  process.once('exit', () => clearServingMark(folder));
  return {
    noteReload(failure) {
      mark.reloads++;
      mark.failure = failure;
      write();
    },
  };
}

/** Removes the mark, so that nobody signals a process that has its number now. */
export const clearServingMark = (folder: string): void => rmSync(fileIn(folder), { force: true });

/** The mark of a site that runs; null if none does. */
export function readServingMark(folder: string): ServingMark | null {
  try {
    const mark = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as ServingMark;
    process.kill(mark.pid, 0);
    return mark;
  } catch {
    return null; // no file, or its process was killed
  }
}
