/** One of the processes that serve: `start.ts` forks it once the database is ready and the product is built. */
import { reasonOf } from './kit/database/database-errors.server.ts';
import { connect } from './kit/database/database.server.ts';
import { takeServingOptions } from './kit/serving/serving-options.server.ts';
import type { ProcessReport, StartMessage, StopMessage } from './kit/serving/supervise.server.ts';
import { joinClusterMetrics } from './kit/watching/cluster-metrics.server.ts';
import { readSettings } from './kit/settings.server.ts';
import { connectionsPerProcess, graceMs, openProduct } from './open-product.server.ts';

takeServingOptions();
joinClusterMetrics();
const report = (what: ProcessReport) => void process.send!(what);

let isEnding = false;
let isStopping = false;
let close = async () => {};
async function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), settings.DRAIN_SECONDS * 1000 + graceMs).unref();
  await close().catch((error: unknown) => console.error(error));
  process.exit(0);
}

const settings = readSettings();
process.on('SIGINT', () => {}); // of the terminal: the supervisor gets it too, and says what to do
process.on('SIGTERM', () => void stop());
process.on('message', (message: StartMessage | StopMessage) => {
  if (message.type === 'start') void start(message);
  if (message.type !== 'stop') return;
  isEnding = !message.isReplaced;
  void stop();
});

async function start({ databaseUrl, processes, runsJobs }: StartMessage) {
  try {
    const product = await openProduct({
      settings,
      connection: connect(databaseUrl, connectionsPerProcess),
      databaseUrl,
      processes,
      runsJobs,
      log: console.log,
      isEnding: () => isEnding,
    });
    close = product.close;
    report({ type: 'open', address: product.address });
  } catch (error) {
    report({ type: 'failed', reason: reasonOf(error) });
  }
}
