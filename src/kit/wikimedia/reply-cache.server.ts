import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../database/ids.server.ts';

/** Age at which a reply is requested again, in milliseconds: a day. */
const maxAgeMs = 86_400_000;
/** Size of the folder, in bytes, above which the oldest replies are removed: 256 MB. */
const maxBytes = 256 * 1024 * 1024;
/** Bytes after which the folder is looked through again. */
const sweepBytes = 32 * 1024 * 1024;

/** Replies of an API in a folder, so that a run that was cut off does not request them again. */
export interface ReplyCache {
  read(key: string): Promise<string | null>;
  write(key: string, reply: string): Promise<void>;
}

/** A disk that cannot be written disables the cache, not the requests. */
export function openReplyCache(folder: string): ReplyCache {
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('base64url')}.json`);
  let sinceSweep = Infinity;
  return {
    async read(key) {
      const file = fileOf(key);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
      if (Date.now() - mtimeMs > maxAgeMs) return null;
      return readFile(file, 'utf8').catch(() => null);
    },
    async write(key, reply) {
      const unfinished = join(folder, `.${newId()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        if (sinceSweep >= sweepBytes) {
          sinceSweep = 0;
          await sweep(folder);
        }
        sinceSweep += Buffer.byteLength(reply);
        await writeFile(unfinished, reply, { mode: 0o600 });
        await rename(unfinished, fileOf(key));
      } catch {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

/** Removes replies that are too old, and the oldest ones above the size limit. */
async function sweep(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs, size } = await stat(path).catch(() => ({ mtimeMs: 0, size: 0 }));
      return { path, mtimeMs, size };
    }),
  );
  let total = 0;
  for (const { path, mtimeMs, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    total += size;
    if (total > maxBytes || Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true });
  }
}
