import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Cited } from './content.ts';
import { ContentError, lineOf } from './json-files.ts';
import { readContent, type Content } from './load.ts';

type Path = readonly PropertyKey[];
/** What a file refers to, with its path in the file. */
interface References {
  file: string;
  sources: readonly (readonly [Path, Cited])[];
  places: readonly (readonly [Path, string])[];
  words: readonly (readonly [Path, string])[];
}

/** Reads a content folder to import it; refuses one that names a source, a place or a relation word that it lacks. */
export function readForImport(folder: string): Content {
  const content = readContent(folder);
  assertReferences(content);
  return content;
}

function assertReferences(content: Content): void {
  const { subjects, places, relationWords, catalogue, folder } = content;
  const placed = new Set([...Object.keys(places), ...subjects.filter(({ place }) => place).map(({ id }) => id)]);
  for (const { file, sources, places: placesOf, words } of referencesIn(content)) {
    const refuse = (path: Path, message: string): never => {
      const location = join(folder, file);
      throw new ContentError(location, lineOf(readFileSync(location, 'utf8'), path), message);
    };
    for (const [path, [source]] of sources)
      if (!(source in catalogue.sources)) refuse([...path, 'source'], `there is no source ${source}`);
    for (const [path, place] of placesOf) if (!placed.has(place)) refuse([...path, 'at'], `there is no place ${place}`);
    for (const [path, word] of words)
      if (!(word in relationWords)) refuse([...path, 'word'], `there is no relation word ${word}`);
  }
}

function* referencesIn({ subjects, houses }: Content): Generator<References> {
  for (const { id, times, events, relations, nodes = [] } of subjects) {
    const lists = { times, events, relations, nodes };
    const rows = Object.entries(lists).flatMap(([list, items]) =>
      items.map((item, at) => [[list, at] as Path, item] as const),
    );
    yield {
      file: `subjects/${id}/subject.json`,
      sources: rows.map(([path, { source }]) => [path, source] as const),
      places: rows.flatMap(([path, item]) => ('at' in item && item.at !== undefined ? [[path, item.at] as const] : [])),
      words: relations.map(({ word }, at) => [['relations', at], word] as const),
    };
  }
  for (const { id, source, persons, unions } of houses) {
    const members = persons.filter(({ isMember }) => isMember),
      kin = persons.filter(({ isMember }) => !isMember);
    const lists = { members, kin, unions };
    yield {
      file: `families/${id}.json`,
      sources: [
        [[], source] as const,
        ...Object.entries(lists).flatMap(([list, items]) =>
          items.map((item, at) => [[list, at] as Path, item.source] as const),
        ),
      ],
      places: [],
      words: [],
    };
  }
}
