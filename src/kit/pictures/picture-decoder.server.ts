/**
 * Decodes pictures, one at a time, in a separate process: a picture of a kilobyte may need gigabytes, and the memory of
 * native code cannot be limited otherwise. Started by `picture.server.ts`, which sends it tasks; exits when that
 * process does.
 */
import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';
import * as limits from '../../rules/limits.ts';
import { limitMemory } from '../memory-limit.server.ts';

/** The wanted output: a still, upright WebP picture. */
export interface PictureSpec {
  /** `cover`: exactly this size, cropped; `inside`: at most this size, uncropped. */
  fit: 'cover' | 'inside';
  width: number;
  height: number;
  /** Further, narrower widths to make, in pixels, if the picture is wider. */
  widths: readonly number[];
  /** Minimum size, exclusive. */
  overPx?: { readonly width: number; readonly height: number };
}
export interface DecodedPicture {
  width: number;
  height: number;
  /** Size of the original, upright, in pixels. */
  full: { width: number; height: number };
  /** The format of the original. */
  format: Format;
  /** WebP files by width, the largest last. */
  files: ReadonlyMap<number, Uint8Array>;
}
export interface Task {
  picture: Uint8Array;
  spec: PictureSpec;
}
/** Cuts a file into tiles of WebP in a folder, `{level}/{x}_{y}.webp`, the smallest level first. */
export interface TilingTask {
  file: string;
  folder: string;
  tilePx: number;
}
export type DecoderMessage =
  | { ready: true }
  | { decodedPicture: DecodedPicture }
  | { tiled: { width: number; height: number } }
  | { failed: 'pictureUnreadable' | 'pictureSmall' | 'pictureLarge'; details?: Record<string, number> };
type Format = keyof typeof limits.picturePixels;

/** How often memory and CPU use are checked, in milliseconds. */
const checkIntervalMs = 25;
/** CPU usage when the current task began. */
let startUsage = process.cpuUsage();
/** CPU time limit of the task, in milliseconds. */
let maxCpuMs: number = limits.decoding.cpuMs;

const send = (message: DecoderMessage) => process.send!(message);
const end = () => process.kill(process.pid, 'SIGKILL'); // native code cannot be interrupted otherwise

process.on('disconnect', end);
process.on('message', (task: Task | TilingTask) => {
  startUsage = process.cpuUsage();
  maxCpuMs = 'file' in task ? limits.tiling.cpuMs : limits.decoding.cpuMs;
  void ('file' in task ? tile(task) : decode(task)).then(send, () => send({ failed: 'pictureUnreadable' }));
});
/** Behind transparent pictures: black outlines of coats of arms are seen by night too. */
const behindPicture = '#fff';
sharp.concurrency(1);
sharp.cache(false);
limitResources();
send({ ready: true });

/**
 * Lowers the priority, makes the process the first victim of the OOM killer, and enforces limits of memory and CPU
 * time.
 */
function limitResources() {
  setPriority(10);
  const maxMemory = process.memoryUsage.rss() + limits.decoding.bytes;
  setInterval(() => {
    const { user, system } = process.cpuUsage(startUsage);
    if (process.memoryUsage.rss() > maxMemory || user + system > maxCpuMs * 1000) end();
  }, checkIntervalMs).unref();
  limitMemory(limits.decoding.bytes);
}

async function decode({ picture, spec: { fit, width, height, widths, overPx } }: Task): Promise<DecoderMessage> {
  const how = { failOn: 'error', sequentialRead: true } as const;
  const head = await sharp(picture, { ...how, limitInputPixels: false }).metadata(); // reads the header only
  const format = formatOf(head);
  if (!format) return { failed: 'pictureUnreadable' };
  const pixels = head.width * (head.pageHeight ?? head.height),
    maxPixels = limits.picturePixels[format] / memoryFactorOf(head);
  if (pixels > maxPixels)
    return {
      failed: 'pictureLarge',
      details: { megapixels: Math.ceil(pixels / 1e6), most: Math.floor(maxPixels / 1e6) },
    };
  const { autoOrient: upright } = head;
  if (overPx && (upright.width <= overPx.width || upright.height <= overPx.height))
    return { failed: 'pictureSmall', details: { ...overPx } };
  const { data, info } = await sharp(picture, { ...how, limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
    .flatten({ background: behindPicture })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<number, Uint8Array>(),
    raw = { width: info.width, height: info.height, channels: info.channels };
  for (const fileWidth of [...widths.filter((narrower) => narrower < info.width), info.width]) {
    files.set(fileWidth, await sharp(data, { raw }).resize(fileWidth).webp({ quality: 82 }).toBuffer());
  }
  return {
    decodedPicture: {
      width: info.width,
      height: info.height,
      full: { width: upright.width, height: upright.height },
      format,
      files,
    },
  };
}

async function tile({ file, folder, tilePx }: TilingTask): Promise<DecoderMessage> {
  const how = { failOn: 'error', sequentialRead: true } as const;
  const head = await sharp(file, { ...how, limitInputPixels: false }).metadata();
  const format = formatOf(head);
  if (!format) return { failed: 'pictureUnreadable' };
  const { width, height } = await sharp(file, { ...how, limitInputPixels: limits.picturePixels[format] })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: behindPicture })
    .webp({ quality: 80, effort: 2 })
    .tile({ size: tilePx, overlap: 0, layout: 'dz', depth: 'onetile' })
    .toFile(folder);
  return { tiled: { width, height } };
}

function formatOf({ format, compression }: Metadata): Format | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return Object.hasOwn(limits.picturePixels, format) ? (format as Format) : null;
}

/** Factor for pictures that must be in memory as a whole, or with more bytes per pixel. */
const memoryFactorOf = ({ isProgressive, depth, pages = 1, format }: Metadata) =>
  (isProgressive ? 2 : 1) * (depth === 'uchar' ? 1 : 2) * (pages > 1 && format !== 'heif' ? 2 : 1);
