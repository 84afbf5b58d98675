import { startProcess } from './other-process.ts';

/** What searches paths: the product's engines and their peers (path-contestant.ts). */
export type ContestantName = 'worker' | 'in process' | 'database' | 'recursive' | 'graphology' | 'ladybug';

/** Seconds that a recursive query may take. */
export const timeoutSeconds = 10;

/** Two subjects by their place in the synthetic graph, counted from 0, and what else is asked of the path. */
export interface Asked {
  from: number;
  to: number;
  /** Asked of the product's engines only; the others know nothing of it. */
  filters?: 'types' | 'year' | 'together' | 'hub';
  /** A subject to pass through. */
  pass?: number;
  alternatives?: number;
}

export interface Answers {
  /** Milliseconds of each question that was reached before the time was up. */
  times: number[];
  /** Hops of each; −1 where there is no path, −2 where it gave up. */
  lengths: number[];
}

/** What a contestant is started with. */
export interface ContestantOptions {
  name: ContestantName;
  subjects: number;
  /** The database to read from. */
  url: string;
  /** A folder it may write into; ladybug's packages are there too. */
  folder: string;
}

export interface Contestant {
  /** Until it could answer, in seconds, and what that took of memory, in MB. */
  loadSeconds: number;
  memoryMB: number;
  /** What the graph itself takes, where the contestant can tell; 0 where it can't. */
  graphMB: number;
  /** Asks one after the other, until the time is up. */
  ask(questions: readonly Asked[], mostMs?: number): Promise<Answers>;
  /** Publishes a relation between two subjects; the milliseconds until a path leads along it. */
  follow(from: number, to: number): Promise<number>;
  stop(): Promise<void>;
}
export type ToContestant = { questions: readonly Asked[]; mostMs: number } | { follow: [from: number, to: number] };

export async function startContestant(entry: ContestantOptions): Promise<Contestant> {
  const { begun, ask, stop } = await startProcess<Pick<Contestant, 'loadSeconds' | 'memoryMB' | 'graphMB'>>(
    'bench/path-contestant.ts',
    entry,
  );
  return {
    ...begun,
    ask: (questions, mostMs = 60_000) => ask<Answers>({ questions, mostMs } satisfies ToContestant),
    follow: async (from, to) => (await ask<{ ms: number }>({ follow: [from, to] } satisfies ToContestant)).ms,
    stop,
  };
}
