import type { Database } from '../src/kit/database/database.server.ts';
import { borders } from '../world/borders/index.ts';
import { loadLibrary } from '../world/books/load.ts';
import { builtInContent } from './content/load.ts';
import { readForImport } from './content/references.ts';
import { contentSource } from './content/source.ts';
import { importSource } from './engine.ts';
import type { Source } from './record.ts';

/** The content that a site starts with: the built-in world for `on`, otherwise a folder (STELE_WORLD). */
export const readWorld = async (world = 'on'): Promise<Source> =>
  world === 'on'
    ? contentSource(builtInContent(), { isWorld: true, library: await loadLibrary(), extents: borders })
    : contentSource(readForImport(world), { isWorld: true });

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
