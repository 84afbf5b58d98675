import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { mediaAddress, type MediaStore } from '../../kit/media-store.server.ts';
import { fail } from '../../rules/errors.ts';
import { limits } from '../../rules/limits.ts';

/** How the formats that are taken begin; whatever else a decoder knows (SVG, PDF, TIFF) is not even tried. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];
/** How long a picture may take to decode, in seconds. */
const patience = 10;
const { keptPx, pixels } = limits.avatar;

/** Decodes a picture and makes of it a square as it is kept: upright, a still, without what a camera wrote into it. Fails with `pictureUnreadable`. */
export async function squareOf(picture: Uint8Array): Promise<Uint8Array> {
  const head = Buffer.from(picture.subarray(0, 16)).toString('latin1');
  if (!beginnings.some((beginning) => beginning.test(head))) fail('pictureUnreadable');
  return sharp(picture, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(keptPx, keptPx, { fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: patience })
    .toBuffer()
    .catch(() => fail('pictureUnreadable'));
}

/** Keeps a member's square and returns its address. The member counts into the hash: nobody's picture is another's. */
export async function keepAvatar(media: MediaStore, memberId: string, square: Uint8Array): Promise<string> {
  const name = `avatar/${createHash('sha256').update(`${memberId} `).update(square).digest('base64url')}.webp`;
  await media.put(name, square);
  return mediaAddress(name);
}
