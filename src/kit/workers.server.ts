import { resolve } from 'node:path';
import { Piscina } from 'piscina';

/** Threads at once in this process, so that one long piece of work holds up no other; memory of each, in megabytes. */
const threads = 2,
  memoryMb = 256;
/** Pieces of work that wait for a thread; so long a thread without work stays, in milliseconds. */
const mostWaiting = 200,
  idleMs = 30_000;

let pool: Piscina | undefined;
const running = () =>
  (pool ??= new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    maxQueue: mostWaiting,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  }));

/** A piece of work was given up: it took too long, too much memory, or too much was waiting already. */
export class WorkAborted extends Error {}

type InputOf<Work> = Work extends (input: infer Input) => unknown ? Input : never;
type OutputOf<Work> = Work extends (input: never) => infer Output ? Awaited<Output> : never;

/**
 * What a file exports, done in a thread beside the event loop: `inThread('compare', input, 2000)`. Run from the
 * sources, which are always there: the built server is one file, and a thread needs its own. Input and output are
 * copied. Fails with `GivenUp` after so many milliseconds, waiting included; the thread is ended then.
 */
export const workerOf =
  <Work extends object>(file: string) =>
  async <Name extends keyof Work & string>(
    name: Name,
    input: InputOf<Work[Name]>,
    ms: number,
  ): Promise<OutputOf<Work[Name]>> => {
    try {
      return (await running().run(input, {
        filename: resolve(file),
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
