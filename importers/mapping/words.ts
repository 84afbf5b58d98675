import { languages, usesHan, type InLanguages } from '../../src/rules/languages.ts';
import type { RelationWords } from '../record.ts';
import type { MappedWords } from './mapping.ts';

/** The labels of a relation in a mapping; a language without a sentence gets a plain one made from its label. */
export function relationWordsOf({ type, word, inverse, sentence }: MappedWords): RelationWords {
  const sentences: InLanguages = {};
  for (const language of languages) {
    const sentenceText = sentence?.[language] ?? plainSentence(word[language], language);
    if (sentenceText) sentences[language] = sentenceText;
  }
  return { type, word, inverse: inverse ?? null, sentence: sentences };
}

/** `{a} (ruler of): {b}`, with the brackets and the colon of the language. */
export function plainSentence(word: string | undefined, language: (typeof languages)[number]): string | undefined {
  if (!word) return undefined;
  if (usesHan(language)) return `{a}（${word}）：{b}`;
  return language === 'fr' ? `{a} (${word}) : {b}` : `{a} (${word}): {b}`;
}
