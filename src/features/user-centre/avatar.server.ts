import { createHash } from 'node:crypto';
import { mediaAddress, type MediaStore } from '../../kit/pictures/media-store.server.ts';
import { decodePicture } from '../../kit/pictures/picture.server.ts';
import * as limits from '../../rules/limits.ts';

const { keptPx } = limits.avatar;

/**
 * Makes of a picture a square as it is kept: upright, a still, without what a camera wrote into it. Fails as every
 * decoding does.
 */
export async function squareAvatar(picture: Uint8Array): Promise<Uint8Array> {
  const { files } = await decodePicture(picture, { fit: 'cover', width: keptPx, height: keptPx, widths: [] });
  return files.get(keptPx)!;
}

/** Keeps a member's square and returns its address. The member counts into the hash: nobody's picture is another's. */
export async function storeAvatar(media: MediaStore, memberId: string, square: Uint8Array): Promise<string> {
  const name = `avatar/${createHash('sha256').update(`${memberId} `).update(square).digest('base64url')}.webp`;
  await media.put(name, square);
  return mediaAddress(name);
}
