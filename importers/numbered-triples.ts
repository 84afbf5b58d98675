import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanNameOf } from './clean-text.ts';
import type { SourceFile } from './files.ts';
import { linesOf } from './lines.ts';

/**
 * Triples of numbers with files that name the numbers, as benchmarks of knowledge graphs are published:
 *
 * - `entity2id.txt` and `relation2id.txt` (name, number) with `train2id.txt` and similar (head, tail, relation);
 * - `ent_ids_1` and `rel_ids_1` (number, name) with `triples_1` (head, relation, tail); `_2` is the other language's.
 */
export interface NumberedTriples {
  files: SourceFile[];
  /** The names in a line of numbers, or why it is invalid; null for the first line with the total. */
  namesIn(line: string): [from: string, relation: string, to: string] | string | null;
}

/** A folder's numbered triples; null if it has none. Names stay in memory. Throws if a name file is malformed. */
export async function openNumberedTriples(folder: string): Promise<NumberedTriples | null> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) return null;
  const names = await readdir(folder),
    packed = '(?:\\.(?:txt|tsv))?(?:\\.gz|\\.bz2)?$';
  const matching = (pattern: string) =>
    names
      .filter((name) => new RegExp(`^${pattern}${packed}`).test(name))
      .sort()
      .map((name) => ({ path: join(folder, name), where: name }));
  const [entities, relations] = [matching('entity2id'), matching('relation2id')];
  if (entities.length && relations.length) {
    const triples = matching('(?!entity|relation)\\w+2id');
    return createNumberedTriples(
      triples,
      await namesOf(entities, 'name first'),
      await namesOf(relations, 'name first'),
      [0, 2, 1],
    );
  }
  const [listed, words] = [matching('ent_ids_[12]'), matching('rel_ids_[12]')];
  if (!listed.length || !words.length) return null;
  return createNumberedTriples(
    matching('triples_[12]'),
    await namesOf(listed, 'number first'),
    await namesOf(words, 'number first'),
    [0, 1, 2],
  );
}

function createNumberedTriples(
  files: SourceFile[],
  entities: ReadonlyMap<string, string>,
  relations: ReadonlyMap<string, string>,
  [from, relation, to]: readonly [number, number, number],
): NumberedTriples {
  if (!files.length)
    throw new Error('There are names for numbers (entity2id, relation2id) but no triples beside them.');
  return {
    files,
    namesIn(line) {
      const cells = line.trim().split(/\s+/);
      if (cells.length === 1 && /^\d+$/.test(cells[0]!)) return null;
      if (cells.length !== 3) return `${cells.length} column${cells.length === 1 ? '' : 's'} where three should be`;
      const of = (names: ReadonlyMap<string, string>, at: number) => names.get(cells[at]!);
      const tripleNames = [of(entities, from), of(relations, relation), of(entities, to)] as const;
      const unknown = [from, relation, to].find((_, index) => tripleNames[index] === undefined);
      return unknown === undefined
        ? (tripleNames as [string, string, string])
        : `a number that has no name: ${cells[unknown]!.slice(0, 20)}`;
    },
  };
}

async function namesOf(
  files: readonly SourceFile[],
  order: 'name first' | 'number first',
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of files)
    for await (const line of linesOf(file)) {
      if ('refused' in line) throw new Error(`${line.where}: ${line.refused}`);
      const text = line.text.trim(),
        parts = order === 'name first' ? /^(.*\S)\s+(\d+)$/s.exec(text) : /^(\d+)\s+(\S.*)$/s.exec(text);
      if (!parts) continue; // the total in the first line, or an empty line
      const [number, name] = order === 'name first' ? [parts[2]!, parts[1]!] : [parts[1]!, parts[2]!];
      names.set(number, cleanNameOf(name));
    }
  return names;
}
