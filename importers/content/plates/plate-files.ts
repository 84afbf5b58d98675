import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plateKeysIn } from '../files.ts';
import { fileName, lineOf, readJsonFile } from '../json-files.ts';
import { builtInFolder } from '../load.ts';
import { PlateFile, type Plate } from './plate.ts';

/** Drawings of one thing in a content folder; those of one subject are in the order in which its entry shows them. */
export function loadPlateFiles(folder = builtInFolder): Plate[] {
  return plateKeysIn(folder)
    .map((key) => {
      const path = join(folder, 'plates', key);
      const { $schema: _, order = 1, ...file } = readJsonFile(`${path}.json`, PlateFile);
      const at: Plate['at'] = (valuePath) =>
        `${fileName(path)}.json:${lineOf(readFileSync(`${path}.json`, 'utf8'), valuePath)}`;
      return { order, plate: { key, ...file, svg: () => readFileSync(`${path}.svg`, 'utf8'), at } };
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ plate }) => plate);
}
