import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

interface MetricsRequest {
  type: 'metrics';
  id: number;
}
interface MetricsReply {
  type: 'metrics';
  id: number;
  /** Null: a process did not answer in time. */
  text: string | null;
}
type Message = { type?: string };

/** Answers the supervisor from the start of a process, with nothing before it serves. */
export const joinClusterMetrics = (): void => void new AggregatorRegistry();

/** What reads the metrics: of this process, or of all in the cluster that it belongs to, added up by its supervisor. */
export function createMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries([registry]);
  const waiting = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();
  let lastId = 0;
  process.on('message', (message: Message) => {
    if (message.type !== 'metrics') return;
    const { id, text } = message as MetricsReply;
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (text === null) waiter?.reject(new Error('A process did not report its metrics in time'));
    else waiter?.resolve(text);
  });
  return () =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      process.send!({ type: 'metrics', id } satisfies MetricsRequest);
    });
}

/** In the supervisor: collects the metrics of all processes when one of them asks. */
export function answerMetricsRequests(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', async (worker, message: Message) => {
    if (message.type !== 'metrics') return;
    const { id } = message as MetricsRequest;
    const text = await aggregator.clusterMetrics().catch(() => null); // null while a process starts or hangs
    if (worker.isConnected()) worker.send({ type: 'metrics', id, text } satisfies MetricsReply);
  });
}
