import { globSync } from 'node:fs';
import { join } from 'node:path';

export const sourceRoot = join(import.meta.dirname, '../..');

/** The files from which plates are drawn: a change of one of them draws changed plates again. */
export const sourcesOfPlates = (): string[] =>
  globSync(
    '{content,world,importers/content,src/features/media/plates/drawing}/**/*.{ts,json,geojson,topojson,txt,svg}',
    {
      cwd: sourceRoot,
    },
  ).sort();
