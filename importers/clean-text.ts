import { languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import { plainText } from '../src/rules/safe-html.ts';
import { cutText, textLength } from '../src/rules/text-width.ts';

/** Maximum length of texts from sources, in characters. */
const longest = { name: 200, summary: 4000 } as const;
/** Maximum number of other names per subject and language. */
export const mostOtherNames = 100;

/** Control characters, including those that change the text direction. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const odd = /[\p{Cc}\p{Cf}\ud800-\udfff<&]|\s\s|^\s|\s$|\u00a0/u;

/** A source's text as plain text on one line; empty if nothing remains or it is not a text. */
export function cleanText(text: unknown): string {
  if (typeof text !== 'string') return '';
  if (!odd.test(text)) return text;
  const spaced = text.toWellFormed().replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return /[<&]/.test(spaced) ? plainText(spaced).replace(/\s+/g, ' ').trim() : spaced;
}

/** The same for a name: empty if it is too long. */
export function cleanNameOf(text: unknown): string {
  const name = cleanText(text);
  return name.length <= longest.name || (name.length <= 2 * longest.name && textLength(name) <= longest.name)
    ? name
    : '';
}

export const cleanSummaryOf = (text: unknown): string => cutText(cleanText(text), longest.summary);

/** An object with a value for each language that has one. */
export function forLanguages<T>(of: (language: Language) => T | null | undefined | ''): InLanguages<T> {
  const values: InLanguages<T> = {};
  for (const language of languages) {
    const value = of(language);
    if (value !== null && value !== undefined && value !== '') values[language] = value;
  }
  return values;
}

/** Other names, without duplicates and without the name itself. */
export function distinctOtherNames(name: string, candidates: Iterable<unknown>): string[] {
  const others = new Set<string>();
  for (const candidate of candidates) {
    const other = cleanNameOf(candidate);
    if (other && other !== name) others.add(other);
    if (others.size === mostOtherNames) break;
  }
  return [...others];
}

/** Type guards for untrusted JSON. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Reads own properties only, so that `__proto__` and similar names are harmless. */
export const ownProperty = (value: unknown, key: string): unknown => {
  const of = asObject(value);
  return of && Object.hasOwn(of, key) ? of[key] : undefined;
};
