import * as limits from './limits.ts';

/** Where a picture is found: its hash, and its size as it is kept at its largest. */
const Address = /^\/media\/image\/([\w-]{43})-(\d{1,4})x(\d{1,4})\.webp$/;
/** The same wherever it stands in a text. */
const everywhere = /\/media\/image\/[\w-]{43}-\d{1,4}x\d{1,4}\.webp/g;

export interface StoredPicture {
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

export const pictureAddress = ({ hash, width, height }: StoredPicture): string =>
  `/media/image/${hash}-${width}x${height}.webp`;

/** What the address of a picture says of it; null for any other address. */
export function readPictureAddress(address: string): StoredPicture | null {
  const [, hash, width, height] = Address.exec(address) ?? [];
  return hash ? { hash, width: Number(width), height: Number(height) } : null;
}

export const picturesIn = (text: string): string[] => [...new Set(text.match(everywhere))];

/** The widths in which a picture so wide is kept, in pixels, the largest last. */
export const storedWidths = (width: number): number[] => [...limits.image.widths.filter((one) => one < width), width];

/** The narrower ones stand beside the largest, with their width at the end. */
export const widthAddress = (address: string, width: number): string =>
  readPictureAddress(address)?.width === width ? address : address.replace(/\.webp$/, `-${width}.webp`);

/** Every width of a picture for `srcset`; undefined for an address that is none of ours. */
export function srcSetOf(address: string): string | undefined {
  const picture = readPictureAddress(address);
  return picture
    ? storedWidths(picture.width)
        .map((width) => `${widthAddress(address, width)} ${width}w`)
        .join(', ')
    : undefined;
}
