import type { Database } from '../src/kit/database/database.server.ts';
import { loadLibrary } from './content/books/load.ts';
import { readBorders } from './content/borders/load.ts';
import { builtInContent, readContent } from './content/load.ts';
import { contentSource } from './content/source.ts';
import { importSource } from './engine.ts';
import type { Source } from './record.ts';

/** The content that a site starts with: the built-in world for `on`, otherwise a folder (STELE_WORLD). */
export function readWorld(world = 'on'): Source {
  const content = world === 'on' ? builtInContent() : readContent(world);
  return contentSource(content, {
    isWorld: true,
    library: loadLibrary(content.folder),
    extents: readBorders(content),
  });
}

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
