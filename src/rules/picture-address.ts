import * as limits from './limits.ts';

/** The address of a picture: its hash, and the size of its largest stored version. */
const addressPattern = /^\/media\/image\/([\w-]{43})-(\d{1,4})x(\d{1,4})\.webp$/;
/** The same pattern anywhere in a text. */
const addressesInText = /\/media\/image\/[\w-]{43}-\d{1,4}x\d{1,4}\.webp/g;

export interface StoredPicture {
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

export const pictureAddress = ({ hash, width, height }: StoredPicture): string =>
  `/media/image/${hash}-${width}x${height}.webp`;

/** The parts of a picture's address; null for any other address. */
export function readPictureAddress(address: string): StoredPicture | null {
  const [, hash, width, height] = addressPattern.exec(address) ?? [];
  return hash ? { hash, width: Number(width), height: Number(height) } : null;
}

export const findPictures = (text: string): string[] => [...new Set(text.match(addressesInText))];

/** The stored widths of a picture of this width, in pixels, the largest last. */
export const storedWidths = (width: number): number[] => [
  ...limits.image.widths.filter((storedWidth) => storedWidth < width),
  width,
];

/** Narrower versions have the largest one's address with their width added. */
export const widthAddress = (address: string, width: number): string =>
  readPictureAddress(address)?.width === width ? address : address.replace(/\.webp$/, `-${width}.webp`);

/** Every width of a picture for `srcset`; undefined for a foreign address. */
export function srcSetOf(address: string): string | undefined {
  const picture = readPictureAddress(address);
  return picture
    ? storedWidths(picture.width)
        .map((width) => `${widthAddress(address, width)} ${width}w`)
        .join(', ')
    : undefined;
}
