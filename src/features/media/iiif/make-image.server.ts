import { buffer } from 'node:stream/consumers';
import sharp, { type OverlayOptions } from 'sharp';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { fileName } from '../pictures.server.ts';
import type { ImageRow } from '../queries.server.ts';
import { deepest, sizeAt, tileName, tilePx } from '../tiles/levels.ts';
import type { Box, ImageRequest } from './request.ts';

/** Size that the service offers: the deepest level or, as long as there are no tiles, the file that pages show. */
export const servedSize = (image: Pick<ImageRow, 'width' | 'height' | 'fullWidth' | 'fullHeight' | 'tiledAt'>) =>
  image.tiledAt ? { width: image.fullWidth, height: image.fullHeight } : { width: image.width, height: image.height };

/** Renders a request from our own tiles: only those that the region covers, at the smallest sufficient level. */
export async function makeImage(media: MediaStore, image: ImageRow, request: ImageRequest): Promise<Buffer> {
  const { size, turns, isMirrored, quality, format } = request;
  const { picture, box } = await loadRegionPixels(media, image, request);
  let output = sharp(picture)
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize(size.width, size.height, { fit: 'fill' });
  // Rotation follows mirroring (§4.3); sharp applies them in the opposite order within one pipeline.
  if (isMirrored) output = output.flop();
  if (turns) output = sharp(await output.png({ compressionLevel: 1 }).toBuffer()).rotate(turns * 90);
  if (quality === 'gray') output = output.greyscale();
  if (quality === 'bitonal') output = output.greyscale().threshold(128);
  if (format === 'png') return output.png().toBuffer();
  return format === 'webp' ? output.webp({ quality: 84 }).toBuffer() : output.jpeg({ quality: 86 }).toBuffer();
}

/** Pixels that contain the region, and its box within them. */
async function loadRegionPixels(
  media: MediaStore,
  image: ImageRow,
  { region, size }: ImageRequest,
): Promise<{ picture: Buffer; box: Box }> {
  if (!image.tiledAt) {
    const file = await media.open(fileName(image, image.width));
    if (!file) throw new Error(`The file of the picture ${image.id} is not in the store.`);
    return { picture: await buffer(file.stream), box: region };
  }
  const pyramid = { width: image.fullWidth, height: image.fullHeight };
  const spare = Math.min(region.width / size.width, region.height / size.height);
  const shrink = 2 ** Math.min(deepest(pyramid), Math.max(0, Math.floor(Math.log2(spare))));
  const level = deepest(pyramid) - Math.log2(shrink),
    levelSize = sizeAt(pyramid, level);
  const box = clampBox(
    {
      x: Math.floor(region.x / shrink),
      y: Math.floor(region.y / shrink),
      width: Math.round(region.width / shrink),
      height: Math.round(region.height / shrink),
    },
    levelSize,
  );
  const [left, top] = [Math.floor(box.x / tilePx), Math.floor(box.y / tilePx)];
  const [right, bottom] = [Math.floor((box.x + box.width - 1) / tilePx), Math.floor((box.y + box.height - 1) / tilePx)];
  const tiles: OverlayOptions[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const file = await media.open(tileName(image.hash, level, x, y));
      if (!file) throw new Error(`A tile of the picture ${image.id} is not in the store: ${level} ${x} ${y}.`);
      tiles.push({ input: await buffer(file.stream), left: (x - left) * tilePx, top: (y - top) * tilePx });
    }
  const width = Math.min((right + 1) * tilePx, levelSize.width) - left * tilePx,
    height = Math.min((bottom + 1) * tilePx, levelSize.height) - top * tilePx;
  const picture = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { picture, box: { ...box, x: box.x - left * tilePx, y: box.y - top * tilePx } };
}

/** Keeps a rounded box within its level. */
function clampBox(box: Box, { width, height }: { width: number; height: number }): Box {
  const x = Math.min(box.x, width - 1),
    y = Math.min(box.y, height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(box.width, width - x)),
    height: Math.max(1, Math.min(box.height, height - y)),
  };
}
