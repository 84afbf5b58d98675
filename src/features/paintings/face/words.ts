import type { Say } from '../../../kit/texts.ts';
import { vocabulary, type Vocabulary } from '../rules.ts';

/** What a word is called in the reader's language, where it is one of the vocabulary; else the word itself. */
export const wordName = (kind: Vocabulary, word: string, say: Say): string =>
  (vocabulary[kind] as readonly string[]).includes(word)
    ? say(`painting.${kind}.${word}` as 'painting.styles.baroque')
    : word;
