import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { Failure, fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { DecoderMessage, DecodedPicture, PictureSpec, Task } from './picture-decoder.server.ts';

/** Run from the sources, which are always there: the built server is one file, and a process needs its own. */
const decoderFile = resolve('src/kit/pictures/picture-decoder.server.ts');
/** How the formats that are taken begin; whatever else a decoder knows (SVG, PDF, TIFF) is not even tried. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp(?:avif|avis|mif1)/];
/** When whoever found the queue full should come again, in seconds. */
const retryAfter = 10;

interface Decoder {
  process: ChildProcess;
  /** It has said so: from then on whatever it dies of is the picture's fault. */
  ready: boolean;
}
/**
 * A place for one decoding at a time; its process is started when it is needed, and ended when it was not for a while.
 */
interface Slot {
  decoder: Decoder | null;
  busy: boolean;
  idle?: NodeJS.Timeout;
}
const slots = Array.from({ length: limits.decoding.atOnce }, (): Slot => ({ decoder: null, busy: false }));
const waiting: ((place: Slot) => void)[] = [];

/**
 * Makes of somebody's picture what is wanted, in another process with little memory and little time. Fails with
 * `pictureUnreadable` (also where memory or time did not do), `pictureLarge`, `pictureSmall`, and with `tryLater` while
 * too many wait.
 */
export async function decodePicture(picture: Uint8Array, making: PictureSpec): Promise<DecodedPicture> {
  const head = Buffer.from(picture.subarray(0, 16)).toString('latin1');
  if (!signatures.some((beginning) => beginning.test(head))) fail('pictureUnreadable');
  const place = await takeSlot();
  try {
    return await decodeIn(place, { picture, spec: making });
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
  if (waiting.length >= limits.decoding.waiting) fail('tryLater', { seconds: retryAfter });
  return new Promise((next) => waiting.push(next));
}

function releaseSlot(place: Slot) {
  const next = waiting.shift();
  if (next) return next(place);
  place.busy = false;
  place.idle = setTimeout(() => endProcess(place), limits.decoding.idleMs).unref();
}

function decodeIn(place: Slot, task: Task): Promise<DecodedPicture> {
  const decoder = (place.decoder ??= startDecoder(place)),
    { process: child } = decoder;
  return new Promise<DecodedPicture>((done, reject) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), limits.decoding.ms);
    const hear = (message: DecoderMessage) => {
      if ('ready' in message) return;
      settled();
      if ('made' in message) done(message.made);
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
 * It needs none of the settings, some of which are secret; and nothing waits for it: it ends with this process, however
 * that ends.
 */
function startDecoder(place: Slot): Decoder {
  // What glibc would keep of one picture's memory is given back before the next one.
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

function endProcess(place: Slot) {
  place.decoder?.process.kill('SIGKILL');
  place.decoder = null;
}

/** Ends the processes; another picture would start one again. */
export function endDecoders(): void {
  for (const place of slots) endProcess(place);
}

export const decodingMetrics = [
  {
    name: 'stele_pictures_decoding',
    help: 'Pictures being decoded',
    value: () => slots.filter(({ busy }) => busy).length,
  },
  { name: 'stele_pictures_waiting', help: 'Pictures waiting to be decoded', value: () => waiting.length },
];
