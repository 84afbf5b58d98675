import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Written last and dated back to the beginning: a build that was cut off is none, and what changed meanwhile is built
 * again.
 */
const done = 'build/done';
/**
 * Holds the number of the process that builds; others wait for it, this long at most, in milliseconds. Not in `build/`,
 * which a build begins by removing.
 */
const lock = 'node_modules/.stele-build';
const timeoutMs = 120_000;
const inputs = ['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

/** When anything below a path changed last, in milliseconds. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether the build is missing or older than its sources. */
export const isBuildStale = (): boolean =>
  !existsSync(done) || statSync(done).mtimeMs < Math.max(...inputs.map(newest));

/** Builds what is stale, once, however many processes start together. Throws an `Error` with what the build said. */
export async function build(): Promise<void> {
  for (const end = Date.now() + timeoutMs; !takeLock();) {
    if (Date.now() > end || !isHeld()) rmSync(lock, { force: true });
    else await new Promise((next) => setTimeout(next, 100));
  }
  try {
    const began = new Date();
    if (!isBuildStale()) return;
    await buildAll();
    writeFileSync(done, '');
    utimesSync(done, began, began);
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
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

/** Whether the process that took the lock is still there. */
function isHeld(): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    process.kill(holder, 0);
    return holder !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Builds browser and server, and compresses the browser's files once. */
async function buildAll(): Promise<void> {
  const bin = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const said: string[] = [];
  const child = spawn(process.execPath, [bin, 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const endIt = () => child.kill();
  process.once('exit', endIt);
  const code = await new Promise<number | null>((end, reject) => {
    child.once('error', reject);
    child.once('exit', end);
  });
  process.off('exit', endIt);
  if (code !== 0) throw new Error(`The build failed:\n${said.join('')}`);
  const assets = 'build/client/assets';
  for (const file of readdirSync(assets).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    const bytes = readFileSync(join(assets, file));
    writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes));
    writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
