import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookIdsIn } from '../files.ts';
import { ContentError, fileName, lineOf, namesIn, readJsonFile } from '../json-files.ts';
import { builtInFolder } from '../load.ts';
import { BookFile, type WorldBook, type WorldChapter } from './book.ts';
import { readChapter } from './chapter-text.ts';

/** A book with its chapters in the order in which they are read. */
export interface WrittenBook extends WorldBook {
  texts: WorldChapter[];
  /** File and line of a value of book.json. */
  at?: (path: readonly PropertyKey[]) => string;
}

/** Reads the library of a content folder, in the order of the names of its folders. */
export const loadLibrary = (folder = builtInFolder): WrittenBook[] =>
  bookIdsIn(folder).map((id) => loadBook(join(folder, 'books', id), id));

function loadBook(folder: string, id: string): WrittenBook {
  const file = join(folder, 'book.json');
  const { $schema: _, ...book } = readJsonFile(file, BookFile);
  const lineAt = (path: readonly PropertyKey[]) => lineOf(readFileSync(file, 'utf8'), path);
  const at = (path: readonly PropertyKey[]) => `${fileName(file)}:${lineAt(path)}`;
  const keys = book.volumes.flatMap(({ chapters }) => chapters.map(({ key }) => key));
  const files = namesIn(folder).filter((name) => name.endsWith('.txt'));
  const stray = files.find((name) => !keys.some((key) => name === `${key}.txt`));
  if (stray) throw new ContentError(file, lineAt(['volumes']), `no chapter has the file ${stray}`);
  const missing = keys.find((key) => !files.includes(`${key}.txt`));
  if (missing) throw new ContentError(file, lineAt(['volumes']), `the chapter ${missing} has no file ${missing}.txt`);
  const texts = keys.map((key) => {
    const path = join(folder, `${key}.txt`);
    return readChapter(readFileSync(path, 'utf8'), key, path);
  });
  return { id, ...book, texts, at };
}
