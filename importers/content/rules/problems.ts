import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileName, lineOf } from '../json-files.ts';

/** A problem in a file of a content folder: at a path of its JSON, or in a line of its text. */
export interface Problem {
  file: string;
  path?: readonly PropertyKey[];
  line?: number;
  message: string;
}

/** `content/subjects/li-si/subject.json:48: …`: editors and terminals open the line. */
export function describeProblem(folder: string, { file, path = [], line, message }: Problem): string {
  const location = join(folder, file);
  return `${fileName(location)}:${line ?? lineOf(readFileSync(location, 'utf8'), path)}: ${message}`;
}
