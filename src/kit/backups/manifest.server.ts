import { z } from 'zod';
import { fail } from '../../rules/errors.ts';
import { layoutVersion, parseOrFail, readSigned, writeSigned, type BackupLocation } from './location.server.ts';

const Name = z.string().regex(/^[a-z_]\w{0,62}$/);

/** A file of a backup, stored in pieces of one size. */
export const StoredFile = z.object({
  name: z.string(),
  pieces: z.number().int(),
  /** Size of everything stored for it, in bytes, and its SHA-256. */
  bytes: z.number(),
  sha256: z.string(),
});
export type StoredFile = z.output<typeof StoredFile>;

const Manifest = z.object({
  format: z.number().int(),
  /** When its snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** Versions of Stele, and of the database that the backup was taken from. */
  version: z.string(),
  postgres: z.number().int(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: Name,
      name: Name,
      columns: z.array(Name),
      /** For a partitioned table: the bounds of each partition, as PostgreSQL prints them. */
      partitions: z
        .array(
          z.object({ name: Name, bound: z.string().regex(/^FOR VALUES FROM \('[\d :+-]+'\) TO \('[\d :+-]+'\)$/) }),
        )
        .nullable(),
      rows: z.number(),
      /** Size as COPY writes it. */
      bytes: z.number(),
      file: StoredFile,
    }),
  ),
  /** `value` is null for a sequence that was never used. */
  sequences: z.array(z.object({ schema: Name, name: Name, value: z.number().nullable() })),
  /** The list has a line of JSON for each file (`StoredMedia`). */
  media: z.object({ files: z.number(), bytes: z.number(), list: StoredFile }),
  /** Environment variables; without secrets if the backup is not encrypted. */
  settings: StoredFile,
});
export type Manifest = z.output<typeof Manifest>;
export type StoredTable = Manifest['tables'][number];

/** A file of the media store, as stored in the place. */
export const StoredMedia = z.object({
  name: z.string(),
  /** Size of the file, and of its stored form, which encryption makes longer. */
  bytes: z.number(),
  stored: z.number(),
  sha256: z.string(),
});
export type StoredMedia = z.output<typeof StoredMedia>;

export interface ListedBackup {
  id: string;
  isWhole: boolean;
}

/** The folder of a backup begun at a time; names sort by time, and begin with a 2 in this millennium. */
export const backupIdAt = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');
const Id = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\//;
const manifestOf = (id: string) => `${id}/manifest.json`;

/** The backups of a place, newest first; one without a manifest was interrupted or is under way. */
export async function listBackups({ store }: Pick<BackupLocation, 'store'>): Promise<ListedBackup[]> {
  const isWholeById = new Map<string, boolean>();
  for await (const { name } of store.list('2')) {
    const [, id] = Id.exec(name) ?? [];
    if (id) isWholeById.set(id, isWholeById.get(id) || name === manifestOf(id));
  }
  return [...isWholeById].map(([id, isWhole]) => ({ id, isWhole })).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Makes a backup whole: nothing is written after it. */
export const writeManifest = ({ store, key }: BackupLocation, id: string, manifest: Manifest): Promise<void> =>
  writeSigned(store, manifestOf(id), manifest, key);

/** Fails with `backupNotFound`, `backupIncomplete`, `backupNewer` or `backupDamaged`. */
export async function readManifest({ store, key }: BackupLocation, id: string): Promise<Manifest> {
  const name = manifestOf(id);
  const content = await readSigned(store, name, key);
  if (content === null) {
    for await (const _ of store.list(`${id}/`)) fail('backupIncomplete', { name: id });
    fail('backupNotFound', { name: id });
  }
  if (z.object({ format: z.number() }).safeParse(content).data?.format !== layoutVersion)
    fail('backupNewer', { name: id });
  return parseOrFail(Manifest, content, name);
}

/** Removes a backup, its manifest first, so that it never looks whole; media stay. */
export async function removeBackup({ store, clear }: BackupLocation, id: string): Promise<void> {
  await store.remove(manifestOf(id));
  await clear(id);
}
