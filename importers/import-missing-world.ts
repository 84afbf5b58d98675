import type { Database } from '../src/kit/database/database.server.ts';
import { loadLibrary } from '../world/books/load.ts';
import { loadWorld } from '../world/load.ts';
import { importSource } from './engine.ts';
import type { Source } from './record.ts';
import { worldSource } from './world.ts';

export const readWorld = async (): Promise<Source> => worldSource(await loadWorld(), loadLibrary());

/** Imports missing parts of the built-in world, and reports progress. */
export async function importMissingWorld(
  db: Database,
  world: Source,
  log: (line: string) => Promise<unknown>,
): Promise<void> {
  const { taken, changed } = await importSource(db, world, {
    onProgress: (step, done, report) => {
      if (report.taken || report.changed) void log(`loading the world: ${step} ${done} of ${world.total}`);
    },
  });
  if (!taken && !changed) await log('world ready');
}
