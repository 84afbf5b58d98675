import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentLanguages } from '../../src/rules/languages.ts';
import { PlateFile } from './plates/plate.ts';
import { BookFile } from './books/book.ts';
import * as borders from './borders/schemas.ts';
import { isFolder, namesIn } from './json-files.ts';
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

const isHidden = (name: string) => name.startsWith('.');
const foldersIn = (folder: string): string[] =>
  namesIn(folder).filter((name) => !isHidden(name) && isFolder(join(folder, name)));
/** The subjects of a content folder: the names of their folders. */
export const subjectIdsIn = (folder: string): string[] => foldersIn(join(folder, 'subjects'));
/** The books of a content folder: the names of their folders. */
export const bookIdsIn = (folder: string): string[] => foldersIn(join(folder, 'books'));
/** The articles of a content folder: the names of their folders. */
export const articleIdsIn = (folder: string): string[] => foldersIn(join(folder, 'articles'));
/** The states of a content folder: the names of the files of their borders. */
export const stateIdsIn = (folder: string): string[] =>
  namesIn(join(folder, 'borders/states'))
    .filter((name) => name.endsWith('.geojson'))
    .map((name) => name.slice(0, -'.geojson'.length));
/** The drawings of a content folder: the names of their files, such as `building/parthenon`. */
export const plateKeysIn = (folder: string): string[] =>
  foldersIn(join(folder, 'plates')).flatMap((kind) =>
    inSubfolder(`plates/${kind}`)(folder).map((file) => file.slice('plates/'.length, -'.json'.length)),
  );

/** The kinds of JSON files of a content folder. */
export const fileKinds: readonly FileKind[] = [
  { schemaName: 'content', schema: files.CollectionFile, filesIn: single('content.json') },
  {
    schemaName: 'subject',
    schema: files.SubjectFile,
    filesIn: (folder) => subjectIdsIn(folder).map((id) => `subjects/${id}/subject.json`),
  },
  { schemaName: 'source', schema: files.SourceFile, filesIn: inSubfolder('sources') },
  { schemaName: 'family', schema: files.FamilyFile, filesIn: inSubfolder('families') },
  { schemaName: 'tour', schema: files.TourFile, filesIn: inSubfolder('tours') },
  {
    schemaName: 'article',
    schema: files.ArticleFile,
    filesIn: (folder) => articleIdsIn(folder).map((id) => `articles/${id}/article.json`),
  },
  {
    schemaName: 'book',
    schema: BookFile,
    filesIn: (folder) => bookIdsIn(folder).map((id) => `books/${id}/book.json`),
  },
  {
    schemaName: 'plate',
    schema: PlateFile,
    filesIn: (folder) => plateKeysIn(folder).map((key) => `plates/${key}.json`),
  },
  { schemaName: 'places', schema: files.PlacesFile, filesIn: single('places.json') },
  { schemaName: 'authors', schema: files.AuthorsFile, filesIn: single('authors.json') },
  { schemaName: 'locators', schema: files.LocatorsFile, filesIn: single('locators.json') },
  { schemaName: 'museums', schema: files.MuseumsFile, filesIn: single('museums.json') },
  {
    schemaName: 'border',
    schema: borders.StateFile,
    filesIn: (folder) => stateIdsIn(folder).map((id) => `borders/states/${id}.geojson`),
  },
  { schemaName: 'holders', schema: borders.HoldersFile, filesIn: single('borders/holders.json') },
  { schemaName: 'cuts', schema: borders.CutsFile, filesIn: single('borders/cuts.geojson') },
  { schemaName: 'cities', schema: borders.CitiesFile, filesIn: single('borders/cities.json') },
  { schemaName: 'relation-words', schema: files.RelationWordsFile, filesIn: single('relation-words.json') },
];

/** Every JSON file of a content folder with its schema. */
export const jsonFilesOf = (folder: string): { file: string; schema: z.ZodType }[] =>
  fileKinds.flatMap(({ schema, filesIn }) => filesIn(folder).map((file) => ({ file, schema })));

/** Names of main texts. */
const textFiles = contentLanguages.map((language) => `${language}.md`);
/** Every text file of a content folder: main texts, texts of articles, and chapters of books. */
export const textFilesOf = (folder: string): string[] => [
  ...[
    ...subjectIdsIn(folder).map((id) => `subjects/${id}`),
    ...articleIdsIn(folder).map((id) => `articles/${id}`),
  ].flatMap((path) => textFiles.map((name) => `${path}/${name}`).filter((file) => existsSync(join(folder, file)))),
  ...bookIdsIn(folder).flatMap((id) =>
    namesIn(join(folder, 'books', id))
      .filter((name) => name.endsWith('.txt'))
      .map((name) => `books/${id}/${name}`),
  ),
];

const aboutTheFolder = /^(?:README|LICENSE|COPYING|CONTRIBUTING)/i;

/** Files and folders that nothing reads, such as a text in `ja.md` or a source in YAML: their content would be lost. */
export function unreadFiles(folder: string): string[] {
  const files = new Set([
    ...jsonFilesOf(folder).map(({ file }) => file),
    ...textFilesOf(folder),
    ...plateKeysIn(folder).map((key) => `plates/${key}.svg`),
    'borders/units.topojson',
  ]);
  const folders = new Set([...files].flatMap(foldersOf));
  const unreadIn = (path: string): string[] =>
    namesIn(join(folder, path))
      .filter((name) => !isHidden(name))
      .map((name) => join(path, name))
      .flatMap((file) =>
        folders.has(file) && isFolder(join(folder, file)) ? unreadIn(file) : files.has(file) ? [] : [file],
      );
  return unreadIn('').filter((file) => file !== 'schema' && !(aboutTheFolder.test(file) && !file.includes('/')));
}

/** The folders above a file: `books` and `books/aeneid` of `books/aeneid/1.txt`. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, length, names) => (length ? [names.slice(0, length).join('/')] : []));
