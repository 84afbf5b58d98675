import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { MediaStore } from '../../kit/media-store.server.ts';
import { openPicture } from '../../kit/picture.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { keptWidths, pictureAddress, widthAddress, type KeptPicture } from '../../rules/picture-address.ts';

const { overPx, pixels, widths, mostHigh } = limits.image;

/** A picture as it is kept: upright, without what a camera wrote into it, at its largest and narrower. */
export interface Prepared {
  width: number;
  height: number;
  /** The format of the file as it came. */
  format: string;
  /** As WebP, by its width. */
  files: ReadonlyMap<number, Uint8Array>;
}

/** Decodes what somebody sent. Fails with `pictureUnreadable` or `pictureSmall` (V16). */
export async function preparePicture(sent: Uint8Array): Promise<Prepared> {
  const unreadable = () => fail('pictureUnreadable');
  const { format, autoOrient } = await openPicture(sent, { pixels }).metadata().catch(unreadable);
  if (autoOrient.width <= overPx.width || autoOrient.height <= overPx.height) fail('pictureSmall', { ...overPx });
  const { data, info } = await openPicture(sent, { pixels })
    .resize(widths.at(-1), mostHigh, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { width, height, channels } = info;
  const files = new Map<number, Uint8Array>();
  for (const one of keptWidths(width)) files.set(one, await sharp(data, { raw: { width, height, channels } }).resize(one).webp({ quality: 82 }).toBuffer());
  return { width, height, format, files };
}

/** Keeps a picture's files and says where. The member counts into the hash: nobody's picture is another's. */
export async function keepPicture(media: MediaStore, memberId: string, { width, height, files }: Prepared): Promise<KeptPicture> {
  const hash = createHash('sha256').update(`${memberId} `).update(files.get(width)!).digest('base64url');
  const kept = { hash, width, height }, address = pictureAddress(kept);
  for (const [one, file] of files) await media.put(widthAddress(address, one).replace('/media/', ''), file);
  return kept;
}
