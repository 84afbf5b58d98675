import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'importers/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: 'tests/setup.ts',
    setupFiles: 'tests/fill-registry.ts',
    pool: 'forks',
    isolate: false, // a worker imports the product once: it costs a second of processor time
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A busy machine takes ten times as long; what must be quick says so itself (tests/scale-by-load.ts).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
