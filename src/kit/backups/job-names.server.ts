/** Names of the backup jobs, for monitoring when a backup was last taken. */
export const backupJob = 'backup',
  nightlyBackupJob = 'nightly-backup';
