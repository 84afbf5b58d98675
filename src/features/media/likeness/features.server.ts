import sharp from 'sharp';
import { hashOf, hueOf, computeDescriptor, sidePx } from './describe.ts';

/** The stored description of a picture's appearance. */
export interface PictureFeatures {
  phash: string;
  look: Buffer;
  hue: number;
  pixels: Uint8Array;
}

/** The pixels from which a picture is described, from a file that we encoded. */
export const decodePixels = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file).removeAlpha().toColourspace('srgb').resize(sidePx, sidePx, { fit: 'fill' }).raw().toBuffer();

export async function extractFeatures(file: Uint8Array): Promise<PictureFeatures> {
  const pixels = await decodePixels(file);
  const { buffer } = computeDescriptor(pixels);
  return { phash: hashOf(pixels), look: Buffer.from(buffer), hue: hueOf(pixels), pixels };
}

/** A hash as the database stores it: a signed 64-bit number. */
export const toSignedHash = (phash: string): string => BigInt.asIntN(64, BigInt(`0x${phash}`)).toString();
