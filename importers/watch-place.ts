/**
 * A thread that ends its process if one file or record takes too much processor time, or the process too much memory:
 * running JavaScript cannot be interrupted otherwise. It first writes the place to a file, for `supervise.ts`.
 */
import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** The last place read; `why` is set if this thread ended the process. */
export interface LastPlace {
  where: string;
  why: 'time' | 'memory' | null;
}
export interface WatchedProcess {
  shared: SharedArrayBuffer;
  /** The file for the last place, as JSON. */
  file: string;
  /** Processor time for one file or record, in milliseconds. */
  cpuMs: number;
  /** Memory of the process, in bytes. */
  memoryBytes: number;
}

/** Interval between checks, in milliseconds. */
const watchMs = 50;

const { shared, file, cpuMs, memoryBytes } = workerData as WatchedProcess;
const numbers = new Int32Array(shared, 0, 2);
let reads = -1,
  writtenPlace: string | null = null,
  cpuBefore = process.cpuUsage();

const readPlace = () => Buffer.from(Buffer.from(shared, 8, numbers[1])).toString();
function write(last: LastPlace) {
  writeFileSync(file, JSON.stringify(last));
  writtenPlace = last.where;
}

setInterval(() => {
  const now = Atomics.load(numbers, 0),
    where = readPlace();
  if (now !== reads) {
    [reads, cpuBefore] = [now, process.cpuUsage()];
    if (where !== writtenPlace) write({ where, why: null });
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const isSlow = where !== '' && user + system > cpuMs * 1000;
  if (!isSlow && process.memoryUsage.rss() <= memoryBytes) return;
  write({ where, why: isSlow ? 'time' : 'memory' });
  process.kill(process.pid, 'SIGKILL');
}, watchMs);
