import i18next, { type i18n } from 'i18next';
import { createContext, use, type ReactNode } from 'react';
import { languages, languageTag, type Language } from '../rules/languages.ts';
import type { TextKey } from '../texts.ts';

/** Five columns for each text; a missing one does not compile. `{count}` picks among `key_one` and `key_other`. */
export function texts<Key extends string>(rows: Record<Key, readonly [zh: string, en: string, fr: string, es: string, jp: string]>) {
  return rows;
}

export type Dictionary = Record<string, string>;

/** The texts of one language by key. French and Spanish say "many" from a million on; it reads as "other". */
export function dictionaryOf(rows: Record<string, readonly string[]>, language: Language): Dictionary {
  const column = languages.indexOf(language);
  const dictionary: Dictionary = {};
  for (const [key, row] of Object.entries(rows)) {
    dictionary[key] = row[column]!;
    if (key.endsWith('_other')) dictionary[key.replace(/other$/, 'many')] = row[column]!;
  }
  return dictionary;
}

export type Values = Record<string, string | number>;
/** Says a text in the reader's language; an unknown key reads 'dict missed' (spec §8). */
export type Say = (key: TextKey, values?: Values) => string;

export function sayIn(language: Language, dictionary: Dictionary): Say {
  const instance: i18n = i18next.createInstance({
    lng: languageTag(language),
    resources: { [languageTag(language)]: { translation: dictionary } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: () => 'dict missed',
  });
  void instance.init();
  const number = new Intl.NumberFormat(languageTag(language));
  return (key, values) => {
    const shown = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name === 'count' ? 'count' : name, typeof value === 'number' && name !== 'count' ? number.format(value) : value]));
    return instance.t(key, shown ?? {});
  };
}

interface Reader {
  language: Language;
  say: Say;
  /** On the server: marks our own scripts while a page is rendered (kit/csp.server.ts). */
  nonce: string | undefined;
}
const ReaderContext = createContext<Reader | null>(null);

export function ReaderOf({ language, dictionary, nonce, children }: { language: Language; dictionary: Dictionary; nonce?: string; children: ReactNode }) {
  return <ReaderContext value={{ language, say: sayOnce(language, dictionary), nonce }}>{children}</ReaderContext>;
}

const said = new WeakMap<Dictionary, Say>();
function sayOnce(language: Language, dictionary: Dictionary): Say {
  let say = said.get(dictionary);
  if (!say) said.set(dictionary, (say = sayIn(language, dictionary)));
  return say;
}

/** The reader's language and how to speak it. */
export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('no reader: a component stands outside ReaderOf');
  return reader;
}
export const useText = () => useReader().say;
