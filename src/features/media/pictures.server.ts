import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import type { MediaStore } from '../../kit/pictures/media-store.server.ts';
import { decodePicture } from '../../kit/pictures/picture.server.ts';
import type { DecodedPicture } from '../../kit/pictures/picture-decoder.server.ts';
import { lockQuota } from '../../kit/database/quota.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { storedWidths, pictureAddress, widthAddress, type StoredPicture } from '../../rules/picture-address.ts';
import { reviewStates } from '../../rules/revision-states.ts';
import type { ImageRow } from './queries.server.ts';
import type { ImageTable } from './tables.ts';

const { overPx, widths, mostHigh } = limits.image;

/**
 * Decodes what somebody sent: as it is kept, at its largest and narrower. Fails with `pictureSmall` (V16) and as every
 * decoding does.
 */
export const preparePicture = (sent: Uint8Array): Promise<DecodedPicture> =>
  decodePicture(sent, { fit: 'inside', width: widths.at(-1)!, height: mostHigh, widths, overPx });

const fileName = (picture: StoredPicture, width: number) =>
  widthAddress(pictureAddress(picture), width).replace('/media/', '');
type PictureDetails = Omit<
  Insertable<ImageTable>,
  'id' | 'hash' | 'width' | 'height' | 'keptBytes' | 'uploaderId' | 'createdAt' | 'publishedAt'
>;

/**
 * Keeps a picture, its row and its files. The member counts into the hash: nobody's picture is another's. Who brings
 * the same one again says anew what it is, as long as no reader has seen it. Fails with `quotaReached`.
 */
export async function savePicture(
  tx: Database,
  media: MediaStore,
  memberId: string,
  made: DecodedPicture,
  said: PictureDetails,
): Promise<ImageRow> {
  const { width, height, files } = made;
  await lockQuota(tx, 'pictures', memberId);
  const kept = {
    hash: createHash('sha256').update(`${memberId} `).update(files.get(width)!).digest('base64url'),
    width,
    height,
  };
  const before = await tx.selectFrom('image').where('hash', '=', kept.hash).selectAll().forUpdate().executeTakeFirst();
  if (before?.publishedAt) return before;
  const keptBytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (!before) await enforceQuota(tx, memberId, keptBytes);
  const row = before
    ? await tx.updateTable('image').set(said).where('id', '=', before.id).returningAll().executeTakeFirstOrThrow()
    : await tx
        .insertInto('image')
        .values({ id: newId(), ...kept, ...said, keptBytes, uploaderId: memberId })
        .returningAll()
        .executeTakeFirstOrThrow();
  for (const [one, file] of files) await media.put(fileName(kept, one), file);
  return row;
}

async function enforceQuota(tx: Database, memberId: string, more: number): Promise<void> {
  const { count, bytes } = await tx
    .selectFrom('image')
    .where('uploaderId', '=', memberId)
    .where('publishedAt', 'is', null)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(kept_bytes), 0)::float8`.as('bytes')])
    .executeTakeFirstOrThrow();
  const { pictures, pictureBytes } = limits.quota;
  if (count >= pictures) fail('quotaReached', { what: 'pictures', most: pictures });
  if (bytes + more > pictureBytes) fail('quotaReached', { what: 'pictureBytes', most: pictureBytes >> 20 });
}

/**
 * Removes a member's own picture while neither readers nor reviewers see it. Fails with `imageNotFound` or
 * `pictureInUse`.
 */
export async function removePicture(tx: Database, media: MediaStore, memberId: string, id: string): Promise<void> {
  await lockQuota(tx, 'pictures', memberId); // the same picture is not brought again meanwhile
  const row =
    (await tx
      .selectFrom('image')
      .where('id', '=', id)
      .where('uploaderId', '=', memberId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? fail('imageNotFound');
  if (row.publishedAt || (await isUnderReview(tx, row.hash))) fail('pictureInUse');
  await tx.deleteFrom('image').where('id', '=', id).execute();
  for (const width of storedWidths(row.width)) await media.remove(fileName(row, width));
}

/** Whether a submission shows it that somebody is still to judge. */
async function isUnderReview(db: Database, hash: string): Promise<boolean> {
  const showing = await db
    .selectFrom('revision')
    .where('state', 'in', reviewStates)
    .where(sql<boolean>`strpos(content::text, ${hash}) > 0`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return showing !== undefined;
}
