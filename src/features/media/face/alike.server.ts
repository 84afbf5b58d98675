import { buffer } from 'node:stream/consumers';
import type { Member } from '../../../kit/calls/session.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { storedWidths } from '../../../rules/picture-address.ts';
import { findAlike } from '../likeness/alike.server.ts';
import { pixelBytes } from '../likeness/describe.ts';
import { pixelsOf } from '../likeness/look.server.ts';
import { fileName } from '../pictures.server.ts';
import { findImage } from '../queries.server.ts';

/** Images that look like 64 × 64 pixels, and whether the hash or the descriptor says so. */
export const alikeTo = findAlike;

export const isPixels = (bytes: Uint8Array): boolean => bytes.length === pixelBytes;

/** Pixels of a picture that the member may see, for `alikeTo`; null for none. */
export async function pixelsOfImage(
  db: Database,
  media: MediaStore,
  id: string,
  member: Member | null,
): Promise<Uint8Array | null> {
  const image = await findImage(db, id, member);
  const file = image && (await media.open(fileName(image, storedWidths(image.width)[0]!)));
  return file ? pixelsOf(await buffer(file.stream)) : null;
}
