import type { Source } from '../record.ts';
import { loadLibrary } from './books/load.ts';
import { readBorders } from './borders/load.ts';
import { readForImport } from './references.ts';
import { contentSource } from './source.ts';

/** A content folder with all its content, to be imported; throws a `ContentError` at its first invalid file. */
export function openFolder(folder: string, { isWorld = false }: { isWorld?: boolean } = {}): Source {
  const content = readForImport(folder);
  return contentSource(content, { isWorld, library: loadLibrary(folder), extents: readBorders(content) });
}
