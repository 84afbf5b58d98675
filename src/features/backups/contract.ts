import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';

const Instant = z.iso.datetime();

export const backupList = endpoint('GET /data/backups', {
  summary: 'The location of the backups, and the existing ones, newest first.',
  for: 'administrator',
  abortPrevious: false,
  reply: z.object({
    /** Null if none is configured. */
    place: z.string().nullable(),
    keep: z.number().int(),
    isEncrypted: z.boolean(),
    backups: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['whole', 'cutOff', 'unreadable']),
        takenAt: Instant.nullable(),
        rows: z.number().nullable(),
        files: z.number().nullable(),
        /** Size of tables and media when restored. */
        bytes: z.number().nullable(),
      }),
    ),
  }),
  fails: ['backupPlaceAway', 'backupKeyNeeded', 'backupKeyWrong', 'backupNewer', 'backupDamaged'],
});

export const beginBackup = endpoint('POST /data/backups/begin', {
  summary: 'Starts a backup.',
  for: 'administrator',
  fails: ['backupNotSet'],
});
