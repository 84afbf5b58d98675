import type { FastifyInstance } from 'fastify';
import { startWalArchiver, stopWalRetention } from '../backups/wal-archive.server.ts';
import type { Connection } from '../database/database.server.ts';
import type { Drivers } from '../drivers.server.ts';
import { addJob, type Job } from '../jobs/job.server.ts';
import { startJobs } from '../jobs/run-jobs.server.ts';
import { loadJobs } from '../registry/feature.server.ts';
import type { Settings } from '../settings.server.ts';

interface BackgroundOptions {
  connection: Connection;
  databaseUrl: string;
  drivers: Drivers;
  settings: Settings;
  /** The job that begins a log of changes with a backup. */
  backupJob: Job;
  logLine(line: string): void;
  onTrouble(error: unknown): void;
}

/** Starts jobs and the archive of the database's log once the server listens. Returns what stops them. */
export function startBackgroundWork(
  app: FastifyInstance,
  { connection, databaseUrl, drivers, settings, backupJob, logLine, onTrouble }: BackgroundOptions,
): () => Promise<void> {
  let jobs: ReturnType<typeof startJobs> | undefined;
  let archive: ReturnType<typeof startWalArchiver> | undefined;
  let opening = Promise.resolve();
  let isClosing = false;
  app.addHook('onListen', () => (opening = begin()));
  async function begin() {
    if (isClosing) return;
    if (settings.BACKUP_LOG === 'on')
      archive = startWalArchiver({
        databaseUrl,
        settings,
        onBegin: () => addJob(connection.db, backupJob, {}, backupJob.name),
        onTrouble,
      });
    else if (!settings.DATABASE_URL) await stopWalRetention(connection.pool);
    if (isClosing) return; // asked to stop while opening
    jobs = startJobs(await loadJobs(), { connection, databaseUrl, drivers, settings, logLine, onTrouble });
  }
  return async () => {
    isClosing = true;
    await opening.catch(() => {}); // already reported
    await archive?.stop();
    await jobs?.stop();
  };
}
