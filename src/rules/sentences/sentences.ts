import type { Language } from '../languages.ts';
import type { LinkedEntry } from '../schemas.ts';
import { nameFormIn, type NameForm } from './name-forms.ts';

/** An entry, or what has a name but no entry. */
export type NamedEntry = Pick<LinkedEntry, 'name' | 'kind' | 'language'>;
type End = 'a' | 'b';

/**
 * Prepares a relation's sentence for two entries: `{a}` and `{b}` stay as placeholders, everything that agrees with
 * them is resolved. `[is|are]` is chosen by the number of the name before it (or else after it); `(à)` in French
 * introduces a place, `(de)` a realm, `(a)` in Spanish a person; names take their language's article, contracted to
 * `du`, `au`, `d’`, `del`, `al`.
 */
export function sentenceFor(pattern: string, ends: Record<End, NamedEntry>, language: Language): string {
  const called = { a: nameFormOf(ends.a, language), b: nameFormOf(ends.b, language) };
  const pieces = pattern.split(/\{([ab])\}/);
  const near = (piece: number): End => (pieces[piece - 1] ?? pieces[piece + 1] ?? 'a') as End;
  let sentence = '';
  for (let piece = 0; piece < pieces.length; piece += 2) {
    const words = pieces[piece]!.replace(/\[([^|\][]*)\|([^\][]*)\]/g, (_, singular: string, many: string) =>
      called[near(piece)].plural ? many : singular,
    );
    const next = pieces[piece + 1] as End | undefined;
    sentence += next
      ? `${joinWordsToName(words, called[next], ends[next], language)}{${next}}${called[next].after}`
      : words;
  }
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const nameFormOf = (end: NamedEntry, language: Language): NameForm =>
  end.language === language ? nameFormIn(language, end) : { article: '', name: end.name, after: '', plural: false };

/** Initials before which French elides: d’Athènes, d’Héraclée; but de Hongrie, de Han Wudi. */
const elidingInitial = /^(?:[aeiouàâäæéèêëîïôœûü]|h(?:é|y|aïti|ispan|ippo|omère|orace|adrien|annibal|erm|elv))/i;

/** The words before a name, with its article and their contraction. */
function joinWordsToName(
  words: string,
  { article, name, plural, country, state }: NameForm,
  end: NamedEntry,
  language: Language,
): string {
  if (language === 'fr') {
    const bare = country && /\((?:à|de)\) $/.test(words);
    const led = words
      .replace(/\(à\) $/, country ? 'en ' : article && !state ? 'dans ' : 'à ')
      .replace(/\(de\) $/, 'de ');
    return (bare ? led : led + article)
      .replace(/(?<!\p{L})([dD])e le $/u, '$1u ')
      .replace(/(?<!\p{L})([dD])e les $/u, '$1es ')
      .replace(/à le $/, 'au ')
      .replace(/à les $/, 'aux ')
      .replace(/(?<!\p{L})([dD])e $/u, elidingInitial.test(name) ? '$1’' : '$1e ');
  }
  if (language === 'es') {
    // Realms named after their people or dynasty: conquistó a los samánidas.
    const isDynasty = end.kind === 'polity' && plural && article === 'los ' && !/\s/.test(name);
    const people = end.kind === 'person' || end.kind === 'people' || isDynasty;
    const led = words.replace(/\(a\) $/, people ? 'a ' : '') + article;
    return led
      .replace(/(^|\s)(d?)(e|a) el $/i, '$1$2$3l ')
      .replace(/ y $/, /^(?:i|hi(?!e))/i.test(name) ? ' e ' : ' y ');
  }
  return words + article;
}

/** Splits a sentence into text and placeholders, for rendering names as links. */
export const partsOfSentence = (sentence: string): (string | { end: End })[] =>
  sentence
    .split(/\{([ab])\}/)
    .map((part, index) => (index % 2 ? { end: part as End } : part))
    .filter((part) => part !== '');

/**
 * The spelling of a name inside a sentence: la dynastie Han, although the entry is named Dynastie Han. A name at the
 * start of the sentence keeps its capital.
 */
export const nameInSentence = (sentence: string, end: End, entry: NamedEntry, language: Language): string =>
  sentence.startsWith(`{${end}}`) ? entry.name : nameFormOf(entry, language).name;
