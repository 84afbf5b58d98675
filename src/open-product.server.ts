import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { createApp as CreateApp } from './app.server.ts';
import { trackConnections } from './kit/calls/connections.server.ts';
import type { Connection } from './kit/database/database.server.ts';
import { explainListenError } from './kit/watching/listening.server.ts';
import type { Settings } from './kit/settings.server.ts';

/** Grace period for requests in progress at shutdown, in milliseconds. */
export const graceMs = 10_000;
/** Database connections of a process: for pages and calls, and for the job queue. */
export const connectionsPerProcess = 12;

/** The built product; loading takes a second. */
export const loadProduct = () =>
  import(pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href) as Promise<{
    createApp: typeof CreateApp;
  }>;

interface OpenOptions {
  settings: Settings;
  connection: Connection;
  databaseUrl: string;
  /** Processes that share the limits of connections. */
  processes?: number;
  runsJobs?: boolean;
  log(line: string): void;
  /** Whether the site was told to stop. */
  isEnding(): boolean;
}

/** Serves the built product in this process. Returns its address, and what closes it after the requests in progress. */
export async function openProduct({
  settings,
  connection,
  databaseUrl,
  processes = 1,
  runsJobs = true,
  log,
  isEnding,
}: OpenOptions): Promise<{ address: string; close(): Promise<void> }> {
  const { createApp } = await loadProduct();
  const connections = trackConnections({
    total: Math.ceil(settings.CONNECTIONS / processes),
    // In whole: connections of one network do not spread evenly.
    perNetwork: settings.TRUST_PROXY ? null : settings.CONNECTIONS_A_NETWORK,
  });
  const app = await createApp({
    settings,
    connection,
    databaseUrl,
    isAlone: processes === 1,
    runsJobs,
    logLine: log,
    isEnding,
  });
  const place = { port: settings.PORT, host: settings.HOST, setting: 'PORT' } as const;
  const listening = await app
    .listen({ port: settings.PORT, host: settings.HOST })
    .catch((error: NodeJS.ErrnoException) => {
      throw new Error(explainListenError(error, place), { cause: error });
    });
  return {
    address: settings.PUBLIC_URL ?? listening.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'),
    async close() {
      // Readiness turns false, but requests are still served: balancers need a moment to notice.
      connections.giveLastAnswers();
      await delay(settings.DRAIN_SECONDS * 1000);
      await connections.settle();
      const closed = app.close();
      connections.closeWhenIdle();
      await closed;
      await connection.db.destroy();
    },
  };
}
