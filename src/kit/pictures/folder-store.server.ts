import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assertFileName, isMediaName, type ByteRange, type MediaStore } from './media-store.server.ts';

const nullIfMissing = (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error));

/**
 * A store in a folder. Writes are atomic. Only the user who runs Stele can read the files, because some are not
 * published yet.
 */
export function folderStore(
  folder: string,
  {
    isName = isMediaName,
    isOurs = true,
  }: { isName?: (name: string) => boolean; /** The folder contains only our files. */ isOurs?: boolean } = {},
): MediaStore {
  const pathOf = (name: string) => join(folder, assertFileName(name, isName));
  return {
    async put(name, content) {
      const path = pathOf(name),
        unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (isOurs) await chmod(folder, 0o700); // an older Stele made the folder readable by all users
      try {
        if (content instanceof Uint8Array) await writeFile(unfinished, content, { mode: 0o600 });
        else await pipeline(content.stream, createWriteStream(unfinished, { mode: 0o600 }));
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }); // asFailure reports a full disk
        throw error;
      }
    },
    sizeOf: (name) => sizeOf(pathOf(name)),
    async open(name, range?: ByteRange) {
      const file = await open(pathOf(name)).catch(nullIfMissing);
      if (!file) return null;
      const { size } = await file.stat();
      const { start, end } = range ?? { start: 0, end: size - 1 };
      const stream = file.createReadStream({ start, end: Math.max(end, 0) });
      return { bytes: size && end - start + 1, stream };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(prefix = '') {
      for await (const name of filesIn(folder, prefix)) {
        // An unfinished file has another extension.
        const bytes = isName(name) ? await sizeOf(join(folder, name)) : null;
        if (bytes !== null) yield { name, bytes };
      }
    },
    async removeUnfinished(olderMs, prefix = '') {
      for await (const name of filesIn(folder, prefix)) {
        const stats = unfinishedName.test(name) ? await stat(join(folder, name)).catch(nullIfMissing) : null;
        if (stats && Date.now() - stats.mtimeMs >= olderMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Suffix of an unfinished file: a random id after its final name. */
const unfinishedName = /\.[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const sizeOf = async (path: string) => (await stat(path).catch(nullIfMissing))?.size ?? null;

/** The files in and below a folder whose paths (with slashes) begin with `prefix`. */
async function* filesIn(root: string, prefix: string, below = ''): AsyncGenerator<string> {
  const folder = await opendir(join(root, below)).catch(nullIfMissing);
  if (!folder) return;
  for await (const dirent of folder) {
    const path = below + dirent.name;
    if (dirent.isFile() && path.startsWith(prefix)) yield path;
    const inside = `${path}/`;
    if (dirent.isDirectory() && (inside.startsWith(prefix) || prefix.startsWith(inside)))
      yield* filesIn(root, prefix, inside);
  }
}

/** A store that falls back to an older one for files from before. */
export const withFallbackStore = (store: MediaStore, older: MediaStore): MediaStore => ({
  put: store.put,
  sizeOf: async (name) => (await store.sizeOf(name)) ?? older.sizeOf(name),
  open: async (name, range) => (await store.open(name, range)) ?? older.open(name, range),
  async remove(name) {
    await store.remove(name);
    await older.remove(name);
  },
  async *list(prefix) {
    yield* store.list(prefix);
    for await (const file of older.list(prefix)) if ((await store.sizeOf(file.name)) === null) yield file;
  },
  async removeUnfinished(olderMs, prefix) {
    await store.removeUnfinished(olderMs, prefix);
    await older.removeUnfinished(olderMs, prefix);
  },
});
