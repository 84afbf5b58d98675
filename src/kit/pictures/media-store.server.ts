import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Storage for uploaded files, by a name like `avatar/{hash}.webp`. The content under a name never changes. */
export interface MediaStore {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null for an unknown name. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
}

/** Valid names: a folder, a base64url hash with optional sizes, an ending. No path traversal is possible. */
const Name = /^[a-z]+\/[\w-]{20,64}\.webp$/;

/**
 * A store on disk. Writes are atomic. Only the user who runs Stele can read the files, because some are not published
 * yet.
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
      await chmod(folder, 0o700); // an older Stele made the folder readable for everybody
      try {
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }); // asFailure reports a full disk
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
/** The public address of a stored file. */
export const mediaAddress = (name: string) => prefix + name;

/** Removes the file at an address; addresses that are not ours are ignored. */
export async function removeAt(store: MediaStore, address: string | null): Promise<void> {
  if (address?.startsWith(prefix)) await store.remove(address.slice(prefix.length));
}

/** Who may get a file: everybody (cacheable for ever), only this client, or nobody. */
export type Audience = 'everybody' | 'asker' | 'nobody';
const keeping = { everybody: 'public, max-age=31536000, immutable', asker: 'private, no-store' } as const;
type AudienceOf = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<Audience>;

/** Serves `/media/…`, pictures only. Refusals are not cached: the picture may be published in a moment. */
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
