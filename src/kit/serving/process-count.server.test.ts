import { expect, test } from 'vitest';
import { countProcesses } from './process-count.server.ts';

const settings = {
  PROCESSES: 'auto',
  PAGE_CACHE_MB: 128,
  DATA_CACHE_MB: 64,
  DATABASE_URL: undefined,
  STELE_DEV: 'off',
} as const;
const gigabytes = (count: number) => count * 1024;

test.for([
  [1, 24, 1],
  [2, 2, 1],
  [2, 4, 2],
  [4, 4, 2],
  [4, 24, 4],
  [64, 256, 6],
])('issue 41: on %i cores and %i GB there are %i processes', ([cores, memory, count]) =>
  expect(countProcesses(settings, { cores: cores!, memoryMB: gigabytes(memory!) })).toBe(count),
);

test('issue 41: an external database takes as many as there are cores; PROCESSES overrules both', () => {
  const machine = { cores: 64, memoryMB: gigabytes(256) };
  expect(countProcesses({ ...settings, DATABASE_URL: 'postgres://db/stele' }, machine)).toBe(64);
  expect(countProcesses({ ...settings, PROCESSES: 3 }, { cores: 1, memoryMB: 512 })).toBe(3);
  expect(countProcesses({ ...settings, STELE_DEV: 'on' }, machine)).toBe(1);
});
