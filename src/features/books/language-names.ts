import { languageName, languageTag, readLanguage, type Language } from '../../rules/languages.ts';

/** A language by its tag, in words: Literary Chinese, grec ancien. */
export function languageOf(tag: string, language: Language): string {
  const five = readLanguage(tag);
  if (five) return languageName(five, language);
  try {
    return new Intl.DisplayNames([languageTag(language)], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag; // a tag that no list has
  }
}
