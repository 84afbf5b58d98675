import sharp from 'sharp';
import { hashOf, hueOf, lookOf, side } from './describe.ts';

/** The stored description of a picture's appearance. */
export interface Look {
  phash: string;
  look: Buffer;
  hue: number;
  pixels: Uint8Array;
}

/** The pixels from which a picture is described, from a file that we encoded. */
export const pixelsOf = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file).removeAlpha().toColourspace('srgb').resize(side, side, { fit: 'fill' }).raw().toBuffer();

export async function lookAt(file: Uint8Array): Promise<Look> {
  const pixels = await pixelsOf(file);
  const { buffer } = lookOf(pixels);
  return { phash: hashOf(pixels), look: Buffer.from(buffer), hue: hueOf(pixels), pixels };
}

/** A hash as the database stores it: a signed 64-bit number. */
export const signed = (phash: string): string => BigInt.asIntN(64, BigInt(`0x${phash}`)).toString();
