import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Where files of readers are kept, by a name like `avatar/{hash}.webp`. A name's content never changes. */
export interface MediaStore {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
}

/** What a name may be: a folder, a hash as base64url and perhaps sizes behind it, an ending. Nothing in it climbs out of a folder. */
const Name = /^[a-z]+\/[\w-]{20,64}\.webp$/;

/** Files in a folder; one is whole or not there. */
export function diskStore(folder: string): MediaStore {
  const pathOf = (name: string) => {
    if (!Name.test(name)) throw new Error(`${name} is no name of a file`);
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name), unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }); // no room: asFailure says so
        throw error;
      }
    },
    get: (name) => readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error))),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

const prefix = '/media/';
/** Where readers find what is kept under a name. */
export const mediaAddress = (name: string) => prefix + name;

/** Removes what an address leads to; an address that is none of ours leads to nothing. */
export async function removeAt(store: MediaStore, address: string | null): Promise<void> {
  if (address?.startsWith(prefix)) await store.remove(address.slice(prefix.length));
}

/** Serves `/media/…`: kept for ever by whoever asks, and nothing but a picture wherever it is shown. */
export function mountMedia(app: FastifyInstance, store: MediaStore) {
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const name = request.params['*'];
    const content = Name.test(name) ? await store.get(name) : null;
    if (!content) return reply.callNotFound();
    return reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': `default-src 'none'; sandbox`, 'cross-origin-resource-policy': 'same-origin' }).type('image/webp').send(content);
  });
}
