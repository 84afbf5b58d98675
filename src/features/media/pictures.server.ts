import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import { type MediaStore } from '../../kit/pictures/media-store.server.ts';
import { removeFiles } from '../../kit/pictures/remove-files.server.ts';
import { drawingName, putDrawing } from '../../kit/pictures/drawings.server.ts';
import { decodePicture } from '../../kit/pictures/picture.server.ts';
import type { DecodedPicture } from '../../kit/pictures/picture-decoder.server.ts';
import { lockQuota } from '../../kit/database/quota.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { drawingCredit, isDrawing } from '../../rules/pictures/drawing.ts';
import { storedWidths, pictureAddress, widthAddress, type StoredPicture } from '../../rules/picture-address.ts';
import { reviewStates } from '../../rules/revision-states.ts';
import { murmurHash } from './murmur-hash.ts';
import { extractFeatures, toSignedHash } from './likeness/features.server.ts';
import { sweepRecordings } from './recordings/store.server.ts';
import type { ImageRow } from './queries.server.ts';
import type { ImageTable } from './tables.ts';
import { enforceQuota, isShown, sweepUnpublished } from './unpublished.server.ts';

const { overPx, widths, mostHigh } = limits.image;

/**
 * Decodes an upload into its largest stored version and narrower ones. Fails with `pictureSmall` (V16), and as decoding
 * does.
 */
export const preparePicture = (sent: Uint8Array): Promise<DecodedPicture> =>
  decodePicture(sent, { fit: 'inside', width: widths.at(-1)!, height: mostHigh, widths, overPx });

export const fileName = (picture: StoredPicture, width: number) =>
  widthAddress(pictureAddress(picture), width).replace('/media/', '');
type PictureDetails = Pick<
  Insertable<ImageTable>,
  | 'thingId'
  | 'title'
  | 'description'
  | 'tags'
  | 'author'
  | 'licence'
  | 'source'
  | 'name'
  | 'size'
  | 'format'
  | 'murmurHash'
>;
/** The original file, stored to cut tiles from it. */
export const originalName = (hash: string) => `original/${hash}.bin`;

/**
 * Saves a picture: first its files, which may take a while, then its row. The hash includes the member, so members
 * never share pictures. Uploading the same picture again replaces its details, until it is published. A picture whose
 * title is true of one thing only is saved `separately` for it: its id. Fails with `quotaReached`, and as the store does.
 */
export async function savePicture(
  db: Database,
  media: MediaStore,
  memberId: string,
  decodedPicture: DecodedPicture,
  details: PictureDetails,
  sent?: Uint8Array,
  separately = '',
): Promise<ImageRow> {
  const { width, height, files, full } = decodedPicture;
  // If the version for pages has the full size, no original is stored: tiles are cut from that version.
  const original = full.width > width ? sent : undefined;
  const features = isDrawing(details) ? null : await describePicture(files.get(Math.min(...files.keys()))!);
  const storedPicture = {
    hash: createHash('sha256').update(`${memberId} ${separately}`).update(files.get(width)!).digest('base64url'),
    width,
    height,
  };
  const names = [
    ...[...files.keys()].map((fileWidth) => fileName(storedPicture, fileWidth)),
    ...(original ? [originalName(storedPicture.hash)] : []),
  ];
  async function storeFiles() {
    for (const [fileWidth, file] of files) await media.put(fileName(storedPicture, fileWidth), file);
    if (original) await media.put(originalName(storedPicture.hash), original);
  }
  const existingImage = await imageOf(db, storedPicture.hash);
  if (existingImage?.publishedAt) return existingImage;
  try {
    await storeFiles();
    return await db.transaction().execute(async (tx) => {
      await lockQuota(tx, 'pictures', memberId);
      const before = await imageOf(tx, storedPicture.hash);
      if (before?.publishedAt) return before;
      if (before) {
        // The same picture from another file keeps the MurmurHash of its first file.
        const { murmurHash: _, ...changed } = details;
        return tx
          .updateTable('image')
          .set(changed)
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow();
      }
      // The files may have been removed since, together with an earlier picture of the same content.
      if ((await media.sizeOf(names[0]!)) === null) await storeFiles();
      const keptBytes = [...files.values()].reduce((sum, { length }) => sum + length, original?.length ?? 0);
      await enforceQuota(tx, 'pictures', memberId, keptBytes);
      const row = {
        id: newId(),
        ...storedPicture,
        ...details,
        keptBytes,
        uploaderId: memberId,
        fullWidth: original ? full.width : width,
        fullHeight: original ? full.height : height,
        original: original !== undefined,
        ...features,
      };
      return tx.insertInto('image').values(row).returningAll().executeTakeFirstOrThrow();
    });
  } catch (error) {
    await removeUnusedFiles(db, media, { memberId, hash: storedPicture.hash, names }).catch(() => {}); // report the first error
    throw error;
  }
}

async function describePicture(file: Uint8Array) {
  const { phash, look, hue } = await extractFeatures(file);
  return { phash: toSignedHash(phash), look, hue, lookNumber: nextLookNumber };
}

/**
 * Saves a drawing of this project as SVG; its pictures are rendered when they are first seen. Drawn again the same, it
 * stays.
 */
export async function saveDrawing(
  db: Database,
  media: MediaStore,
  memberId: string,
  svg: string,
  details: Omit<PictureDetails, keyof typeof drawingCredit | 'size' | 'format' | 'murmurHash'>,
): Promise<ImageRow> {
  const [width, height] = sizeOfSvg(svg),
    hash = createHash('sha256').update(`${memberId} ${svg}`).digest('base64url'),
    file = Buffer.from(svg);
  const existing = await imageOf(db, hash);
  if (existing) return existing;
  await putDrawing(media, hash, svg);
  return db
    .insertInto('image')
    .values({
      id: newId(),
      ...details,
      ...drawingCredit,
      hash,
      width,
      height,
      fullWidth: width,
      fullHeight: height,
      size: file.length,
      format: 'svg',
      murmurHash: murmurHash(file),
      uploaderId: memberId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function sizeOfSvg(svg: string): [width: number, height: number] {
  const [, width, height] = /^<svg [^>]{0,200}?width="(\d{1,4})" height="(\d{1,4})"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`no size in ${svg.slice(0, 80)}`);
  return [Number(width), Number(height)];
}

/** The next number in the order in which pictures were described. */
export const nextLookNumber = sql<number>`nextval('image_look_number')`;

const imageOf = (db: Database, hash: string): Promise<ImageRow | undefined> =>
  db.selectFrom('image').where('hash', '=', hash).selectAll().executeTakeFirst();

/** Removes the files of a picture unless it was uploaded again in the meantime. */
async function removeUnusedFiles(
  db: Database,
  media: MediaStore,
  { memberId, hash, names }: { memberId: string; hash: string; names: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockQuota(tx, 'pictures', memberId); // an upload looks for its files under the same lock
    if (!(await imageOf(tx, hash))) await removeFiles(tx, media, names);
  });
}

/** Deletes a member's own picture unless readers or reviewers see it. Fails with `imageNotFound` or `pictureInUse`. */
export async function removePicture(db: Database, media: MediaStore, memberId: string, id: string): Promise<void> {
  const row = await db.transaction().execute(async (tx) => {
    await lockQuota(tx, 'pictures', memberId); // the lock prevents a concurrent upload of the same picture
    const image =
      (await tx
        .selectFrom('image')
        .where('id', '=', id)
        .where('uploaderId', '=', memberId)
        .selectAll()
        .forUpdate()
        .executeTakeFirst()) ?? fail('imageNotFound');
    if (image.publishedAt || (await isShown(tx, image.hash, reviewStates))) fail('pictureInUse');
    await tx.deleteFrom('image').where('id', '=', id).execute();
    return image;
  });
  await removeUnusedFiles(db, media, {
    memberId,
    hash: row.hash,
    names: [
      ...storedWidths(row.width).map((width) => fileName(row, width)),
      originalName(row.hash),
      drawingName(row.hash),
    ],
  });
}

/** Removes pictures, sounds and films that stay unpublished for a month and appear in no draft and no submission. */
export const sweepUploadsJob = job({
  name: 'sweeping',
  schema: z.object({}),
  every: 'day',
  retries: 3,
  async run(_, { db, drivers, signal }) {
    await drivers.media.removeUnfinished(dayMs);
    return {
      pictures: await sweepPictures(db, drivers.media, signal),
      recordings: await sweepRecordings(db, drivers.media, signal),
    };
  },
});
/** Age of an abandoned unfinished file, in milliseconds; no upload takes this long. */
const dayMs = 86_400_000;

export const sweepPictures = (db: Database, media: MediaStore, signal?: AbortSignal): Promise<number> =>
  sweepUnpublished(db, 'pictures', (memberId, id) => removePicture(db, media, memberId, id), signal);
