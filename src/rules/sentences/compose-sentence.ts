import type { Language } from '../languages.ts';
import { linkedEntryOf, type LinkedEntry } from '../schemas.ts';
import { nameInSentence, partsOfSentence, sentenceFor } from './sentences.ts';

/** Part of a sentence: text, or an entry with its name as spelled there. */
export type SentencePart = string | { entry: LinkedEntry; name: string };

/**
 * A sentence in parts from a pattern with `{a}` and `{b}` for entries (`sentenceFor`) and further placeholders for the
 * values.
 */
export function composeSentence(
  pattern: string,
  ends: { a: LinkedEntry; b?: LinkedEntry },
  language: Language,
  values: Readonly<Record<string, string>> = {},
): SentencePart[] {
  const both = { a: ends.a, b: ends.b ?? ends.a };
  return partsOf(sentenceFor(pattern, both, language), both, language).map((part) =>
    typeof part === 'string' ? part.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') : part,
  );
}

/** A sentence of `sentenceFor` in parts. */
export const partsOf = (sentence: string, ends: Record<'a' | 'b', LinkedEntry>, language: Language): SentencePart[] =>
  partsOfSentence(sentence).map((part, at) => {
    if (typeof part === 'string') return part;
    const name = nameInSentence(sentence, part.end, ends[part.end], language);
    return {
      entry: linkedEntryOf(ends[part.end]),
      name: at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name,
    };
  });
