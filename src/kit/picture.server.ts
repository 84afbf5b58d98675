import sharp, { type Sharp } from 'sharp';
import { fail } from '../rules/errors.ts';

/** How the formats that are taken begin; whatever else a decoder knows (SVG, PDF, TIFF) is not even tried. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp(?:avif|avis|mif1)/];
/** How long a picture may take to decode, in seconds. */
const patience = 10;

/** A picture of somebody's, about to be decoded: a still, upright, at most so many `pixels`. Fails with `pictureUnreadable`, as whatever is done with it must. */
export function openPicture(picture: Uint8Array, { pixels }: { pixels: number }): Sharp {
  const head = Buffer.from(picture.subarray(0, 16)).toString('latin1');
  if (!beginnings.some((beginning) => beginning.test(head))) fail('pictureUnreadable');
  return sharp(picture, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true }).autoOrient().timeout({ seconds: patience });
}
