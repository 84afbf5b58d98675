/**
 * Runs all checks: types, lint, format, tests. Ends with `N passed, N failed`.
 *
 * `npm test -- FILTER…` runs the test files whose path contains one of these, `--changed [REF]` those that a change
 * since REF (HEAD) may affect; `--times` prints the seconds of every file instead of the slowest ten.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { filesChangedSince, findAffectedTests } from './affected-tests.ts';
import { countTests, skippedLines, timeLines } from './report.ts';

const began = Date.now();
/** Cache of compiled modules, for workers and products; saves half a second of processor time per start. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
/** The product under test has the pages that benchmarks and tests measure. */
process.env.EXTRA_FEATURES ??= 'bench/pages';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, times: { type: 'boolean' } },
});

async function command(name: string, bin: string, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join('node_modules', bin), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ok = (await new Promise((done) => child.once('exit', done))) === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) console.log(output);
  return ok;
}

const lintedPaths = ['src', 'importers', 'migrations', 'tests', 'bench', 'scripts', 'start.ts'];

/** In parallel with the tests, whose first half minute (build, database, world) uses one core. */
async function checkSources(): Promise<boolean[]> {
  return [
    await command('types', 'typescript/bin/tsc', '--noEmit'),
    await command('lint', 'oxlint/bin/oxlint', '--deny-warnings', ...lintedPaths),
    await command('format', 'oxfmt/bin/oxfmt', '--check'),
    await command('nothing is unused', 'knip/bin/knip.js'),
  ];
}

/** Runs these test files, or all, and returns the number of passed and failed tests and further lines to print. */
async function runTests(filters: string[]) {
  const vitest = await startVitest('test', filters, { watch: false, reporters: ['default'] });
  const modules = vitest.state.getTestModules();
  const { passed, failed } = countTests(modules);
  const broken = vitest.state.getUnhandledErrors();
  await vitest.close();
  return {
    passed,
    failed: failed + broken.length,
    lines: [
      ...timeLines(modules, values.times ?? false),
      ...skippedLines(modules),
      ...broken.map((error) => `✗ outside of any test: ${inspect(error)}`),
    ],
  };
}

const filters = values.changed ? findAffectedTests(filesChangedSince(positionals[0] ?? 'HEAD')) : positionals;
const pendingChecks = positionals.length && !values.changed ? [] : checkSources();
const tests =
  values.changed && !filters.length
    ? { passed: 0, failed: 0, lines: ['No test is touched by what changed.'] }
    : await runTests(filters);
const checks = await pendingChecks;
const passed = tests.passed + checks.filter(Boolean).length;
const failed = tests.failed + checks.filter((ok) => !ok).length;
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
for (const line of tests.lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
