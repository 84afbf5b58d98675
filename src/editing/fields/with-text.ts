import type { Language } from '../../rules/languages.ts';

/** A localized text with one language changed. */
export const withText = <T extends Partial<Record<Language, string>>>(
  texts: T,
  language: Language,
  text: string,
): T => {
  const next = { ...texts, [language]: text };
  if (!text) delete next[language];
  return next;
};
