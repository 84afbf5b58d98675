import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { reviewStates, type State } from '../../rules/revision-states.ts';

/** Whether a revision in one of these states shows a file, by the hash in its address. */
export async function isShown(db: Database, hash: string, states: readonly State[]): Promise<boolean> {
  const showing = await db
    .selectFrom('revision')
    .where('state', 'in', states)
    .where(sql<boolean>`strpos(content::text, ${hash}) > 0`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return showing !== undefined;
}

/** Kinds of uploads: the table of each, the column with its size in bytes, and its quota. */
const uploadKinds = {
  pictures: { table: 'image', bytes: 'kept_bytes', mostBytes: 'pictureBytes' },
  recordings: { table: 'recording', bytes: 'size', mostBytes: 'recordingBytes' },
} as const;
type UploadKind = keyof typeof uploadKinds;

/** Whether an import is the author (importers/origin.ts): imports add much at once, and publish it. */
const isImport = (memberId: string) => memberId.startsWith('import-');

/** Fails with `quotaReached`. The caller holds the member's `lockQuota`. */
export async function enforceQuota(tx: Database, of: UploadKind, memberId: string, more: number): Promise<void> {
  if (isImport(memberId)) return;
  const { table, bytes, mostBytes } = uploadKinds[of];
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(${sql.ref(bytes)}), 0)::float8 as bytes
    from ${sql.table(table)} where uploader_id = ${memberId} and published_at is null`.execute(tx);
  const [now] = rows,
    quota = limits.quota;
  if (now!.count >= quota[of]) fail('quotaReached', { what: of, most: quota[of] });
  if (now!.bytes + more > quota[mostBytes]) fail('quotaReached', { what: mostBytes, most: quota[mostBytes] >> 20 });
}

/** Removes uploads that stay unpublished for a month and appear in no draft and no submission; returns their number. */
export async function sweepUnpublished(
  db: Database,
  of: UploadKind,
  remove: (memberId: string, id: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await sql<{ id: string; hash: string; uploaderId: string }>`
    select id, hash, uploader_id from ${sql.table(uploadKinds[of].table)}
    where published_at is null and created_at < now() - ${limits.image.unpublishedDays} * interval '1 day'`.execute(db);
  let removed = 0;
  for (const { id, hash, uploaderId } of rows) {
    signal?.throwIfAborted();
    if (await isShown(db, hash, ['draft', ...reviewStates])) continue;
    await remove(uploaderId, id);
    removed++;
  }
  return removed;
}
