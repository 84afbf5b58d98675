import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { answerMetricsRequests } from '../watching/cluster-metrics.server.ts';

/** The first message to a process. */
export interface StartMessage {
  type: 'start';
  databaseUrl: string;
  /** How many processes share the limits of connections. */
  processes: number;
  /** Whether this process runs the jobs. */
  runsJobs: boolean;
}
/** To a process: finish the work in progress and end. `replaced`: another process takes its place. */
export interface StopMessage {
  type: 'stop';
  isReplaced: boolean;
}
/** From a process: it listens, or why it cannot. */
export type ProcessReport = { type: 'open'; address: string } | { type: 'failed'; reason: string };

interface SupervisorOptions {
  /** Module that each process runs. */
  file: string;
  execArgv: string[];
  env: Readonly<Record<string, string | undefined>>;
  processes: number;
  databaseUrl: string;
  log(line: string): void;
  /** How long a process may take to end after a stop message, in milliseconds; then it is killed. */
  endMs: number;
}

/** How long a process may take to open, in milliseconds. */
const openMs = 120_000;

/**
 * A process that lived shorter than the first is replaced only after the second, which doubles with every failure up to the
 * third; in milliseconds.
 */
const shortLifeMs = 5000,
  pauseMs = 1000,
  longestPauseMs = 60_000;

export interface Supervisor {
  /** Address that all processes listen on. */
  address: string;
  /** Replaces each process by a new one, without refusing a request. Fails if a new one cannot start. */
  reload(): Promise<void>;
  /** Ends all processes after their requests in progress. */
  stop(): Promise<void>;
}

/**
 * Serves in several processes that share one port. A process that dies is replaced; the one in the first place runs the
 * jobs. Fails with the reason if they cannot start.
 */
export async function superviseProcesses({
  file,
  execArgv,
  env,
  processes,
  databaseUrl,
  log,
  endMs,
}: SupervisorOptions): Promise<Supervisor> {
  // Each process accepts from one shared socket: connections that a supervisor hands out are lost with a process that dies.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: file, execArgv, args: [] });
  answerMetricsRequests();
  const places: Worker[] = [];
  let isStopping = false;
  let reloading = Promise.resolve();

  /** Starts a process, waits until it listens, and ends the one that had its place. */
  async function startProcess(place: number): Promise<{ worker: Worker; address: string }> {
    const worker = cluster.fork(env);
    worker.on('error', (error) => log(`process ${worker.process.pid}: ${error.message}`)); // it ends, or has ended
    const report = await new Promise<ProcessReport>((resolve) => {
      worker.on('message', (message: ProcessReport) => {
        if (message.type === 'open' || message.type === 'failed') resolve(message);
      });
      const fail = (reason: string) => resolve({ type: 'failed', reason });
      worker.once('exit', (code, signal) => fail(`A process ended with ${code ?? signal} before it listened`));
      worker.send({ type: 'start', databaseUrl, processes, runsJobs: place === 0 } satisfies StartMessage);
      setTimeout(() => fail(`A process did not open within ${openMs / 1000} s`), openMs).unref();
    });
    if (report.type === 'failed') {
      worker.process.kill('SIGKILL');
      throw new Error(report.reason);
    }
    const previous = places[place];
    places[place] = worker;
    const openedAt = Date.now();
    worker.once('exit', (code, signal) => void replaceDead(place, worker, code ?? signal, Date.now() - openedAt));
    if (previous) await endProcess(previous, true);
    return { worker, address: report.address };
  }

  async function replaceDead(place: number, dead: Worker, how: number | string, livedMs: number) {
    if (isStopping || places[place] !== dead) return; // it got a stop message
    log(`process ${dead.process.pid} ended with ${how}; another is started`);
    const worker = await fillPlace(place, () => places[place] === dead, livedMs < shortLifeMs ? pauseMs : 0);
    if (worker) log(`process ${worker.process.pid} serves in its place`);
  }

  async function endProcess(worker: Worker, isReplaced: boolean): Promise<void> {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    if (worker.isConnected()) worker.send({ type: 'stop', isReplaced } satisfies StopMessage, () => {});
    const killing = setTimeout(() => worker.process.kill('SIGKILL'), endMs);
    await ended;
    clearTimeout(killing);
  }

  async function replaceAll() {
    for (let place = 0; place < processes; place++) {
      if (isStopping) return;
      await startProcess(place);
    }
    log(`${processes} new processes serve`);
  }

  /** Starts the process of a place until it listens. */
  async function fillPlace(place: number, isWanted: () => boolean, waitMs = 0): Promise<Worker | null> {
    for (let wait = waitMs; ; wait = Math.min(Math.max(pauseMs, wait * 2), longestPauseMs)) {
      await delay(wait);
      if (isStopping || !isWanted()) return null;
      try {
        return (await startProcess(place)).worker;
      } catch (error) {
        if (!isStopping) log((error as Error).message);
      }
    }
  }

  // The site is open as soon as one process serves; the others start while it answers.
  const { address } = await startProcess(0);
  const others = Array.from({ length: processes - 1 }, (_, at) =>
    startProcess(at + 1).catch((error: Error) => {
      if (isStopping) return;
      log(error.message);
      void fillPlace(at + 1, () => !places[at + 1], pauseMs);
    }),
  );
  const begun = Promise.all(others).then(() => {
    const serving = Object.keys(places).length;
    if (!isStopping) log(serving === 1 ? 'one process serves' : `${serving} processes serve`);
  });
  return {
    address,
    reload: () => (reloading = Promise.all([begun, reloading.catch(() => {})]).then(replaceAll)),
    async stop() {
      isStopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => endProcess(worker!, false)));
    },
  };
}
