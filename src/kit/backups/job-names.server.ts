/** What the jobs of backups are called: whoever watches asks when one was taken last. */
export const backupJob = 'backup',
  nightlyBackupJob = 'nightly-backup';
