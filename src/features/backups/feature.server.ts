import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';

export const backupsFeature: ServerFeature = {
  texts: 'features/backups',
  calls: async () => [(await import('./handlers.server.ts')).backups],
  async jobs() {
    const { runBackupJob, scheduleBackupJob } = await import('./backup-jobs.server.ts');
    return [runBackupJob, scheduleBackupJob];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    backups: typeof texts;
  }
}
