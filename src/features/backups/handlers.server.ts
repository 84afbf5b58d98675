import { implement } from '../../kit/calls/api.server.ts';
import { listBackups, readManifest, type ListedBackup } from '../../kit/backups/manifest.server.ts';
import { openBackupLocation, type BackupLocation } from '../../kit/backups/location.server.ts';
import { addJob } from '../../kit/jobs/job.server.ts';
import { fail, Failure } from '../../rules/errors.ts';
import { runBackupJob } from './backup-jobs.server.ts';
import * as contract from './contract.ts';

/** Most backups listed, newest first. */
const maxListed = 20;

export const backups = implement(contract, {
  async backupList(_, { settings }) {
    const { BACKUP_TO: path = null, BACKUP_KEEP: keep, BACKUP_KEY: key } = settings;
    const about = { place: path, keep, isEncrypted: key !== undefined };
    if (path === null) return { ...about, backups: [] };
    const place = await openBackupLocation(path, settings).catch((error: unknown) => {
      if (error instanceof Failure && error.errorName === 'backupNotFound') return null; // before the first backup
      throw error;
    });
    if (!place) return { ...about, backups: [] };
    const listedBackups = (await listBackups(place)).slice(0, maxListed);
    return {
      ...about,
      isEncrypted: place.key !== null,
      backups: await Promise.all(listedBackups.map((backup) => describeBackup(place, backup))),
    };
  },

  async beginBackup(_, { db, settings }) {
    if (!settings.BACKUP_TO) fail('backupNotSet');
    await addJob(db, runBackupJob, {}, runBackupJob.name);
    return null;
  },
});

async function describeBackup(place: BackupLocation, { id, isWhole }: ListedBackup) {
  const unknown = { id, takenAt: null, rows: null, files: null, bytes: null };
  if (!isWhole) return { ...unknown, state: 'cutOff' as const };
  const manifest = await readManifest(place, id).catch(() => null);
  if (!manifest) return { ...unknown, state: 'unreadable' as const };
  const { takenAt, tables, media } = manifest;
  const sum = (of: 'rows' | 'bytes') => tables.reduce((total, table) => total + table[of], 0);
  return {
    id,
    state: 'whole' as const,
    takenAt,
    rows: sum('rows'),
    files: media.files,
    bytes: sum('bytes') + media.bytes,
  };
}
