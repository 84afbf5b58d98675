import { createHash, createHmac } from 'node:crypto';
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { Failure, fail } from '../../rules/errors.ts';
import { isDiskFull, reasonOf } from '../database/database-errors.server.ts';
import { folderStore } from '../pictures/folder-store.server.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';
import { s3Store } from '../pictures/s3-store.server.ts';
import type { Settings } from '../settings.server.ts';
import { deriveStoredKey, createKey } from './sealed-stream.server.ts';

/** Where backups are stored: a folder, or a prefix in an S3-compatible store. */
export interface BackupLocation {
  /** As configured. */
  path: string;
  store: MediaStore;
  /** Null if nothing is encrypted. */
  key: Buffer | null;
  /** Flushes written files to the disk. */
  flush(): Promise<void>;
  /** Removes everything in a folder. */
  clear(folder: string): Promise<void>;
}

/** Names of our folders and files: no path leads out of the place. */
const isBackupPath = (name: string) => /^(?:[\w-][\w.-]{0,120}\/){0,4}[\w-][\w.-]{0,120}$/.test(name);

/** The version of the layout that this Stele writes; it reads older ones. */
export const layoutVersion = 1;
const locationFile = 'stele-backups.json';
const LocationFile = z.object({
  format: z.number().int(),
  key: z
    .object({
      salt: z.string(),
      cost: z
        .number()
        .int()
        .max(2 ** 20),
      proof: z.string(),
    })
    .nullable(),
});

type LocationSettings = Pick<Settings, 'BACKUP_KEY' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

/**
 * Opens a place: a path, or `s3://bucket/prefix` in the store of the settings. `toWrite` creates it if there is none.
 * Fails with `backupNotFound`, `backupPlaceAway`, `backupKeyNeeded`, `backupKeyWrong`, `backupNewer` or
 * `backupDamaged`.
 */
export async function openBackupLocation(
  path: string,
  settings: LocationSettings,
  { toWrite = false } = {},
): Promise<BackupLocation> {
  const store = wrapStoreErrors(storeAt(path, settings));
  const place = { path, store, flush: () => flushToDisk(path), clear: (folder: string) => clear(path, store, folder) };
  const secret = settings.BACKUP_KEY;
  const placeContent = await readSigned(store, locationFile, null);
  if (placeContent === null) {
    if (!toWrite) fail('backupNotFound', { name: path });
    const freshKey = secret ? await createKey(secret) : null;
    await writeSigned(store, locationFile, { format: layoutVersion, key: freshKey?.signs ?? null }, null);
    return { ...place, key: freshKey?.key ?? null };
  }
  const { format: placeFormat, key: signs } = parseOrFail(LocationFile, placeContent, locationFile);
  if (placeFormat > layoutVersion) fail('backupNewer', { name: path });
  if (!signs) return secret && toWrite ? fail('backupKeyWrong', { name: path }) : { ...place, key: null };
  if (!secret) fail('backupKeyNeeded', { name: path });
  return { ...place, key: (await deriveStoredKey(secret, signs)) ?? fail('backupKeyWrong', { name: path }) };
}

function storeAt(path: string, settings: LocationSettings): MediaStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(path) ?? [];
  if (!bucket) return folderStore(resolve(path), { isName: isBackupPath, isOurs: false });
  if (!settings.S3_ENDPOINT) fail('backupPlaceAway', { name: `${path}: S3_ENDPOINT is not set` });
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const keys = { accessKey: settings.S3_ACCESS_KEY ?? '', secretKey: settings.S3_SECRET_KEY ?? '' };
  return s3Store({ endpoint, bucket, region, ...keys }, undefined, {
    within: prefix && `${prefix}/`,
    isName: isBackupPath,
  });
}

/** Wraps a store so that its failures have the names of backups. */
function wrapStoreErrors(store: MediaStore): MediaStore {
  const rename = (error: unknown): never => {
    const name = error instanceof Failure ? error.errorName : null;
    if (name === 'storeFull') fail('backupNoRoom', { name: reasonOf(error) });
    if (isDiskFull(error)) fail('backupNoRoom', { name: (error as Error).message }); // this disk, not STELE_DATA's
    if (name === 'storeAway' || placeCodes.test(String((error as { code?: unknown } | null)?.code)))
      fail('backupPlaceAway', { name: reasonOf(error) });
    throw error;
  };
  return {
    put: (name, content) => store.put(name, content).catch(rename),
    sizeOf: (name) => store.sizeOf(name).catch(rename),
    open: (name, range) => store.open(name, range).catch(rename),
    remove: (name) => store.remove(name).catch(rename),
    removeUnfinished: (olderMs, prefix) => store.removeUnfinished(olderMs, prefix).catch(rename),
    async *list(prefix) {
      try {
        yield* store.list(prefix);
      } catch (error) {
        rename(error);
      }
    },
  };
}

const placeCodes = /^E(?:ACCES|PERM|ROFS|NOTDIR|IO|NAMETOOLONG|STALE|NXIO)$/;

/** Syncs only its file system if `sync` can; without `sync`, the system flushes in its own time. */
const flushToDisk = (path: string) =>
  path.startsWith('s3://')
    ? Promise.resolve()
    : new Promise<void>((done) =>
        execFile('sync', ['-f', resolve(path)], (error) => (error ? execFile('sync', () => done()) : done())),
      );

async function clear(path: string, store: MediaStore, folder: string): Promise<void> {
  if (!path.startsWith('s3://')) return rm(resolve(path, folder), { recursive: true, force: true });
  for await (const { name } of store.list(`${folder}/`)) await store.remove(name);
}

const signOf = (text: string, key: Buffer | null) =>
  (key ? createHmac('sha256', key) : createHash('sha256')).update(text).digest('hex');

/** Writes a small JSON file, followed by a signature that proves that it is whole and, with a key, ours. */
export async function writeSigned(store: MediaStore, name: string, content: object, key: Buffer | null): Promise<void> {
  const text = JSON.stringify(content, null, 1);
  await store.put(name, Buffer.from(`${text}\n${signOf(text, key)}\n`));
}

/** Null if there is none; fails with `backupDamaged`. */
export async function readSigned(store: MediaStore, name: string, key: Buffer | null): Promise<unknown> {
  const file = await store.open(name);
  if (!file) return null;
  const [, text, sign] = /^(.*)\n(\w{64})\n$/s.exec((await buffer(file.stream)).toString()) ?? [];
  if (text === undefined || signOf(text, key) !== sign) fail('backupDamaged', { name });
  return JSON.parse(text) as unknown;
}

export function parseOrFail<Content>(schema: z.ZodType<Content>, content: unknown, name: string): Content {
  const read = schema.safeParse(content);
  return read.success ? read.data : fail('backupDamaged', { name });
}
