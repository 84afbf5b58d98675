import { inLanguage, languageTag, type InLanguages, type Language } from '../../rules/languages.ts';

/** A text with the tag of the language that it is in. */
export interface Told {
  text: string;
  lang: string;
}

/** What readers of a language call a book: its title in their language, else the edition's own. */
export function titleOf(facts: { title: string; titles: InLanguages; language: string }, language: Language): Told {
  const own = facts.titles[language];
  return own ? { text: own, lang: languageTag(language) } : { text: facts.title, lang: facts.language };
}

/** A text in the reader's language or the next best; null where there is none. */
export function toldIn(texts: InLanguages | null | undefined, language: Language): Told | null {
  const found = inLanguage(texts, language);
  return found && { text: found.value, lang: languageTag(found.language) };
}
