import { fork, type ChildProcess } from 'node:child_process';
import { Failure, fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { sourceFile } from '../source-file.server.ts';
import type { DecoderMessage, DecodedPicture, PictureSpec, Task, TilingTask } from './picture-decoder.server.ts';

const decoderFile = sourceFile('src/kit/pictures/picture-decoder.server.ts');
/** Magic numbers of the accepted formats; other formats that the decoder knows (SVG, PDF, TIFF) are not even tried. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp(?:avif|avis|mif1)/];
/** Retry-After when the queue is full, in seconds. */
const retryAfter = 10;

interface Decoder {
  process: ChildProcess;
  /** The process has started; if it dies from now on, the picture is to blame. */
  ready: boolean;
}
/** A slot for one decoding at a time. Its process is started on demand and ended after some idle time. */
interface Slot {
  decoder: Decoder | null;
  busy: boolean;
  idle?: NodeJS.Timeout;
}
const slots = Array.from({ length: limits.decoding.atOnce }, (): Slot => ({ decoder: null, busy: false }));
const slotQueue: ((place: Slot) => void)[] = [];

/**
 * Decodes and resizes an untrusted picture in another process with limited memory and time. Fails with
 * `pictureUnreadable` (also if memory or time ran out), `pictureLarge`, `pictureSmall`, and with `tryLater` while the
 * queue is full.
 */
export async function decodePicture(picture: Uint8Array, making: PictureSpec): Promise<DecodedPicture> {
  const head = Buffer.from(picture.subarray(0, 16)).toString('latin1');
  if (!signatures.some((beginning) => beginning.test(head))) fail('pictureUnreadable');
  const answer = await runInSlot({ picture, spec: making }, limits.decoding.ms);
  return 'decodedPicture' in answer ? answer.decodedPicture : fail('pictureUnreadable');
}

/**
 * Cuts a file into WebP tiles, `{level}/{x}_{y}.webp`, in the given folder with `_files` added to its name, in another
 * process; returns its size, upright. Fails as `decodePicture` does.
 */
export async function tilePicture(task: TilingTask): Promise<{ width: number; height: number }> {
  const answer = await runInSlot(task, limits.tiling.ms);
  return 'tiled' in answer ? answer.tiled : fail('pictureUnreadable');
}

type DecoderResult = Extract<DecoderMessage, { decodedPicture: unknown } | { tiled: unknown }>;
async function runInSlot(task: Task | TilingTask, ms: number): Promise<DecoderResult> {
  const place = await takeSlot();
  try {
    return await decodeIn(place, task, ms);
  } finally {
    releaseSlot(place);
  }
}

function takeSlot(): Slot | Promise<Slot> {
  const free = slots.find(({ busy }) => !busy);
  if (free) {
    clearTimeout(free.idle);
    free.busy = true;
    return free;
  }
  if (slotQueue.length >= limits.decoding.waiting) fail('tryLater', { seconds: retryAfter });
  return new Promise((next) => slotQueue.push(next));
}

function releaseSlot(place: Slot) {
  const next = slotQueue.shift();
  if (next) return next(place);
  place.busy = false;
  place.idle = setTimeout(() => killDecoder(place), limits.decoding.idleMs).unref();
}

function decodeIn(place: Slot, task: Task | TilingTask, ms: number): Promise<DecoderResult> {
  const decoder = (place.decoder ??= startDecoder(place)),
    { process: child } = decoder;
  return new Promise<DecoderResult>((done, reject) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), ms);
    const hear = (message: DecoderMessage) => {
      if ('ready' in message) return;
      settled();
      if (!('failed' in message)) done(message);
      else reject(new Failure(message.failed, message.details));
    };
    const gone = (how: unknown) => {
      settled();
      reject(
        decoder.ready
          ? new Failure('pictureUnreadable')
          : new Error(`The decoder of pictures did not start: ${String(how)}`),
      );
    };
    const settled = () => {
      clearTimeout(patience);
      child.off('message', hear).off('exit', gone).off('error', gone);
    };
    child.on('message', hear).on('exit', gone).on('error', gone);
    child.send(task, (error) => error && child.kill('SIGKILL'));
  });
}

/**
 * The child gets no settings, since some are secret, and does not keep this process alive; it exits with this process,
 * however that ends.
 */
function startDecoder(place: Slot): Decoder {
  // makes glibc release the memory of one picture before the next
  const env = {
    SystemRoot: process.env.SystemRoot,
    UV_THREADPOOL_SIZE: '1',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
  };
  const child = fork(decoderFile, {
    execArgv: ['--v8-pool-size=1'],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const decoder: Decoder = { process: child, ready: false };
  const forget = () => {
    if (place.decoder === decoder) place.decoder = null;
  };
  child
    .once('message', () => {
      decoder.ready = true;
    })
    .on('exit', forget)
    .on('error', forget);
  child.unref();
  child.channel?.unref();
  return decoder;
}

function killDecoder(place: Slot) {
  place.decoder?.process.kill('SIGKILL');
  place.decoder = null;
}

/** Ends the decoder processes; the next picture starts one again. */
export function stopDecoders(): void {
  for (const place of slots) killDecoder(place);
}

export const decodingMetrics = [
  {
    name: 'stele_pictures_decoding',
    help: 'Pictures being decoded',
    value: () => slots.filter(({ busy }) => busy).length,
  },
  { name: 'stele_pictures_waiting', help: 'Pictures waiting to be decoded', value: () => slotQueue.length },
];
