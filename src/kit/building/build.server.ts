import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePageStyles } from '../pages/page-files.server.ts';

/**
 * `npm run dev` builds quickly, without minification (vite.config.ts) and compression. The two kinds of build have
 * separate marks. The mark is written last and dated back to the start of the build: an interrupted build counts as
 * missing, and sources that changed during it make it stale.
 */
const doneMarker = process.env.QUICK_BUILD ? 'build/done-quickly' : 'build/done';
/** Holds the id of the process that builds; others wait for it. Not in `build/`, which a build begins by removing. */
const lockFile = 'node_modules/.stele-build';
const viteFile = join('node_modules', 'vite', 'bin', 'vite.js');
/**
 * In milliseconds: how often the building process touches the lock, and the age at which a lock counts as abandoned. A
 * build may take minutes on a busy machine, and another process may have got the id of one that died.
 */
const touchMs = 1000,
  abandonedMs = 30_000;
/** Folders of further features to build, separated by commas (vite.config.ts); undefined accepts any build. */
const extraFeatures = process.env.EXTRA_FEATURES;
const inputs = [...(extraFeatures?.split(',').filter(Boolean) ?? []), 'src', 'vite.config.ts'];
/** An input only while the packages that build are installed: `npm prune`, which removes them, writes it. */
const lock = 'package-lock.json';

/** The latest modification time below a path, in milliseconds. */
function latestModification(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => latestModification(join(path, name))));
}

/** Whether the build is missing, has other extra features, or is older than its sources. */
export const isBuildStale = (): boolean =>
  !existsSync(doneMarker) ||
  (extraFeatures !== undefined && readFileSync(doneMarker, 'utf8') !== extraFeatures) ||
  statSync(doneMarker).mtimeMs <
    Math.max(...[...inputs, ...(existsSync(viteFile) ? [lock] : [])].map(latestModification));

/** Throws an `Error` if the packages that build are not installed. */
export function assertBuildable(): void {
  if (existsSync(viteFile)) return;
  const state = existsSync(doneMarker) ? 'The build of Stele is older than its sources' : 'Stele is not built';
  throw new Error(`${state}, and the packages that build it are not installed. Run: npm ci && npm run build`);
}

/**
 * Builds when stale, and only once even when several processes start together. Throws an `Error` with the build's
 * output.
 */
export async function build(): Promise<void> {
  assertBuildable();
  while (!takeLock()) {
    if (!isLockHeld()) rmSync(lockFile, { force: true });
    else await new Promise((next) => setTimeout(next, 100));
  }
  const touching = setInterval(() => existsSync(lockFile) && utimesSync(lockFile, new Date(), new Date()), touchMs);
  try {
    const began = new Date();
    if (!isBuildStale()) return;
    for (const mark of ['build/done', 'build/done-quickly']) rmSync(mark, { force: true });
    await buildAll();
    writeFileSync(doneMarker, extraFeatures ?? '');
    utimesSync(doneMarker, began, began);
  } finally {
    clearInterval(touching);
    rmSync(lockFile, { force: true });
  }
}

function takeLock(): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new Error(
      `Stele is not built, or its sources are newer, and its folder cannot be written to build it: ${message}`,
      { cause: error },
    );
  }
}

/** Whether the process that took the lock is still running and touching it. */
function isLockHeld(): boolean {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > abandonedMs) return false;
    const holder = Number(readFileSync(lockFile, 'utf8'));
    process.kill(holder, 0);
    return holder !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Builds browser and server, and compresses the browser's files once. */
async function buildAll(): Promise<void> {
  await run(viteFile, 'build', '--app');
  bundlePageStyles('build/client');
  if (process.env.QUICK_BUILD) return;
  const assets = 'build/client/assets';
  await Promise.all(
    ['subset-serif.ts', 'compress-assets.ts'].map((script) => run(join(import.meta.dirname, script), assets)),
  );
}

/** Runs a script to its end, in a process that ends with this one. Throws an `Error` with its output. */
async function run(script: string, ...words: string[]): Promise<void> {
  const output: string[] = [];
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const endIt = () => child.kill();
  process.once('exit', endIt);
  const code = await new Promise<number | null>((end, reject) => {
    child.once('error', reject);
    child.once('exit', end);
  });
  process.off('exit', endIt);
  if (code !== 0) throw new Error(`The build failed:\n${output.join('')}`);
}
