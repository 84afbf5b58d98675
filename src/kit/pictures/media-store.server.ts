import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where files of readers are kept, by a name like `avatar/{hash}.webp`. A name's content never changes. */
export interface MediaStore {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
}

/**
 * What a name may be: a folder, a hash as base64url and perhaps sizes behind it, an ending. Nothing in it climbs out of
 * a folder.
 */
const Name = /^[a-z]+\/[\w-]{20,64}\.webp$/;

/**
 * Files in a folder; one is whole or not there. Only whoever runs Stele reads them: among them are pictures that
 * nothing published shows yet.
 */
export function diskStore(folder: string): MediaStore {
  const pathOf = (name: string) => {
    if (!Name.test(name)) throw new Error(`${name} is no name of a file`);
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name),
        unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700); // an older Stele made it for everybody
      try {
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }); // no room: asFailure says so
        throw error;
      }
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? null : Promise.reject(error),
      ),
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

/** Who may have a file: everybody, and keep it for ever; whoever asks now; nobody, or not whoever asks. */
export type Audience = 'everybody' | 'asker' | 'nobody';
const keeping = { everybody: 'public, max-age=31536000, immutable', asker: 'private, no-store' } as const;
type AudienceOf = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<Audience>;

/**
 * Serves `/media/…`: nothing but a picture wherever it is shown. No cache keeps a refusal: the picture may be published
 * in a moment.
 */
export function mountMedia(app: FastifyInstance, store: MediaStore, audienceOf: AudienceOf) {
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const name = request.params['*'];
    const audience = Name.test(name) ? await audienceOf(name, request, reply) : 'nobody';
    const content = audience === 'nobody' ? null : await store.get(name);
    if (!content || audience === 'nobody') return reply.header('cache-control', 'no-store').callNotFound();
    return reply
      .headers({ 'cache-control': keeping[audience], 'content-security-policy': `default-src 'none'; sandbox` })
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/webp')
      .send(content);
  });
}
