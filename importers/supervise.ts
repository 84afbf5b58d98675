import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LastPlace } from './watch-place.ts';

/** Limits per file or folder of an import. */
export interface ImportLimits {
  /** Processor time for one file, book or record, in seconds. */
  seconds: number;
  /** Memory of the reading process, in megabytes. */
  megabytes: number;
}
export const defaultLimits: ImportLimits = { seconds: 60, megabytes: 1024 };

/** A place that an attempt could not read, for the report. */
export interface RefusedPlace {
  where: string;
  why: string;
}

/** The first message to `limited-import.ts`. */
export interface LimitedTask {
  lastPlaceFile: string;
  limits: ImportLimits;
  refused: RefusedPlace[];
}

/** Memory in megabytes needed before reading: V8 must not end the process before `watch-place.ts` does. */
const startMegabytes = 256;

/** Maximum number of attempts: each except the last ends at a different place. */
const maxAttempts = 50;

/**
 * Runs an import in a process with limits of time and memory. If a file or record exceeds them the process ends; the
 * import runs again without that place, which the report names. Committed data stay, so that nothing is imported twice.
 * Paths of `words` are relative to `cwd`. Returns the exit code.
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
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      await rm(lastPlaceFile, { force: true });
      const child = fork(join(import.meta.dirname, 'limited-import.ts'), words, {
        execArgv: [...process.execArgv, `--max-old-space-size=${startMegabytes + limits.megabytes}`],
        env: { ...process.env, DATABASE_URL: databaseUrl, INIT_CWD: cwd },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      child.on('message', onProgress);
      child.send({ lastPlaceFile, limits, refused } satisfies LimitedTask);
      const code = await waitForExit(child, stop);
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
    console.error(`The import ended: ${maxAttempts} files or records took too long or too much memory.`);
    return 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signals of a process that runs out of memory, or that the watching thread or the kernel ends. */
const limitSignals = new Set<NodeJS.Signals>(['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGBUS', 'SIGILL']);
const abortCodes = new Set([132, 133, 134, 135, 137, 139]);

/** The exit code; null if a limit ended the process. */
function waitForExit(child: ChildProcess, stop: AbortSignal): Promise<number | null> {
  const ask = () => void (child.connected && child.send('stop'));
  stop.addEventListener('abort', ask);
  return new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      if (signal !== null) done(limitSignals.has(signal) ? null : 130);
      else done(abortCodes.has(code!) ? null : code);
    });
  }).finally(() => stop.removeEventListener('abort', ask));
}

const lastPlaceIn = async (file: string): Promise<LastPlace | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as LastPlace,
    () => null,
  );
