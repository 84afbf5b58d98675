import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtInFolder } from '../load.ts';

export const sourceRoot = join(import.meta.dirname, '../../..');

/**
 * The files from which the plates of a content folder are drawn, relative to the project: a change of one of them draws
 * changed plates again.
 */
export const sourcesOfPlates = (folder = builtInFolder): string[] =>
  [
    ...globSync('{importers/content,src/features/media/plates/drawing}/**/*.ts', { cwd: sourceRoot }),
    ...globSync('**/*.{json,geojson,topojson,txt,svg}', { cwd: folder }).map((file) =>
      relative(sourceRoot, join(folder, file)),
    ),
  ].sort();
