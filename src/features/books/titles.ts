import type { Say } from '../../kit/texts.ts';
import { languageOf } from './face/language-names.ts';
import type { Witness } from './rules.ts';
import { inLanguage, languageTag, type InLanguages, type Language } from '../../rules/languages.ts';

/** A text with its language tag. */
export interface Told {
  text: string;
  lang: string;
}

/** The title of a book in the reader's language, else the edition's own title. */
export function titleOf(facts: { title: string; titles: InLanguages; language: string }, language: Language): Told {
  const own = facts.titles[language];
  return own ? { text: own, lang: languageTag(language) } : { text: facts.title, lang: facts.language };
}

/** A text in the reader's language or the best available; null for none. */
export function toldIn(texts: InLanguages | null | undefined, language: Language): Told | null {
  const found = inLanguage(texts, language);
  return found && { text: found.value, lang: languageTag(found.language) };
}

/** The name of a witness: the original, English, the photocopy. */
export function witnessName(
  { kind, language: tag, translator }: { kind: Witness['kind']; language: string; translator: string | null },
  language: Language,
  say: Say,
): string {
  if (kind === 'photocopy') return say('book.photocopy');
  const name = languageOf(tag, language);
  if (kind === 'original') return `${say('book.original')} · ${name}`;
  return translator ? `${name} · ${translator}` : name;
}
