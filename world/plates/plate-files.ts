import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileName, lineOf, namesIn, readJsonFile } from '../../importers/content/json-files.ts';
import { PlateFile, type Plate } from './plate.ts';

const platesFolder = join(import.meta.dirname, '../../content/plates');

/** Drawings of one thing in a content folder; those of one subject are in the order in which its entry shows them. */
export function loadPlateFiles(folder = platesFolder): Plate[] {
  const keys = namesIn(folder).flatMap((kind) =>
    namesIn(join(folder, kind)).flatMap((name) => (name.endsWith('.json') ? [`${kind}/${name.slice(0, -5)}`] : [])),
  );
  return keys
    .map((key) => {
      const path = join(folder, key);
      const { $schema: _, order = 1, ...file } = readJsonFile(`${path}.json`, PlateFile);
      const at: Plate['at'] = (valuePath) =>
        `${fileName(path)}.json:${lineOf(readFileSync(`${path}.json`, 'utf8'), valuePath)}`;
      return { order, plate: { key, ...file, svg: () => readFileSync(`${path}.svg`, 'utf8'), at } };
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ plate }) => plate);
}
