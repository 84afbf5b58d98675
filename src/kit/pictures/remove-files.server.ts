import { nameFromAddress, type MediaStore } from './media-store.server.ts';
import { addJob, job } from '../jobs/job.server.ts';
import type { Database } from '../database/database.server.ts';
import { z } from 'zod';

/** Retries the removal of files while the store is away. */
export const removeFilesJob = job({
  name: 'removing',
  schema: z.object({ names: z.array(z.string()) }),
  retries: 20,
  async run({ names }, { drivers: { media } }) {
    for (const name of names) await media.remove(name);
  },
});

/** Removes files that are no longer used: now, or later if the store is away. */
export async function removeFiles(db: Database, store: MediaStore, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await store.remove(name);
  } catch {
    await addJob(db, removeFilesJob, { names: [...names] });
  }
}

/** Removes the file at an address; foreign addresses are ignored. */
export async function removeFileAt(db: Database, store: MediaStore, address: string | null): Promise<void> {
  const name = nameFromAddress(address);
  if (name) await removeFiles(db, store, [name]);
}
