import { languages, languageTag, type Language } from '../rules/languages.ts';
import type { TextKey } from '../texts.ts';

/**
 * A table of texts with five columns; a missing one does not compile. `{count}` picks between `key_one` and
 * `key_other`.
 */
export function texts<Key extends string>(
  rows: Record<Key, readonly [zh: string, en: string, fr: string, es: string, jp: string]>,
) {
  return rows;
}

export type Dictionary = Record<string, string>;

/** The texts of one language by key. */
export function dictionaryOf(rows: Record<string, readonly string[]>, language: Language): Dictionary {
  const column = languages.indexOf(language);
  return Object.assign(
    Object.create(null) as Dictionary,
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[column]!])),
  );
}

export type Values = Record<string, string | number>;
/** Translates a text key into the reader's language; an unknown key gives 'dict missed' (spec §8). */
export type Say = (key: TextKey, values?: Values) => string;

/**
 * The translator for a language: replaces `{name}`, formats numbers, and picks the plural form by `{count}` (`key_one`,
 * `key_other`; a form that a row lacks, such as the French "many" from a million on, falls back to "other").
 */
export function sayIn(language: Language, dictionary: Dictionary): Say {
  const plurals = new Intl.PluralRules(languageTag(language));
  const numbers = new Intl.NumberFormat(languageTag(language));
  return (key, values = {}) => {
    const { count } = values;
    const form =
      typeof count === 'number'
        ? (dictionary[`${key}_${plurals.select(count)}`] ?? dictionary[`${key}_other`])
        : undefined;
    const text = form ?? dictionary[key];
    if (text === undefined) return 'dict missed';
    if (!text.includes('{')) return text;
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}
