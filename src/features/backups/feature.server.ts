import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { backupsTexts } from './texts.ts';

export const backupsFeature: ServerFeature = {
  texts: backupsTexts,
  calls: async () => [(await import('./handlers.server.ts')).backups],
  async jobs() {
    const { runBackupJob, scheduleBackupJob } = await import('./backup-jobs.server.ts');
    return [runBackupJob, scheduleBackupJob];
  },
};
