import sharp from 'sharp';
import { hashOf, hueOf, lookOf, side } from './describe.ts';

/** What is kept of how a picture looks. */
export interface Look {
  phash: string;
  look: Buffer;
  hue: number;
  pixels: Uint8Array;
}

/** The pixels from which a picture is described, of a file that we made ourselves. */
export const pixelsOf = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file).removeAlpha().toColourspace('srgb').resize(side, side, { fit: 'fill' }).raw().toBuffer();

export async function lookAt(file: Uint8Array): Promise<Look> {
  const pixels = await pixelsOf(file);
  const { buffer } = lookOf(pixels);
  return { phash: hashOf(pixels), look: Buffer.from(buffer), hue: hueOf(pixels), pixels };
}

/** A hash as the database keeps it: a signed number of 64 bits. */
export const signed = (phash: string): string => BigInt.asIntN(64, BigInt(`0x${phash}`)).toString();
