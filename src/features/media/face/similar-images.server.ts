import { buffer } from 'node:stream/consumers';
import type { Member } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { storedWidths } from '../../../rules/picture-address.ts';
import { searchPictureIndex } from '../likeness/picture-index.server.ts';
import { pixelBytes } from '../likeness/describe.ts';
import { decodePixels } from '../likeness/features.server.ts';
import { modelOf } from '../likeness/model.server.ts';
import { fileName } from '../pictures.server.ts';
import { findImage } from '../queries.server.ts';

/** Result of a search by picture: image ids, their likeness, and which of the three methods found them. */
export interface SimilarImages {
  by: 'hash' | 'descriptor' | 'model';
  images: { id: string; likeness: number }[];
}

/**
 * Images that look like 64 × 64 pixels. The hash finds copies; similar pictures are found by our own descriptor or by
 * the model that the operator configures. If that model fails, the descriptor answers.
 */
export async function findSimilarImages(
  db: Database,
  pixels: Uint8Array,
  maxResults: number,
  imageModel?: string,
): Promise<SimilarImages> {
  const result = await searchPictureIndex(db, pixels, maxResults);
  if (imageModel === undefined || result.by === 'hash') return result;
  const images = await modelOf(db, imageModel)
    .find(db, pixels, maxResults)
    .catch(() => []); // the tiling job reports the cause
  return images.length ? { by: 'model', images } : result;
}

export const isPixels = (bytes: Uint8Array): boolean => bytes.length === pixelBytes;

/** Pixels of a picture that the member may see, for `findSimilarImages`; null if there is none, or only a drawing. */
export async function pixelsOfImage(
  db: Database,
  media: MediaStore,
  id: string,
  member: Member | null,
): Promise<Uint8Array | null> {
  const image = await findImage(db, id, member);
  const file = image && !image.isDrawing && (await media.open(fileName(image, storedWidths(image.width)[0]!)));
  return file ? decodePixels(await buffer(file.stream)) : null;
}
