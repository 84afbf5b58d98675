import { call } from '../../../kit/calls/call.ts';
import type { InputOf } from '../../../kit/calls/endpoint.ts';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { uploadImage, type Picture } from '../contract.ts';
import { similarUploads } from '../gallery/contract.ts';
import { murmurHash } from '../murmur-hash.ts';
import { readPixels } from './pixels.ts';

export type PictureDetails = InputOf<typeof uploadImage>;

/** Uploads a picture with its details. A failure is thrown, not shown as a notice: the form shows it. */
export const uploadPicture = (
  file: File,
  details: PictureDetails,
  manner: { signal?: AbortSignal; onProgress?(share: number): void } = {},
): Promise<Picture> => call(uploadImage, { name: file.name, ...details }, { ...manner, file, quiet: true });

/** Pictures that are already stored: the same file, or the same picture. Empty if the search fails. */
export async function findStoredPictures(file: File, signal?: AbortSignal): Promise<Picture[]> {
  const [bytes, pixels] = await Promise.all([file.arrayBuffer(), readPixels(file).catch(() => null)]);
  const line = similarUploads;
  const fingerprint = { murmurHash: murmurHash(new Uint8Array(bytes)), pixels: pixels?.base64 ?? null };
  return call(line, fingerprint, { signal, quiet: true }).catch(() => []);
}

/** Longer side of a preview, in pixels. */
const previewPx = 960;

/** A small preview decoded by this browser, or the fault of the file, so that it shows before the upload (V16). */
export async function openPreview(file: File): Promise<{ preview: ImageBitmap } | { fault: ErrorName }> {
  const { bytes, overPx } = limits.image;
  if (file.size >= bytes) return { fault: 'tooLarge' };
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return { fault: 'pictureUnreadable' };
  const { width, height } = image,
    shrink = Math.min(1, previewPx / Math.max(width, height));
  if (width <= overPx.width || height <= overPx.height) {
    image.close();
    return { fault: 'pictureSmall' };
  }
  const preview = await createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(width * shrink)),
    resizeHeight: Math.max(1, Math.round(height * shrink)),
    resizeQuality: 'high',
  });
  image.close();
  return { preview };
}

/** Why a file is refused before it is sent; null if no fault is known (V16). */
export async function checkFile(file: File): Promise<ErrorName | null> {
  const opened = await openPreview(file);
  if ('fault' in opened) return opened.fault;
  opened.preview.close();
  return null;
}
