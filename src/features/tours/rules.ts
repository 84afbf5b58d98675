import { z } from 'zod';
import { languages, type InLanguages, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { findPageKind } from '../../kit/registry/page-kinds.ts';
import { decodeOrNull } from '../../rules/text/decode-or-null.ts';
import { BoundedText, BoundedTexts, LanguageCode, Name, Names } from '../../rules/schemas.ts';

/**
 * The address of a view of this site, as path, query and hash; null for anything else: other sites, calls, files,
 * editors, paths that cannot be decoded, and tours, which would contain themselves.
 */
export function readViewAddress(text: string): string | null {
  const typed = text.trim();
  if (!typed.startsWith('/') || /[\\\s<>"]/.test(typed) || typed.length > limits.addressLength) return null;
  const url = URL.parse(typed, 'https://here.invalid');
  if (!url || url.origin !== 'https://here.invalid' || decodeOrNull(url.pathname) === null) return null;
  const kind = findPageKind(url.pathname);
  if (!kind || kind.page.isTool) return null;
  return url.pathname + url.search + url.hash;
}

/** One stop: a view with a title and text in one or more languages. */
export const Stop = z.object({
  /** A page of this site; checked when the tour is submitted. */
  address: BoundedText(limits.addressLength),
  titles: Names.default({}),
  texts: BoundedTexts(limits.tour.textLength).default({}),
});
export type Stop = z.output<typeof Stop>;

/** Content of a `tour` revision: views in order. */
export const Tour = z.object({
  /** Its title in its own language; called `name` because lists of revisions expect that field. */
  name: Name,
  language: LanguageCode,
  /** The title in other languages. */
  titles: Names.default({}),
  descriptions: BoundedTexts(limits.tour.textLength).default({}),
  stops: z.array(Stop).max(limits.tour.stops).default([]),
});
export type Tour = z.output<typeof Tour>;

export const emptyTour = (name: string, language: Language): Tour => ({
  name,
  language,
  titles: {},
  descriptions: {},
  stops: [],
});

/** A tour's text in the requested language, else in the tour's own, else in any. Null when there is no text. */
export function localizeText(
  texts: InLanguages,
  ownLanguage: Language,
  requestedLanguage: Language,
): { value: string; language: Language } | null {
  const language = [requestedLanguage, ownLanguage, ...languages].find((candidate) => texts[candidate]?.trim());
  return language ? { value: texts[language]!, language } : null;
}
export const titleOf = (
  { name, language, titles }: Pick<Tour, 'name' | 'language' | 'titles'>,
  requestedLanguage: Language,
) => localizeText({ ...titles, [language]: name }, language, requestedLanguage) ?? { value: name, language };
