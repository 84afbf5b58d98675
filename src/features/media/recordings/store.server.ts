import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { lockQuota } from '../../../kit/database/quota.server.ts';
import { type MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { removeFiles } from '../../../kit/pictures/remove-files.server.ts';
import { createWorker, WorkAborted } from '../../../kit/workers.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { reviewStates } from '../../../rules/revision-states.ts';
import { enforceQuota, isShown, sweepUnpublished } from '../unpublished.server.ts';
import { kindOf, recordingName } from '../face/recordings/formats.ts';
import type { inspect } from './inspect.server.ts';
import type { RecordingTable } from './tables.ts';

export type RecordingRow = Selectable<RecordingTable>;

const runInspector = createWorker<{ inspect: typeof inspect }>('src/features/media/recordings/inspect.server.ts');

/**
 * Receives a sound or film: streams it to a temporary file, so that it is never whole in memory, inspects and stores
 * it, then inserts its row. Fails with `recordingUnreadable`, `recordingLong`, `quotaReached`, and as the store does.
 */
export async function receiveRecording(
  db: Database,
  { media, folder }: { media: MediaStore; folder: string },
  sent: AsyncIterable<Uint8Array>,
  { memberId, thingId, name }: { memberId: string; thingId: string | null; name: string },
): Promise<RecordingRow> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeAbandonedFiles(incoming);
  const id = newId(),
    path = join(incoming, id);
  try {
    const { hash, size } = await saveUpload(sent, path, memberId);
    const storedRecording = await recordingOf(db, hash);
    if (storedRecording) return storedRecording;
    const { format, seconds } = (await inspectFile(path)) ?? fail('recordingUnreadable');
    if (seconds > limits.recording.seconds) fail('recordingLong', { hours: limits.recording.seconds / 3600 });
    const file = recordingName(hash, format);
    await media.put(file, { bytes: size, stream: createReadStream(path) });
    try {
      return await db.transaction().execute(async (tx) => {
        await lockQuota(tx, 'recordings', memberId);
        const before = await recordingOf(tx, hash);
        if (before) return before;
        await enforceQuota(tx, 'recordings', memberId, size);
        // The file may have been removed since, together with an earlier recording of the same content.
        if ((await media.sizeOf(file)) === null) await media.put(file, { bytes: size, stream: createReadStream(path) });
        const row = { id, hash, thingId, name, size, kind: kindOf(format), format, seconds, uploaderId: memberId };
        return tx.insertInto('recording').values(row).returningAll().executeTakeFirstOrThrow();
      });
    } catch (error) {
      await removeUnusedFile(db, media, { memberId, hash, file }).catch(() => {}); // report the first error
      throw error;
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes files that a killed process left, known by their age: no upload takes this long. */
async function removeAbandonedFiles(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const stats = await stat(path).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > 2 * limits.timeoutMs.recording) await rm(path, { force: true });
  }
}

/** Writes an upload to a file; its hash includes the member, so that members never share a file. */
async function saveUpload(sent: AsyncIterable<Uint8Array>, path: string, memberId: string) {
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

/** Timeout for inspecting a file, in milliseconds. */
const inspectTimeoutMs = 20_000;
async function inspectFile(path: string) {
  try {
    return await runInspector('inspect', { path }, inspectTimeoutMs);
  } catch (error) {
    if (error instanceof WorkAborted) return null;
    throw error;
  }
}

const recordingOf = (db: Database, hash: string): Promise<RecordingRow | undefined> =>
  db.selectFrom('recording').where('hash', '=', hash).selectAll().executeTakeFirst();

/** Removes the file of a recording unless it was uploaded again in the meantime. */
async function removeUnusedFile(
  db: Database,
  media: MediaStore,
  { memberId, hash, file }: { memberId: string; hash: string; file: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockQuota(tx, 'recordings', memberId); // an upload looks for its file under the same lock
    if (!(await recordingOf(tx, hash))) await removeFiles(tx, media, [file]);
  });
}

/** Deletes a member's own recording unless others see it. Fails with `recordingNotFound` or `recordingInUse`. */
export async function removeRecording(db: Database, media: MediaStore, memberId: string, id: string): Promise<void> {
  const row = await db.transaction().execute(async (tx) => {
    await lockQuota(tx, 'recordings', memberId); // the lock prevents a concurrent upload of the same file
    const recording =
      (await tx
        .selectFrom('recording')
        .where('id', '=', id)
        .where('uploaderId', '=', memberId)
        .selectAll()
        .forUpdate()
        .executeTakeFirst()) ?? fail('recordingNotFound');
    if (recording.publishedAt || (await isShown(tx, recording.hash, reviewStates))) fail('recordingInUse');
    await tx.deleteFrom('recording').where('id', '=', id).execute();
    return recording;
  });
  await removeUnusedFile(db, media, { memberId, hash: row.hash, file: recordingName(row.hash, row.format) });
}

export const sweepRecordings = (db: Database, media: MediaStore, signal?: AbortSignal): Promise<number> =>
  sweepUnpublished(db, 'recordings', (memberId, id) => removeRecording(db, media, memberId, id), signal);
