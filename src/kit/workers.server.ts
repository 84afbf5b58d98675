import { Piscina } from 'piscina';
import { sourceFile } from './source-file.server.ts';

/**
 * Concurrent worker threads in this process, so that one long task does not block the others; memory of each, in
 * megabytes.
 */
const threads = 2,
  memoryMb = 256;
/** Longest queue of tasks; how long an idle thread stays, in milliseconds. */
const maxWaitingTasks = 200,
  idleMs = 30_000;

let pool: Piscina | undefined;
const getPool = () =>
  (pool ??= new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    maxQueue: maxWaitingTasks,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  }));

/** A task was aborted: it took too much time or memory, or the queue was full. */
export class WorkAborted extends Error {}

type InputOf<Work> = Work extends (input: infer Input) => unknown ? Input : never;
type OutputOf<Work> = Work extends (input: never) => infer Output ? Awaited<Output> : never;

/**
 * Runs a file's exported functions in worker threads, from the sources: `createWorker(file)('compare', input, 2000)`. Input
 * and output are copied. Fails with `WorkAborted` after `ms` milliseconds, queueing included; the thread is terminated.
 */
export const createWorker =
  <Work extends object>(file: string) =>
  async <Name extends keyof Work & string>(
    name: Name,
    input: InputOf<Work[Name]>,
    ms: number,
  ): Promise<OutputOf<Work[Name]>> => {
    try {
      return (await getPool().run(input, {
        filename: sourceFile(file),
        name,
        signal: AbortSignal.timeout(ms),
      })) as OutputOf<Work[Name]>;
    } catch (error) {
      const { name: kind = '', code = '', message = '' } = error as { name?: string; code?: string; message?: string };
      if (kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' || /queue/i.test(message))
        throw new WorkAborted(message, { cause: error });
      throw error;
    }
  };
