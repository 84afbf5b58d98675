import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import { job, type JobContext } from '../jobs/job.server.ts';
import { headBytes, isCutShort } from './damaged-file.server.ts';
import type { MediaStore } from './media-store.server.ts';

/** Days until a file is read again: fewer than between checks, so an interrupted check continues where it stopped. */
const recheckDays = 5;
/** Days until the records of deleted files are dropped. */
const recordLifetimeDays = 30;
/** How many names a report lists. */
const maxListed = 50;
/** Tiles are cut from the original file, and can be cut again. */
const isDerived = (name: string) => name.startsWith('tile/');

/**
 * Reads every stored file, and compares its hash with the first one recorded. A damaged file is reported in the log and
 * in the report, and answered with 404 until it is whole again.
 */
export const checkFilesJob = job({
  name: 'checkingFiles',
  schema: z.object({}),
  every: 'week',
  isReported: true,
  retries: 2,
  async run(_, { db, drivers: { media }, progress, signal, logLine }: JobContext) {
    let files = 0,
      bytes = 0;
    for await (const file of media.list()) {
      signal.throwIfAborted();
      if (isDerived(file.name) || (await wasCheckedRecently(db, file.name))) continue;
      const isDamaged = await checkFile(db, media, file.name);
      if (isDamaged === null) continue; // removed during the check
      if (isDamaged) logLine(formatDamageLine(file.name));
      files++;
      bytes += file.bytes;
      progress(files);
    }
    await sql`delete from checked_file where checked_at < now() - ${recordLifetimeDays} * interval '1 day'`.execute(db);
    const damaged = await listDamagedFiles(db);
    return {
      files,
      megabytesRead: Math.round(bytes / 1e5) / 10,
      damaged: damaged.length,
      damagedFiles: damaged.slice(0, maxListed),
    };
  },
});

export const formatDamageLine = (name: string) =>
  `The file ${name} of the media store is damaged: bring it back from a backup (docs/media.md).`;

const wasCheckedRecently = async (db: Database, name: string): Promise<boolean> =>
  (await db
    .selectFrom('checkedFile')
    .where('name', '=', name)
    .where('checkedAt', '>', sql<Date>`now() - ${recheckDays} * interval '1 day'`)
    .select('name')
    .executeTakeFirst()) !== undefined;

/** Whether a file differs from its first recorded content; null if it is gone. */
async function checkFile(db: Database, media: MediaStore, name: string): Promise<boolean | null> {
  const file = await readFile(media, name);
  if (!file) return null;
  const { isDamaged } = await db
    .insertInto('checkedFile')
    .values({
      name,
      sha256: file.isCutShort ? null : file.sha256,
      damagedAt: file.isCutShort ? new Date() : null,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        checkedAt: sql`now()`,
        sha256: sql`coalesce(checked_file.sha256, excluded.sha256)`,
        damagedAt: sql`
          case when excluded.damaged_at is not null or checked_file.sha256 <> excluded.sha256
            then coalesce(checked_file.damaged_at, now()) end`,
      }),
    )
    .returning(sql<boolean>`damaged_at is not null`.as('isDamaged'))
    .executeTakeFirstOrThrow();
  return isDamaged;
}

async function readFile(media: MediaStore, name: string) {
  const file = await media.open(name);
  if (!file) return null;
  const hash = createHash('sha256');
  let bytes = 0,
    head = Buffer.alloc(0);
  for await (const chunk of file.stream as AsyncIterable<Buffer>) {
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest(), isCutShort: isCutShort(name, head, bytes) };
}

export const listDamagedFiles = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('checkedFile').where('damagedAt', 'is not', null).orderBy('name').select('name').execute()).map(
    ({ name }) => name,
  );

/** Lifetime of the cached names of damaged files, in milliseconds. */
const cacheMs = 60_000;

/** Whether a file was known to be damaged a minute ago at most; always false while the database is away. */
export function createDamageLookup(db: Database): (name: string) => Promise<boolean> {
  let names = Promise.resolve(new Set<string>()),
    readAt = -Infinity;
  return async (name) => {
    if (performance.now() - readAt > cacheMs) {
      readAt = performance.now();
      names = listDamagedFiles(db).then(
        (list) => new Set(list),
        () => new Set(),
      );
    }
    return (await names).has(name);
  };
}
