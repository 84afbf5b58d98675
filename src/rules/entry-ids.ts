import { defaultLanguage, fallbackOrder, languages, type InLanguages, type Language } from './languages.ts';

/**
 * The id of a subject's entry in a language: the subject's own for Chinese, with a language suffix for the others
 * (`qin-shi-huang`, `qin-shi-huang-en`), so that an address shows its language.
 */
export const entryId = (subjectId: string, language: Language) =>
  language === defaultLanguage ? subjectId : `${subjectId}-${language}`;

/** The optional suffix of an entry's id, as a pattern. */
export const languageSuffix = `(?:-(?:${languages.filter((language) => language !== defaultLanguage).join('|')}))?`;
const suffixPattern = new RegExp(`(?<=.)${languageSuffix}$`);

/** The address of an entry's page. */
export const entryAddress = (id: string): string => `/detail/${encodeURIComponent(id)}`;

/** Splits an entry's id; the language is a guess until the entry has been found. */
export function parseEntryId(id: string): { subjectId: string; language: Language } {
  const [suffix] = suffixPattern.exec(id) ?? [];
  return suffix
    ? { subjectId: id.slice(0, -suffix.length), language: suffix.slice(1) as Language }
    : { subjectId: id, language: defaultLanguage };
}

/** The entry to show a reader of `language`: theirs, or the first that exists in their fallback order. */
export function chooseEntry(langs: InLanguages, language: Language): { id: string; language: Language } | null {
  for (const fallback of fallbackOrder(language))
    if (langs[fallback]) return { id: langs[fallback], language: fallback };
  return null;
}

export const subjectIdOf = (id: string): string => parseEntryId(id).subjectId;
