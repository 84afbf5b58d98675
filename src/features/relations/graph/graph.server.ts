import { Worker } from 'node:worker_threads';
import { sourceFile } from '../../../kit/source-file.server.ts';
import type { PathEngine, PathQuestion } from '../../../rules/path-engine.ts';
import { initialState, type SearchReply, type WorkerReply, type GraphState, type WorkerRequest } from './messages.ts';

/**
 * The worker runs from the sources, as `start.ts` does: the built server is a single file, and a worker needs a
 * separate one.
 */
const threadFile = sourceFile('src/features/relations/graph/worker.server.ts');
/** Notifications that anything may have changed (`*`) come in bursts: they are debounced, in milliseconds. */
const debounceMs = 100;
/** Pause before a dead worker is restarted, in milliseconds; doubled each time one dies before it was ready. */
const firstPauseMs = 500,
  maxPauseMs = 60_000;
/** A quarter of the graph's links, at least 200,000. */
const quarterOfLinks = ({ edges }: GraphState) => Math.max(200_000, edges / 2);

interface Options {
  databaseUrl: string;
  /** Answers while the graph is not loaded. */
  instead: PathEngine;
  /** Reports errors that were recovered from. */
  onError?(what: string): void;
  /** Number of links in the tail at which the graph is reloaded. */
  maxTail?(state: GraphState): number;
}
export type RunningGraph = ReturnType<typeof startGraph>;

interface Thread {
  worker: Worker;
  state: GraphState;
  pendingQuestions: Map<number, { question: PathQuestion; done(reply: SearchReply | Promise<SearchReply>): void }>;
}

/**
 * The published graph in memory, in a worker thread; it must be notified of publications from before it starts. If
 * publications may have been missed, the worker is replaced. A worker whose tail has grown too long keeps answering
 * until its successor is ready; its memory is freed with the thread.
 */
export function startGraph({ databaseUrl, instead, onError = () => {}, maxTail = quarterOfLinks }: Options) {
  let current: Thread | null = null,
    coming: Thread | null = null;
  let questions = 0,
    pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function begin() {
    timer = undefined;
    const worker = new Worker(threadFile, { workerData: { databaseUrl }, execArgv: [], name: 'stele graph' });
    const thread: Thread = (coming = { worker, state: initialState, pendingQuestions: new Map() });
    worker.on('message', (message: WorkerReply) => hear(thread, message));
    worker.on('error', (error) => onError(String(error)));
    worker.on('exit', () => {
      if (thread === current || thread === coming) {
        // died unexpectedly
        forget(thread);
        if (!current && !coming) beginAfter(pauseMs);
        pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      }
      for (const { question, done } of thread.pendingQuestions.values()) done(find(question));
    });
  }
  function beginAfter(ms: number) {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(begin, ms);
  }
  function forget(thread: Thread) {
    if (thread === current) current = null;
    if (thread === coming) coming = null;
  }
  async function end(thread: Thread | null) {
    if (!thread) return;
    forget(thread);
    await thread.worker.terminate();
  }

  function hear(thread: Thread, message: WorkerReply) {
    if ('trouble' in message) return onError(message.trouble);
    if ('state' in message) {
      thread.state = message.state;
      if (thread === coming) {
        const before = current;
        [current, coming, pauseMs] = [thread, null, firstPauseMs];
        void end(before);
      } else if (thread === current && !coming && message.state.tail > maxTail(message.state)) begin();
      return;
    }
    const pendingQuestion = thread.pendingQuestions.get(message.answer);
    thread.pendingQuestions.delete(message.answer);
    if ('found' in message) return pendingQuestion?.done(message.found);
    onError(message.failed);
    pendingQuestion?.done(instead.find(pendingQuestion.question));
  }

  function find(question: PathQuestion): Promise<SearchReply> {
    const thread = current;
    if (!thread) return instead.find(question);
    return new Promise((done) => {
      const id = ++questions;
      thread.pendingQuestions.set(id, { question, done });
      send(thread, { ask: id, question });
    });
  }
  const send = (thread: Thread | null, message: WorkerRequest) => thread?.worker.postMessage(message);
  const state = () => current?.state ?? initialState;

  begin();
  return {
    paths: { find } satisfies PathEngine,
    published(tags: readonly string[]) {
      if (!tags.includes('*')) {
        send(current, { published: tags });
        send(coming, { published: tags });
        return;
      }
      void end(current);
      void end(coming);
      beginAfter(debounceMs);
    },
    get state() {
      return state();
    },
    metrics: [
      {
        name: 'stele_graph_ready',
        help: 'Whether paths are found in memory',
        aggregator: 'min',
        value: () => Number(state().ready),
      },
      {
        name: 'stele_graph_subjects',
        help: 'Subjects in the graph in memory',
        aggregator: 'max',
        value: () => state().nodes,
      },
      { name: 'stele_graph_relations', help: 'Relations in it', aggregator: 'max', value: () => state().edges },
      { name: 'stele_graph_bytes', help: 'Memory that it takes', value: () => state().bytes },
      {
        name: 'stele_graph_tail',
        help: 'Links written behind the others since it was loaded',
        aggregator: 'max',
        value: () => state().tail,
      },
      {
        name: 'stele_graph_load_seconds',
        help: 'Time that loading took',
        aggregator: 'max',
        value: () => state().loadSeconds,
      },
    ],
    /** The running workers; for tests that kill them. */
    get threads() {
      return [current, coming].flatMap((thread) => thread?.worker ?? []);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([end(current), end(coming)]);
    },
  };
}
