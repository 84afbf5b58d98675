import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { columnLanguages } from '../../src/rules/languages.ts';
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

/** The subjects of a content folder: the names of their folders. */
export const subjectIdsIn = (folder: string): string[] =>
  namesIn(join(folder, 'subjects')).filter((id) => isFolder(join(folder, 'subjects', id)));

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
  { schemaName: 'places', schema: files.PlacesFile, filesIn: single('places.json') },
  { schemaName: 'authors', schema: files.AuthorsFile, filesIn: single('authors.json') },
  { schemaName: 'locators', schema: files.LocatorsFile, filesIn: single('locators.json') },
  { schemaName: 'museums', schema: files.MuseumsFile, filesIn: single('museums.json') },
  { schemaName: 'relation-words', schema: files.RelationWordsFile, filesIn: single('relation-words.json') },
];

/** Every JSON file of a content folder with its schema. */
export const jsonFilesOf = (folder: string): { file: string; schema: z.ZodType }[] =>
  fileKinds.flatMap(({ schema, filesIn }) => filesIn(folder).map((file) => ({ file, schema })));

/** Names of main texts. */
export const textFiles = columnLanguages.map((language) => `${language}.md`);
/** Folders that other programs read. */
const otherFolders = ['schema', 'books', 'borders', 'plates'];
const aboutTheFolder = /^(?:README|LICENSE|COPYING|CONTRIBUTING)/i;
const isHidden = (name: string) => name.startsWith('.');

/** Files and folders that nothing reads, such as a text in `ja.md` or a source in YAML: their content would be lost. */
export function unreadFiles(folder: string): string[] {
  const files = new Set(jsonFilesOf(folder).map(({ file }) => file)),
    folders = new Set([...files].filter((file) => file.includes('/')).map((file) => file.split('/')[0]!));
  return namesIn(folder)
    .filter((name) => !isHidden(name) && !aboutTheFolder.test(name) && !otherFolders.includes(name))
    .flatMap((name) => {
      if (name === 'subjects')
        return namesIn(join(folder, name)).flatMap((id) => unreadInSubject(join(folder, name, id), `${name}/${id}`));
      return folders.has(name) ? namesIn(join(folder, name)).map((file) => `${name}/${file}`) : [name];
    })
    .filter((file) => !files.has(file) && !isHidden(file.split('/').at(-1)!));
}

const unreadInSubject = (folder: string, name: string): string[] =>
  isFolder(folder)
    ? namesIn(folder)
        .filter((file) => file !== 'subject.json' && !textFiles.includes(file))
        .map((file) => `${name}/${file}`)
    : [name];
