import { fallbackOrder, readLanguage, type InLanguages, type Language } from './languages.ts';

/**
 * The id of a subject's entry in a language: the subject's own for Chinese, with a language suffix for the others
 * (`qin-shi-huang`, `qin-shi-huang-en`), so that an address shows its language.
 */
export const entryId = (subjectId: string, language: Language) =>
  language === 'zh' ? subjectId : `${subjectId}-${language}`;

/** The address of an entry's page. */
export const entryAddress = (id: string): string => `/detail/${encodeURIComponent(id)}`;

/** Splits an entry's id; the language is a guess until the entry has been found. */
export function parseEntryId(id: string): { subjectId: string; language: Language } {
  const match = /^(.+)-(en|fr|es|jp)$/.exec(id);
  return match ? { subjectId: match[1]!, language: readLanguage(match[2])! } : { subjectId: id, language: 'zh' };
}

/** The entry to show a reader of `language`: theirs, or the first that exists in their fallback order. */
export function chooseEntry(langs: InLanguages, language: Language): { id: string; language: Language } | null {
  for (const fallback of fallbackOrder(language))
    if (langs[fallback]) return { id: langs[fallback], language: fallback };
  return null;
}

/** The subject of an entry's id. */
export const subjectIdOf = (id: string): string => parseEntryId(id).subjectId;
