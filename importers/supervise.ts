import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LastPlace } from './watch-place.ts';

/** What the file or folder of an import may take. */
export interface ImportLimits {
  /** Time of the processor for one file, book or record, in seconds. */
  seconds: number;
  /** Memory of the process that reads, in megabytes. */
  megabytes: number;
}
export const usualLimits: ImportLimits = { seconds: 60, megabytes: 1024 };

/** A place that an attempt could not read, for the report. */
export interface RefusedPlace {
  where: string;
  why: string;
}

/** What `limited-import.ts` is told first. */
export interface LimitedTask {
  lastPlaceFile: string;
  limits: ImportLimits;
  refused: RefusedPlace[];
}

/** What the process needs before it reads anything, in megabytes: V8 must not end it earlier than `watch-place.ts`. */
const startMegabytes = 256;

/** Attempts at most: each but the last ended at a place of its own. */
const mostAttempts = 50;

/**
 * Runs an import in a process with limits of time and memory. Where a file or record exceeds them the process ends; the
 * import is run again without that place, which its report names. What is in stays in, so that nothing comes in twice.
 * `cwd` is the folder from which paths of `words` count. Gives the exit code.
 */
export async function superviseImport(
  words: readonly string[],
  {
    databaseUrl,
    cwd,
    limits,
    stop,
    onProgress,
  }: { databaseUrl: string; cwd: string; limits: ImportLimits; stop: AbortSignal; onProgress(message: object): void },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'stele-import-place-')),
    lastPlaceFile = join(folder, 'place.json'),
    refused: RefusedPlace[] = [];
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      await rm(lastPlaceFile, { force: true });
      const child = fork(join(import.meta.dirname, 'limited-import.ts'), words, {
        execArgv: [...process.execArgv, `--max-old-space-size=${startMegabytes + limits.megabytes}`],
        env: { ...process.env, DATABASE_URL: databaseUrl, INIT_CWD: cwd },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      child.on('message', onProgress);
      child.send({ lastPlaceFile, limits, refused } satisfies LimitedTask);
      const code = await exitOf(child, stop);
      if (code !== null || stop.aborted) return code ?? 130;
      const last = await lastPlaceIn(lastPlaceFile);
      const why =
        last?.why === 'time'
          ? `it took more than ${limits.seconds} seconds of the processor`
          : `it needed more than ${limits.megabytes} MB of memory`;
      if (!last?.where || refused.some(({ where }) => where === last.where)) {
        console.error(`The import ended: ${why}. What is in stays in.`);
        return 1;
      }
      refused.push({ where: last.where, why });
      process.stderr.write(`${last.where}  refused: ${why}; the rest goes on …\n`);
    }
    console.error(`The import ended: ${mostAttempts} files or records took too long or too much memory.`);
    return 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signals by which a process ends that finds no more memory, or that the watching thread or the kernel ended. */
const byLimits = new Set<NodeJS.Signals>(['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGBUS', 'SIGILL']);
const abortCodes = new Set([132, 133, 134, 135, 137, 139]);

/** The exit code; null where limits ended the process. */
function exitOf(child: ChildProcess, stop: AbortSignal): Promise<number | null> {
  const ask = () => void (child.connected && child.send('stop'));
  stop.addEventListener('abort', ask);
  return new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      if (signal !== null) done(byLimits.has(signal) ? null : 130);
      else done(abortCodes.has(code!) ? null : code);
    });
  }).finally(() => stop.removeEventListener('abort', ask));
}

const lastPlaceIn = async (file: string): Promise<LastPlace | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as LastPlace,
    () => null,
  );
