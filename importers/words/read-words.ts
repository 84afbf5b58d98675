import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../content/json-files.ts';
import { RelationWord } from '../content/schemas.ts';
import type { InLanguages } from '../../src/rules/languages.ts';
import type { RelationWords } from '../record.ts';

interface StatedWords extends RelationWords {
  sentence: InLanguages;
}

const WordsFile = z.strictObject({ words: z.record(z.string(), RelationWord) });

/** A relation word of a file, as an import takes it. */
export const toRelationWords = ({ type, forward, inverse, sentence }: RelationWord): StatedWords => ({
  type,
  word: forward,
  inverse: inverse ?? null,
  sentence,
});

/** The relation words of an importer, by key: a file of this folder, written like `content/relation-words.json`. */
export function readWords<Key extends string>(name: string): Readonly<Record<Key, StatedWords>> {
  const { words } = readJsonFile(join(import.meta.dirname, `${name}.json`), WordsFile);
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, toRelationWords(word)])) as Record<
    Key,
    StatedWords
  >;
}
