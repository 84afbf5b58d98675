import { availableParallelism, totalmem } from 'node:os';
import type { Settings } from '../settings.server.ts';

const megabyte = 1024 * 1024;
/** A process without caches, and our own PostgreSQL with its shared memory, in megabytes (docs/figures.md). */
const processMB = 400,
  databaseMB = 300;
/** Processes that the connections of our own PostgreSQL suffice for (docs/scaling.md). */
const maxOnOwnDatabase = 6;

type MemorySettings = Pick<Settings, 'PAGE_CACHE_MB' | 'DATA_CACHE_MB' | 'DATABASE_URL'>;

/** Megabytes that a number of processes use, with our own PostgreSQL. */
export const memoryOf = (processes: number, { PAGE_CACHE_MB, DATA_CACHE_MB, DATABASE_URL }: MemorySettings): number =>
  processes * (processMB + PAGE_CACHE_MB + DATA_CACHE_MB) + (DATABASE_URL ? 0 : databaseMB);

/** Memory of this machine, or of its container, in megabytes. */
export const readMachineMemory = (): number =>
  Math.round(Math.min(totalmem(), process.constrainedMemory() || Infinity) / megabyte);

/** How many processes serve: those that PROCESSES says, or one per core while they fill at most half of the memory. */
export function countProcesses(
  settings: MemorySettings & Pick<Settings, 'PROCESSES' | 'STELE_DEV'>,
  { cores = availableParallelism(), memoryMB = readMachineMemory() } = {},
): number {
  if (settings.PROCESSES !== 'auto') return settings.PROCESSES;
  if (settings.STELE_DEV === 'on') return 1;
  const max = Math.min(cores, settings.DATABASE_URL ? Infinity : maxOnOwnDatabase);
  let count = 1;
  while (count < max && memoryOf(count + 1, settings) <= memoryMB / 2) count++;
  return count;
}
