import * as limits from '../../../rules/limits.ts';

/** Reads requests of the IIIF Image API 3.0, level 2 (§4): `{region}/{size}/{rotation}/{quality}.{format}`. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const formats = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Format = keyof typeof formats;
const qualities = ['default', 'color', 'gray', 'bitonal'] as const;
type Quality = (typeof qualities)[number];

export interface ImageRequest {
  /** In pixels of the full picture. */
  region: Box;
  /** In pixels of the reply before rotation. */
  size: { width: number; height: number };
  /** Clockwise quarter turns. */
  turns: number;
  isMirrored: boolean;
  quality: Quality;
  format: Format;
}
interface Size {
  width: number;
  height: number;
}

const numberPattern = String.raw`\d{1,7}(?:\.\d{1,8})?`;
const integerPattern = String.raw`\d{1,7}`;

/** The parsed request; null if it is invalid by the standard (400). */
export function readImageRequest(
  picture: Size,
  [region, size, rotation, file]: readonly [string, string, string, string],
): ImageRequest | null {
  const box = readRegion(picture, region);
  const outputSize = box && readSize(box, size);
  const [, mirror, degrees] = /^(!?)(0|90|180|270|360)(?:\.0+)?$/.exec(rotation) ?? [];
  const [, quality, format] = /^([a-z]+)\.([a-z]+)$/.exec(file) ?? [];
  const knownQuality = qualities.find((qualityName) => qualityName === quality);
  if (!outputSize || degrees === undefined || !knownQuality || !Object.hasOwn(formats, format!)) return null;
  return {
    region: box,
    size: outputSize,
    turns: (Number(degrees) / 90) % 4,
    isMirrored: mirror === '!',
    quality: knownQuality,
    format: format as Format,
  };
}

function readRegion({ width, height }: Size, text: string): Box | null {
  if (text === 'full') return { x: 0, y: 0, width, height };
  if (text === 'square') {
    const side = Math.min(width, height);
    return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), width: side, height: side };
  }
  const isShare = text.startsWith('pct:');
  const shape = new RegExp(
    isShare
      ? `^pct:(${numberPattern}),(${numberPattern}),(${numberPattern}),(${numberPattern})$`
      : `^(${integerPattern}),(${integerPattern}),(${integerPattern}),(${integerPattern})$`,
  );
  const numbers = shape.exec(text)?.slice(1).map(Number);
  if (!numbers) return null;
  const [x, y, w, h] = (
    isShare ? numbers.map((share, at) => Math.round((share / 100) * (at % 2 ? height : width))) : numbers
  ) as [number, number, number, number];
  if (x >= width || y >= height || !w || !h) return null;
  // A region that exceeds the picture is cropped (§4.1).
  return { x, y, width: Math.min(w, width - x), height: Math.min(h, height - y) };
}

/** `^` allows upscaling; no side may exceed `limits.iiifPx`. */
function readSize(region: Size, text: string): Size | null {
  const mayGrow = text.startsWith('^'),
    sizeText = mayGrow ? text.slice(1) : text;
  const size = parseSize(region, sizeText, mayGrow);
  if (!size || size.width < 1 || size.height < 1) return null;
  if (!mayGrow && (size.width > region.width || size.height > region.height)) return null;
  return size.width > limits.iiifPx || size.height > limits.iiifPx ? null : size;
}

function parseSize(region: Size, text: string, mayGrow: boolean): Size | null {
  const { width, height } = region;
  const scaled = (scale: number): Size => ({ width: Math.round(width * scale), height: Math.round(height * scale) });
  if (text === 'max') {
    const maxScale = Math.min(limits.iiifPx / width, limits.iiifPx / height);
    return scaled(mayGrow ? maxScale : Math.min(1, maxScale));
  }
  const [, share] = new RegExp(`^pct:(${numberPattern})$`).exec(text) ?? [];
  if (share) return scaled(Number(share) / 100);
  const [, confined, w, h] = new RegExp(`^(!?)(${integerPattern})?,(${integerPattern})?$`).exec(text) ?? [];
  if (!w && !h) return null;
  if (confined) {
    if (!w || !h) return null;
    const scale = Math.min(Number(w) / width, Number(h) / height);
    return scaled(mayGrow ? scale : Math.min(1, scale));
  }
  if (w && h) return { width: Number(w), height: Number(h) };
  // The other side keeps the aspect ratio and is at least 1.
  if (w) return { width: Number(w), height: Math.max(1, Math.round((height * Number(w)) / width)) };
  return { width: Math.max(1, Math.round((width * Number(h)) / height)), height: Number(h) };
}

/** A request in the standard's canonical form, for `Link: rel="canonical"` (§4.8). */
export function formatCanonicalRequest(
  { region, size, turns, isMirrored, quality, format }: ImageRequest,
  picture: Size,
): string {
  const isFull = region.width === picture.width && region.height === picture.height;
  const isWhole = size.width === region.width && size.height === region.height;
  const grows = size.width > region.width || size.height > region.height;
  return [
    isFull ? 'full' : `${region.x},${region.y},${region.width},${region.height}`,
    isWhole ? 'max' : `${grows ? '^' : ''}${size.width},${size.height}`,
    `${isMirrored ? '!' : ''}${turns * 90}`,
    `${quality === 'color' ? 'default' : quality}.${format}`,
  ].join('/');
}
