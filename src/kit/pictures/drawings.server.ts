import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ByteRange, MediaStore } from './media-store.server.ts';

/** The stored SVG of a drawing, compressed. It is never served: only our own drawing process writes one. */
export const drawingName = (hash: string) => `drawing/${hash}.bin`;
const pictureName = /^image\/([\w-]{43})-(\d{1,4})x\d{1,4}(?:-(\d{1,4}))?\.webp$/;

/** The background of drawings without one. */
const paper = '#f5efe2';

export const putDrawing = async (store: MediaStore, hash: string, svg: string): Promise<void> =>
  store.put(drawingName(hash), await promisify(gzip)(svg));

/**
 * A store that renders a drawing as WebP, in the requested width, when it is first opened. Otherwise a first
 * start would render hundreds of them before readers see any.
 */
export function withDrawings(store: MediaStore): MediaStore {
  const rendering = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  async function render(name: string): Promise<boolean> {
    const [, hash, width, narrower] = pictureName.exec(name)!;
    const file = await store.open(drawingName(hash!));
    if (!file) return false;
    const [svg, { default: sharp }] = await Promise.all([
      buffer(file.stream).then(promisify<Buffer, Buffer>(gunzip)),
      import('sharp'),
    ]);
    const picture = sharp(svg)
      .flatten({ background: paper })
      .resize(Number(narrower ?? width));
    await store.put(name, await picture.webp({ quality: 82 }).toBuffer());
    return true;
  }

  /** Renders one drawing at a time, and each only once. Whether there is a drawing of this name. */
  function renderOnce(name: string): Promise<boolean> {
    if (!pictureName.test(name)) return Promise.resolve(false);
    const pending = rendering.get(name);
    if (pending) return pending;
    const rendered = last.then(() => render(name));
    last = rendered.catch(() => {}).finally(() => rendering.delete(name));
    rendering.set(name, rendered);
    return rendered;
  }

  return {
    ...store,
    sizeOf: async (name) => (await store.sizeOf(name)) ?? ((await renderOnce(name)) ? store.sizeOf(name) : null),
    open: async (name, range?: ByteRange) =>
      (await store.open(name, range)) ?? ((await renderOnce(name)) ? store.open(name, range) : null),
  };
}
