import type { Language } from '../languages.ts';
import { linkedEntryOf, type LinkedEntry } from '../schemas.ts';
import { nameInSentence, partsOfSentence, sentenceFor, type NamedEntry } from './sentences.ts';

/** Part of a sentence: text, or an entry with its name as spelled there. */
export type SentencePart = string | { entry: LinkedEntry; name: string };
type End = LinkedEntry | NamedEntry;

/**
 * A sentence in parts from a pattern with `{a}` and `{b}` for entries (`sentenceFor`) and further placeholders for the
 * values. The name of an end without an entry is text.
 */
export function composeSentence(
  pattern: string,
  ends: { a: End; b?: End },
  language: Language,
  values: Readonly<Record<string, string>> = {},
): SentencePart[] {
  const both = { a: ends.a, b: ends.b ?? ends.a };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return partsOf(sentenceFor(pattern, both, language), both, language, fill);
}

/** A sentence of `sentenceFor` in parts; `fill` completes the text between names. */
export const partsOf = (
  sentence: string,
  ends: Record<'a' | 'b', End>,
  language: Language,
  fill = (text: string) => text,
): SentencePart[] =>
  partsOfSentence(sentence).map((part, at) => {
    if (typeof part === 'string') return fill(part);
    const end = ends[part.end];
    const spelling = nameInSentence(sentence, part.end, end, language);
    const name = at === 0 ? spelling.charAt(0).toUpperCase() + spelling.slice(1) : spelling;
    return 'itemId' in end ? { entry: linkedEntryOf(end), name } : name;
  });
