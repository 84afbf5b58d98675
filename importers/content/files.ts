import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { namesIn } from './json-files.ts';
import { BookFile } from './books/book.ts';
import * as borders from './borders/schemas.ts';
import { PlateFile } from '../../world/plates/plate.ts';
import * as files from './schemas.ts';

interface FileKind {
  /** The name of its JSON Schema in `schema/`. */
  schemaName: string;
  schema: z.ZodType;
  /** The files of this kind in a content folder. */
  filesIn(folder: string): string[];
}

const single =
  (file: string): FileKind['filesIn'] =>
  (folder) =>
    existsSync(join(folder, file)) ? [file] : [];
const inSubfolder =
  (subfolder: string): FileKind['filesIn'] =>
  (folder) =>
    namesIn(join(folder, subfolder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${subfolder}/${name}`);

/** The kinds of JSON files of a content folder. */
export const fileKinds: readonly FileKind[] = [
  { schemaName: 'content', schema: files.CollectionFile, filesIn: single('content.json') },
  {
    schemaName: 'subject',
    schema: files.SubjectFile,
    filesIn: (folder) => namesIn(join(folder, 'subjects')).map((id) => `subjects/${id}/subject.json`),
  },
  { schemaName: 'source', schema: files.SourceFile, filesIn: inSubfolder('sources') },
  { schemaName: 'family', schema: files.FamilyFile, filesIn: inSubfolder('families') },
  { schemaName: 'tour', schema: files.TourFile, filesIn: inSubfolder('tours') },
  {
    schemaName: 'book',
    schema: BookFile,
    filesIn: (folder) => namesIn(join(folder, 'books')).map((id) => `books/${id}/book.json`),
  },
  {
    schemaName: 'plate',
    schema: PlateFile,
    filesIn: (folder) => namesIn(join(folder, 'plates')).flatMap((kind) => inSubfolder(`plates/${kind}`)(folder)),
  },
  { schemaName: 'places', schema: files.PlacesFile, filesIn: single('places.json') },
  { schemaName: 'authors', schema: files.AuthorsFile, filesIn: single('authors.json') },
  { schemaName: 'locators', schema: files.LocatorsFile, filesIn: single('locators.json') },
  { schemaName: 'museums', schema: files.MuseumsFile, filesIn: single('museums.json') },
  {
    schemaName: 'border',
    schema: borders.StateFile,
    filesIn: (folder) => namesIn(join(folder, 'borders/states')).map((name) => `borders/states/${name}`),
  },
  { schemaName: 'holders', schema: borders.HoldersFile, filesIn: single('borders/holders.json') },
  { schemaName: 'cuts', schema: borders.CutsFile, filesIn: single('borders/cuts.geojson') },
  { schemaName: 'cities', schema: borders.CitiesFile, filesIn: single('borders/cities.json') },
  { schemaName: 'relation-words', schema: files.RelationWordsFile, filesIn: single('relation-words.json') },
];

/** Every JSON file of a content folder with its schema. */
export const jsonFilesOf = (folder: string): { file: string; schema: z.ZodType }[] =>
  fileKinds.flatMap(({ schema, filesIn }) => filesIn(folder).map((file) => ({ file, schema })));
