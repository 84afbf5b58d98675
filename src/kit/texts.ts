import { languageTag, type Language } from '../rules/languages.ts';

export type Dictionary = Readonly<Record<string, string>>;
/** Texts of one language, by the set in which the browser loads them (`code`, kit/islands/wake.ts). */
export type TextSets = Readonly<Record<string, Dictionary>>;
/**
 * The texts of every feature by its name: each manifest adds its own, typed as the English ones.
 *
 * @public
 */
export interface TextTables {}
/** A key of a text; for plural forms, without the suffix. */
export type TextKey = WithoutPlural<{ [F in keyof TextTables]: KeyOf<TextTables[F]> }[keyof TextTables]>;
type KeyOf<Sets> = { [Set in keyof Sets]: keyof Sets[Set] & string }[keyof Sets];
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type Values = Record<string, string | number>;
/** Translates a text key into the reader's language; an unknown key gives 'dict missed' (spec §8). */
export type Translate = (key: TextKey, values?: Values) => string;

/**
 * The translator for a language: replaces `{name}`, formats numbers, and picks the plural form by `{count}` (`key_one`,
 * `key_other`; a missing form, such as the French "many" for a million and more, falls back to "other").
 */
export function translateIn(language: Language, dictionary: Dictionary): Translate {
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
