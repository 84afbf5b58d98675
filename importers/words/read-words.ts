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

/** The relation words of an importer, by key: a file of this folder, written like `content/relation-words.json`. */
export function readWords<Key extends string>(name: string): Readonly<Record<Key, StatedWords>> {
  const { words } = readJsonFile(join(import.meta.dirname, `${name}.json`), WordsFile);
  return Object.fromEntries(
    Object.entries(words).map(([key, { type, forward, inverse = null, sentence }]) => [
      key,
      { type, word: forward, inverse, sentence },
    ]),
  ) as Record<Key, StatedWords>;
}
