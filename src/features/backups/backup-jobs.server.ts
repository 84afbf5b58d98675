import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { BackupReport } from '../../kit/backups/back-up.server.ts';
import { backupJob, nightlyBackupJob } from '../../kit/backups/job-names.server.ts';
import { addJob, job, type JobContext } from '../../kit/jobs/job.server.ts';
import { fail, Failure, type ErrorName } from '../../rules/errors.ts';

/** Messages from the backup process to its parent. */
export type BackupMessage =
  | { done: number; total: number }
  | { report: BackupReport }
  | { failed: { name: ErrorName; detail: string } };

/** Takes a backup like `npm run backup`, in a separate process. */
export const runBackupJob = job({
  name: backupJob,
  schema: z.object({}),
  retries: 3,
  async run(_, context) {
    const { id, tables, rows, tableBytes, media, mediaBytes, newMediaBytes, removed } = await runBackupProcess(
      context.settings.BACKUP_TO ?? fail('backupNotSet'),
      context,
    );
    const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
    return {
      backup: id,
      tables,
      rows,
      media,
      megabytes: megabytes(tableBytes + mediaBytes),
      newMegabytes: megabytes(newMediaBytes),
      removed,
    };
  },
});

/** Takes a backup every night, if a place for backups is configured. */
export const scheduleBackupJob = job({
  name: nightlyBackupJob,
  schema: z.object({}),
  every: 'day',
  retries: 0,
  async run(_, { db, settings }) {
    if (settings.BACKUP_TO) await addJob(db, runBackupJob, {}, runBackupJob.name);
  },
});

/** Progress is reported in megabytes, for readability. */
const megabyte = 1e6;

function runBackupProcess(place: string, { databaseUrl, progress, signal }: JobContext): Promise<BackupReport> {
  const child = fork(resolve('scripts/backup.ts'), [place], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let report: BackupReport | undefined, failure: Failure | undefined;
  child.on('message', (news: BackupMessage) => {
    if ('report' in news) ({ report } = news);
    else if ('failed' in news) {
      const { name, detail } = news.failed;
      failure = Object.assign(new Failure(name, { name: detail }), { message: detail || name });
    } else progress(Math.round(news.done / megabyte), Math.ceil(news.total / megabyte));
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  return new Promise<BackupReport>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, killedBy) => {
      if (signal.aborted) failed(signal.reason as Error);
      else if (report) done(report);
      else failed(failure ?? new Error(`The backup ended with ${killedBy ?? code}`));
    });
  }).finally(() => signal.removeEventListener('abort', stop));
}
