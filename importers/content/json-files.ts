import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { findNodeAtLocation, parse, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { z } from 'zod';

/** A problem in a file of a content folder; the message begins with the file and the line. */
export class ContentError extends Error {
  constructor(path: string, line: number, problem: string) {
    super(`${fileName(path)}:${line}: ${problem}`);
  }
}

/** The name of a file as messages show it: relative to the working folder if it is in it. */
export function fileName(path: string): string {
  const name = relative(process.cwd(), path);
  return name.startsWith('..') ? path : name;
}

/** Reads a JSON file that must match a schema; throws a `ContentError` with the line of the first problem. */
export function readJsonFile<T>(path: string, schema: z.ZodType<T>): T {
  if (!existsSync(path)) throw new ContentError(path, 1, 'this file is missing');
  const text = readFileSync(path, 'utf8');
  const result = schema.safeParse(parseJson(path, text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(path, lineOf(text, issue!.path), `${issue!.path.join('.') || 'the file'}: ${issue!.message}`);
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const [first] = errors;
    throw new ContentError(
      path,
      lineAt(text, first?.offset ?? 0),
      `this is not JSON: ${first ? printParseErrorCode(first.error) : 'it cannot be read'}`,
    );
  }
}

/** The line of the value at a path in a JSON text; of the closest parent if there is none. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The form of all JSON files: two spaces of indentation; a pair of coordinates, and a closed ring of them, is on one line. */
export const formatJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)
    .replace(/\[\n +(-?[\d.]+),\n +(-?[\d.]+)\n +\]/g, '[$1, $2]')
    .replace(/\[\n +(\[-?[\d.]+, -?[\d.]+\]),(?:\n +\[-?[\d.]+, -?[\d.]+\],)+\n +\1\n +\]/g, (ring) =>
      ring.replace(/\s+/g, ''),
    )}\n`;

/** The names in a folder, in order; none if it is missing. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export const isFolder = (path: string): boolean => statSync(path).isDirectory();
