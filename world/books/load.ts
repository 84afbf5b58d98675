import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WorldBook, WorldChapter } from './book.ts';

const here = import.meta.dirname;

/** A book with its chapters in the order in which they are read. */
export interface WrittenBook extends WorldBook {
  texts: WorldChapter[];
}

/** Reads the built-in library from its files, in the order of their folders' names. */
export async function loadLibrary(): Promise<WrittenBook[]> {
  const folders = readdirSync(here)
    .filter((folder) => existsSync(join(here, folder, 'book.ts')))
    .sort();
  return Promise.all(
    folders.map(async (folder) => {
      const { book } = await read<{ book: WorldBook }>(folder, 'book');
      const keys = book.volumes.flatMap(({ chapters }) => chapters.map(({ key }) => key));
      const texts = await Promise.all(
        keys.map(async (key) => (await read<{ chapter: WorldChapter }>(folder, key)).chapter),
      );
      return { ...book, texts };
    }),
  );
}

async function read<Module>(folder: string, file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(here, folder, `${file}.ts`)).href)) as Module;
}
