import { createHash } from 'node:crypto';
import { mediaAddress, type MediaStore } from '../../kit/pictures/media-store.server.ts';
import { decodePicture } from '../../kit/pictures/picture.server.ts';
import * as limits from '../../rules/limits.ts';

const { keptPx } = limits.avatar;

/** Crops a picture to the stored square: upright, still, without camera metadata. Fails as `decodePicture` does. */
export async function squareAvatar(picture: Uint8Array): Promise<Uint8Array> {
  const { files } = await decodePicture(picture, { fit: 'cover', width: keptPx, height: keptPx, widths: [] });
  return files.get(keptPx)!;
}

/**
 * Stores a member's avatar and returns its address. The member id is part of the hash, so that members never share a
 * file.
 */
export async function storeAvatar(media: MediaStore, memberId: string, square: Uint8Array): Promise<string> {
  const name = `avatar/${createHash('sha256').update(`${memberId} `).update(square).digest('base64url')}.webp`;
  await media.put(name, square);
  return mediaAddress(name);
}
