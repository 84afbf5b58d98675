/** The graph's worker thread: loads it from the database, answers queries, follows publications. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { createWriter } from './changes.ts';
import { bytesOf, nodeOf } from './csr.ts';
import { loadGraph, readChanges } from './load.server.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import { createSearch } from './search.ts';

/** Published subjects read per batch. */
const batchSize = 500;
/** Pause before retrying, in milliseconds. */
const retryMs = 1000;

const post = (message: WorkerReply) => parentPort!.postMessage(message);
const find = createSearch();
/**
 * Published subjects still to be read. Those notified while the graph is loading may or may not be in the snapshot:
 * they are read again.
 */
const pendingIds = new Set<string>();
let isFollowing = true,
  isLoaded = false;
/**
 * A query that arrives after a notification is answered after the change has been applied: a notified client must not
 * see the earlier state.
 */
type SearchRequest = Extract<WorkerRequest, { ask: number }>;
const heldRequests: SearchRequest[] = [];

parentPort!.on('message', (message: WorkerRequest) => {
  if ('ask' in message) return isFollowing ? heldRequests.push(message) : answer(message);
  for (const id of message.published) pendingIds.add(id);
  return applyPublications();
});

function answer({ ask, question }: SearchRequest) {
  try {
    post({ answer: ask, found: find(graph, question) });
  } catch (error) {
    post({ answer: ask, failed: String(error) });
  }
}

let client: pg.Client | null = null;
async function connect(): Promise<pg.Client> {
  if (client) return client;
  const connection = new pg.Client({
    connectionString: (workerData as { databaseUrl: string }).databaseUrl,
    application_name: 'stele graph',
    keepAlive: true,
  });
  connection.on('error', (error) => {
    client = null;
    if (!isLoaded) throw error; // COPY would hang; the thread ends and is replaced
  });
  await connection.connect();
  return (client = connection);
}

/** Reads published subjects and applies them to the graph, until none are left. */
async function applyPublications(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  while (pendingIds.size) {
    const ids = [...pendingIds],
      requests = heldRequests.splice(0);
    pendingIds.clear();
    try {
      for (let at = 0; at < ids.length; at += batchSize)
        writer.apply(
          await readChanges(await connect(), ids.slice(at, at + batchSize), (number) => nodeOf(graph, number) >= 0),
        );
      requests.forEach(answer);
    } catch (error) {
      for (const id of ids) pendingIds.add(id);
      post({ trouble: String(error) });
      for (const { ask } of [...requests, ...heldRequests.splice(0)])
        post({ answer: ask, failed: 'the graph could not be brought up to date' });
      client?.end().catch(() => {});
      client = null;
      await new Promise((done) => setTimeout(done, retryMs));
    }
  }
  isFollowing = false;
  heldRequests.splice(0).forEach(answer);
  report();
}

const report = () =>
  post({
    state: {
      ready: true,
      nodes: graph.nodeCount,
      edges: graph.typeCounts.reduce((sum, count) => sum + count, 0),
      bytes: bytesOf(graph),
      tail: writer.tail,
      loadSeconds,
    },
  });

const startedAt = performance.now();
const graph = await loadGraph(await connect());
const writer = createWriter(graph);
const loadSeconds = (performance.now() - startedAt) / 1000;
[isFollowing, isLoaded] = [false, true];
await applyPublications();
