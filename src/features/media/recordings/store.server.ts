import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { lockQuota } from '../../../kit/database/quota.server.ts';
import { removeFiles, type MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { workerOf, WorkAborted } from '../../../kit/workers.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { reviewStates } from '../../../rules/revision-states.ts';
import { isShown } from '../is-shown.server.ts';
import { kindOf, recordingName } from '../face/recordings/formats.ts';
import type { inspect } from './inspect.server.ts';
import type { RecordingTable } from './tables.ts';

export type RecordingRow = Selectable<RecordingTable>;

const inThread = workerOf<{ inspect: typeof inspect }>('src/features/media/recordings/inspect.server.ts');

/** What comes with a file. */
interface Brought {
  memberId: string;
  thingId: string | null;
  name: string;
}

/**
 * Receives a sound or a film: written to a folder as it comes, so that it is never whole in memory, looked into, stored,
 * and only then told of. Fails with `recordingUnreadable`, `recordingLong`, `quotaReached`, and as the store does.
 */
export async function receiveRecording(
  db: Database,
  { media, folder }: { media: MediaStore; folder: string },
  sent: AsyncIterable<Uint8Array>,
  { memberId, thingId, name }: Brought,
): Promise<RecordingRow> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const id = newId(),
    path = join(incoming, id);
  try {
    const { hash, size } = await writeDown(sent, path, memberId);
    const there = await recordingOf(db, hash);
    if (there) return there;
    const { format, seconds } = (await look(path)) ?? fail('recordingUnreadable');
    if (seconds > limits.recording.seconds) fail('recordingLong', { hours: limits.recording.seconds / 3600 });
    const file = recordingName(hash, format);
    await media.put(file, { bytes: size, stream: createReadStream(path) });
    try {
      return await db.transaction().execute(async (tx) => {
        await lockQuota(tx, 'recordings', memberId);
        const before = await recordingOf(tx, hash);
        if (before) return before;
        await enforceQuota(tx, memberId, size);
        const row = { id, hash, thingId, name, size, kind: kindOf(format), format, seconds, uploaderId: memberId };
        return tx.insertInto('recording').values(row).returningAll().executeTakeFirstOrThrow();
      });
    } catch (error) {
      if (!(await recordingOf(db, hash))) await removeFiles(db, media, [file]).catch(() => {}); // the first error counts
      throw error;
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes what comes into a file; its hash includes the member, so that members never share one. */
async function writeDown(sent: AsyncIterable<Uint8Array>, path: string, memberId: string) {
  const hash = createHash('sha256').update(`${memberId} `);
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of sent) {
      hash.update(chunk);
      size += chunk.length;
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { hash: hash.digest('base64url'), size };
}

/** How long a file may take to be looked into, in milliseconds. */
const patienceMs = 20_000;
async function look(path: string) {
  try {
    return await inThread('inspect', { path }, patienceMs);
  } catch (error) {
    if (error instanceof WorkAborted) return null;
    throw error;
  }
}

const recordingOf = (db: Database, hash: string): Promise<RecordingRow | undefined> =>
  db.selectFrom('recording').where('hash', '=', hash).selectAll().executeTakeFirst();

async function enforceQuota(tx: Database, memberId: string, more: number): Promise<void> {
  const { count, bytes } = await tx
    .selectFrom('recording')
    .where('uploaderId', '=', memberId)
    .where('publishedAt', 'is', null)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(size), 0)::float8`.as('bytes')])
    .executeTakeFirstOrThrow();
  const { recordings, recordingBytes } = limits.quota;
  if (count >= recordings) fail('quotaReached', { what: 'recordings', most: recordings });
  if (bytes + more > recordingBytes) fail('quotaReached', { what: 'recordingBytes', most: recordingBytes >> 20 });
}

/** Deletes a member's own recording unless readers or reviewers meet it. Fails with `recordingNotFound` or `recordingInUse`. */
export async function removeRecording(db: Database, media: MediaStore, memberId: string, id: string): Promise<void> {
  const row = await db.transaction().execute(async (tx) => {
    await lockQuota(tx, 'recordings', memberId); // the same file cannot be brought meanwhile
    const found =
      (await tx
        .selectFrom('recording')
        .where('id', '=', id)
        .where('uploaderId', '=', memberId)
        .selectAll()
        .forUpdate()
        .executeTakeFirst()) ?? fail('recordingNotFound');
    if (found.publishedAt || (await isShown(tx, found.hash, reviewStates))) fail('recordingInUse');
    await tx.deleteFrom('recording').where('id', '=', id).execute();
    return found;
  });
  await removeFiles(db, media, [recordingName(row.hash, row.format)]);
}

/** Removes what nobody has published for a month, and no draft and no submission shows; returns how many. */
export async function sweepRecordings(db: Database, media: MediaStore, signal?: AbortSignal): Promise<number> {
  const old = await db
    .selectFrom('recording')
    .where('publishedAt', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - ${limits.image.unpublishedDays} * interval '1 day'`)
    .select(['id', 'hash', 'uploaderId'])
    .execute();
  let removed = 0;
  for (const { id, hash, uploaderId } of old) {
    signal?.throwIfAborted();
    if (await isShown(db, hash, ['draft', ...reviewStates])) continue;
    await removeRecording(db, media, uploaderId, id);
    removed++;
  }
  return removed;
}
