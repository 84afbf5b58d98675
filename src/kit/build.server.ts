import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const output = 'build/server/index.js';
const inputs = ['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

/** When anything below a path changed last, in milliseconds. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether the build is missing or older than its sources. */
export const isBuildStale = (): boolean => !existsSync(output) || statSync(output).mtimeMs < Math.max(...inputs.map(newest));

/** Builds browser and server, and compresses the browser's files once. Throws an `Error` with what the build said. */
export async function build(): Promise<void> {
  const bin = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const said: string[] = [];
  const child = spawn(process.execPath, [bin, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise<number | null>((done, reject) => {
    child.once('error', reject);
    child.once('exit', done);
  });
  if (code !== 0) throw new Error(`The build failed:\n${said.join('')}`);
  const assets = 'build/client/assets';
  for (const file of readdirSync(assets).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    const bytes = readFileSync(join(assets, file));
    writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes));
    writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
