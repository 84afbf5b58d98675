import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'importers/**/*.test.ts', 'world/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: 'tests/setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } }, // a busy machine takes its time
  },
});
