/**
 * Decodes pictures, one at a time: a process of its own, because a picture of a kilobyte may want gigabytes, and the
 * memory of native code has no other bound. Started by `picture.server.ts`, which tells it what to do; ends when that
 * process does.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';
import * as limits from '../../rules/limits.ts';

/** What is to be made of a picture: a still, upright, as WebP. */
export interface PictureSpec {
  /** `cover`: exactly this size, cut; `inside`: at most this size, whole. */
  fit: 'cover' | 'inside';
  width: number;
  height: number;
  /** Narrower ones that are wanted too, in pixels, where the picture is wider. */
  widths: readonly number[];
  /** It must be larger than this. */
  overPx?: { readonly width: number; readonly height: number };
}
export interface DecodedPicture {
  width: number;
  height: number;
  /** The format of the file as it came. */
  format: Format;
  /** As WebP, by its width, the largest last. */
  files: ReadonlyMap<number, Uint8Array>;
}
export interface Task {
  picture: Uint8Array;
  spec: PictureSpec;
}
export type DecoderMessage =
  | { ready: true }
  | { made: DecodedPicture }
  | { failed: 'pictureUnreadable' | 'pictureSmall' | 'pictureLarge'; details?: Record<string, number> };
type Format = keyof typeof limits.picturePixels;

/** How often it looks how much memory and time it has taken, in milliseconds. */
const watchMs = 25;
/** What the processor had done for it when the picture came, in microseconds. */
let before = process.cpuUsage();

const say = (message: DecoderMessage) => process.send!(message);
const end = () => process.kill(process.pid, 'SIGKILL'); // native code that is at work is not waited for

process.on('disconnect', end);
process.on('message', (task: Task) => {
  before = process.cpuUsage();
  void make(task).then(say, () => say({ failed: 'pictureUnreadable' }));
});
sharp.concurrency(1);
sharp.cache(false);
limitResources();
say({ ready: true });

/**
 * Leaves the processor to readers, is the first to go when the machine's memory ends, and takes no more than its share.
 */
function limitResources() {
  setPriority(10);
  const most = process.memoryUsage.rss() + limits.decoding.bytes;
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > most || user + system > limits.decoding.cpuMs * 1000) end();
  }, watchMs).unref();
  if (process.platform !== 'linux') return;
  const [, ownKb] = /^VmData:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const data = Number(ownKb) * 1024 + limits.decoding.bytes;
  const limit = ['--pid', String(process.pid), `--data=${data}`, '--core=0'];
  if (ownKb) spawnSync('/usr/bin/prlimit', limit, { stdio: 'ignore' }); // where it exists
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // a container may forbid it
  }
}

async function make({ picture, spec: { fit, width, height, widths, overPx } }: Task): Promise<DecoderMessage> {
  const how = { failOn: 'error', sequentialRead: true } as const;
  const head = await sharp(picture, { ...how, limitInputPixels: false }).metadata(); // decodes nothing
  const format = formatOf(head);
  if (!format) return { failed: 'pictureUnreadable' };
  const pixels = head.width * (head.pageHeight ?? head.height),
    most = limits.picturePixels[format] / timesCounted(head);
  if (pixels > most)
    return { failed: 'pictureLarge', details: { megapixels: Math.ceil(pixels / 1e6), most: Math.floor(most / 1e6) } };
  const { autoOrient: upright } = head;
  if (overPx && (upright.width <= overPx.width || upright.height <= overPx.height))
    return { failed: 'pictureSmall', details: { ...overPx } };
  const { data, info } = await sharp(picture, { ...how, limitInputPixels: most })
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<number, Uint8Array>(),
    raw = { width: info.width, height: info.height, channels: info.channels };
  for (const one of [...widths.filter((narrower) => narrower < info.width), info.width]) {
    files.set(one, await sharp(data, { raw }).resize(one).webp({ quality: 82 }).toBuffer());
  }
  return { made: { width: info.width, height: info.height, format, files } };
}

function formatOf({ format, compression }: Metadata): Format | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return Object.hasOwn(limits.picturePixels, format) ? (format as Format) : null;
}

/** Such pictures have to be in memory as a whole, or with more bytes a pixel. */
const timesCounted = ({ isProgressive, depth, pages = 1, format }: Metadata) =>
  (isProgressive ? 2 : 1) * (depth === 'uchar' ? 1 : 2) * (pages > 1 && format !== 'heif' ? 2 : 1);
