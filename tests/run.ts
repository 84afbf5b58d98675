/**
 * Everything that must hold: types, lint, tests. Ends with `N passed, N failed`. `npm test -- FILTER` runs the tests
 * that match.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

const began = Date.now();
let passed = 0,
  failed = 0;
const count = (ok: boolean) => (ok ? passed++ : failed++);

async function command(name: string, bin: string, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join('node_modules', bin), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ok = (await new Promise((done) => child.once('exit', done))) === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) console.log(said);
  return ok;
}

const filters = process.argv.slice(2);
/** Beside the tests, whose first half minute (build, database, world) keeps one core busy. */
async function sources() {
  count(
    (await command('routes are typed', '@react-router/dev/bin.cjs', 'typegen')) &&
      (await command('types', 'typescript/bin/tsc', '--noEmit')),
  );
  count(
    await command(
      'lint',
      'oxlint/bin/oxlint',
      '--deny-warnings',
      'src',
      'world',
      'importers',
      'migrations',
      'tests',
      'bench',
      'scripts',
      'start.ts',
    ),
  );
  count(await command('format', 'oxfmt/bin/oxfmt', '--check'));
}
const checked = filters.length ? Promise.resolve() : sources();
const vitest = await startVitest('test', filters, { watch: false, reporters: ['default'] });
for (const module of vitest.state.getTestModules()) {
  if (!module.ok() && ![...module.children.allTests()].some((test) => test.result().state === 'failed')) failed++; // the file itself broke
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') passed++;
    else if (state === 'failed') failed++;
  }
}
await checked;
const broken = vitest.state.getUnhandledErrors().length;
await vitest.close();
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed + broken} failed`);
process.exit(failed + broken || !passed ? 1 : 0);
