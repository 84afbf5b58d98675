import { implement } from '../../kit/calls/api.server.ts';
import { backupsIn, readManifest, type Listed } from '../../kit/backups/manifest.server.ts';
import { openPlace, type Place } from '../../kit/backups/place.server.ts';
import { addJob } from '../../kit/jobs/job.server.ts';
import { fail, Failure } from '../../rules/errors.ts';
import { backingUp } from './backing-up.server.ts';
import * as contract from './contract.ts';

/** Most backups listed, newest first. */
const mostListed = 20;

export const backups = implement(contract, {
  async backupList(_, { settings }) {
    const { BACKUP_TO: path = null, BACKUP_KEEP: keep, BACKUP_KEY: key } = settings;
    const about = { place: path, keep, isEncrypted: key !== undefined };
    if (path === null) return { ...about, backups: [] };
    const place = await openPlace(path, settings).catch((error: unknown) => {
      if (error instanceof Failure && error.errorName === 'backupNotFound') return null; // before the first backup
      throw error;
    });
    if (!place) return { ...about, backups: [] };
    const listedBackups = (await backupsIn(place)).slice(0, mostListed);
    return {
      ...about,
      isEncrypted: place.key !== null,
      backups: await Promise.all(listedBackups.map((backup) => describeBackup(place, backup))),
    };
  },

  async beginBackup(_, { db, settings }) {
    if (!settings.BACKUP_TO) fail('backupNotSet');
    await addJob(db, backingUp, {}, backingUp.name);
    return null;
  },
});

async function describeBackup(place: Place, { id, isWhole }: Listed) {
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
