import type { Translate } from '../../../kit/texts.ts';
import { vocabulary, type Vocabulary } from '../rules.ts';

/** The localized name of a word of the vocabulary; any other word unchanged. */
export const wordName = (kind: Vocabulary, word: string, t: Translate): string =>
  (vocabulary[kind] as readonly string[]).includes(word)
    ? t(`painting.${kind}.${word}` as 'painting.styles.baroque')
    : word;
