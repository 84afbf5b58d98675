import { createHash } from 'node:crypto';
import type { MediaStore } from '../../kit/media-store.server.ts';
import { decodePicture } from '../../kit/picture.server.ts';
import type { Made } from '../../kit/picture-decoder.server.ts';
import * as limits from '../../rules/limits.ts';
import { pictureAddress, widthAddress, type KeptPicture } from '../../rules/picture-address.ts';

const { overPx, widths, mostHigh } = limits.image;

/** Decodes what somebody sent: as it is kept, at its largest and narrower. Fails with `pictureSmall` (V16) and as every decoding does. */
export const preparePicture = (sent: Uint8Array): Promise<Made> => decodePicture(sent, { fit: 'inside', width: widths.at(-1)!, height: mostHigh, widths, overPx });

/** Keeps a picture's files and says where. The member counts into the hash: nobody's picture is another's. */
export async function keepPicture(media: MediaStore, memberId: string, { width, height, files }: Made): Promise<KeptPicture> {
  const hash = createHash('sha256').update(`${memberId} `).update(files.get(width)!).digest('base64url');
  const kept = { hash, width, height }, address = pictureAddress(kept);
  for (const [one, file] of files) await media.put(widthAddress(address, one).replace('/media/', ''), file);
  return kept;
}
