import { createHash } from 'node:crypto';
import { mediaAddress, type MediaStore } from '../../kit/media-store.server.ts';
import { openPicture } from '../../kit/picture.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';

const { keptPx, pixels } = limits.avatar;

/** Decodes a picture and makes of it a square as it is kept: upright, a still, without what a camera wrote into it. Fails with `pictureUnreadable`. */
export async function squareOf(picture: Uint8Array): Promise<Uint8Array> {
  return openPicture(picture, { pixels })
    .resize(keptPx, keptPx, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => fail('pictureUnreadable'));
}

/** Keeps a member's square and returns its address. The member counts into the hash: nobody's picture is another's. */
export async function keepAvatar(media: MediaStore, memberId: string, square: Uint8Array): Promise<string> {
  const name = `avatar/${createHash('sha256').update(`${memberId} `).update(square).digest('base64url')}.webp`;
  await media.put(name, square);
  return mediaAddress(name);
}
