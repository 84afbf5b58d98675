import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { listBackups, readManifest } from '../../src/kit/backups/manifest.server.ts';
import { openBackupLocation } from '../../src/kit/backups/location.server.ts';
import type { Settings } from '../../src/kit/settings.server.ts';
import { Failure } from '../../src/rules/errors.ts';
import { describeFailure } from '../describe-failure.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const hourMs = 3_600_000;
/** Age in hours at which a backup shows that a night was missed. */
const staleHours = 36;

/** Whether backups are recent, on another disk, and readable with the configured key. */
export async function checkBackups(settings: Settings): Promise<Finding[]> {
  const { BACKUP_TO: path, STELE_DATA: data } = settings;
  if (path === undefined)
    return [
      warn(
        'BACKUP_TO',
        'no backup is taken by itself',
        'Set it, unless something else takes them (docs/operating.md, Backup and restoration).',
      ),
    ];
  const newest = await checkNewest(path, settings);
  return isOnSameDisk(path, data)
    ? [newest, warn('BACKUP_TO', 'it lies on the disk of STELE_DATA, and dies with it', 'Name a folder elsewhere.')]
    : [newest];
}

async function checkNewest(path: string, settings: Settings): Promise<Finding> {
  const none = warn('BACKUP_TO', 'no backup is there yet', 'One is taken every night; /review/jobs takes one now.');
  try {
    const place = await openBackupLocation(path, settings);
    const newest = (await listBackups(place)).find(({ isWhole }) => isWhole);
    if (!newest) return none;
    const { takenAt } = await readManifest(place, newest.id);
    const hours = Math.floor((Date.now() - Date.parse(takenAt)) / hourMs);
    const message = `the newest backup is ${hours} hours old${place.key ? ', encrypted' : ''}`;
    return hours < staleHours ? ok('BACKUP_TO', message) : warn('BACKUP_TO', message, 'See /review/jobs for why.');
  } catch (error) {
    if (error instanceof Failure && error.errorName === 'backupNotFound') return none;
    return bad('BACKUP_TO', describeFailure(error).words, 'docs/operating.md, When something goes wrong.');
  }
}

/** Whether both are on one disk, as far as existing paths show it. */
function isOnSameDisk(path: string, data: string): boolean {
  const deviceOf = (folder: string) => statSync(resolve(folder), { throwIfNoEntry: false })?.dev;
  return !path.startsWith('s3://') && deviceOf(path) !== undefined && deviceOf(path) === deviceOf(data);
}
