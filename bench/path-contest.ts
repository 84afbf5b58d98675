import { startProcess } from './other-process.ts';

/** The path engines that are compared: the product's and their peers (path-contestant.ts). */
export type ContestantName = 'worker' | 'in process' | 'database' | 'recursive' | 'graphology' | 'ladybug';

/** Timeout of a recursive query, in seconds. */
export const timeoutSeconds = 10;

/** Two subjects by their index in the synthetic graph, and further options of the path. */
export interface PathRequest {
  from: number;
  to: number;
  /** For the product's engines only; the others do not support it. */
  filters?: 'types' | 'year' | 'together' | 'hub';
  /** A subject to pass through. */
  pass?: number;
  alternatives?: number;
}

export interface Answers {
  /** Milliseconds of each question answered within the timeout. */
  times: number[];
  /** Hops of each path; −1 if there is none, −2 if the search gave up. */
  lengths: number[];
}

/** Options of a contestant's process. */
export interface ContestantOptions {
  name: ContestantName;
  subjects: number;
  /** The database to read from. */
  url: string;
  /** A folder it may write into; ladybug's packages are there too. */
  folder: string;
}

export interface Contestant {
  /** Seconds until it was ready, and memory used for that, in MB. */
  loadSeconds: number;
  memoryMB: number;
  /** Memory of the graph itself, if the contestant knows it; otherwise 0. */
  graphMB: number;
  /** Asks questions in sequence, until the time is up. */
  ask(questions: readonly PathRequest[], mostMs?: number): Promise<Answers>;
  /** Publishes a relation between two subjects; returns the milliseconds until paths use it. */
  publishRelation(from: number, to: number): Promise<number>;
  stop(): Promise<void>;
}
export type ContestantMessage =
  | { questions: readonly PathRequest[]; mostMs: number }
  | { follow: [from: number, to: number] };

export async function startContestant(entry: ContestantOptions): Promise<Contestant> {
  const { firstMessage, ask, stop } = await startProcess<Pick<Contestant, 'loadSeconds' | 'memoryMB' | 'graphMB'>>(
    'bench/path-contestant.ts',
    entry,
  );
  return {
    ...firstMessage,
    ask: (questions, mostMs = 60_000) => ask<Answers>({ questions, mostMs } satisfies ContestantMessage),
    publishRelation: async (from, to) =>
      (await ask<{ ms: number }>({ follow: [from, to] } satisfies ContestantMessage)).ms,
    stop,
  };
}
