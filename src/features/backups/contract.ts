import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';

const Instant = z.iso.datetime();

export const backupList = endpoint('GET /data/backups', {
  summary: 'Where backups are taken to, and those that stand there, the newest first.',
  for: 'administrator',
  abortPrevious: false,
  input: z.object({}),
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
  example: {},
  exampleRuns: false,
});

export const beginBackup = endpoint('POST /data/backups/begin', {
  summary: 'Has a backup taken now.',
  for: 'administrator',
  input: z.object({}),
  reply: z.null(),
  fails: ['backupNotSet'],
  example: {},
  exampleRuns: false,
});
