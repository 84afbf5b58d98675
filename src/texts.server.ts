import { createHash } from 'node:crypto';
import { dictionaryOf, sayIn, type Dictionary, type Say } from './kit/texts.ts';
import { languages, type Language } from './rules/languages.ts';
import { allTexts } from './texts.ts';

const byLanguage = new Map(
  languages.map((language) => {
    const dictionary = dictionaryOf(allTexts, language);
    const json = JSON.stringify(dictionary);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 10);
    return [language, { dictionary, json, url: `/texts/${language}-${hash}.json`, say: sayIn(language, dictionary) }];
  }),
);

/** How the product speaks a language on the server. */
export const sayFor = (language: Language): Say => byLanguage.get(language)!.say;
export const dictionaryFor = (language: Language): Dictionary => byLanguage.get(language)!.dictionary;
/** Where the browser finds a language's dictionary; the address changes with its content. */
export const textsUrl = (language: Language): string => byLanguage.get(language)!.url;
/** The dictionary files by their address. */
export const textFiles: ReadonlyMap<string, string> = new Map([...byLanguage.values()].map(({ url, json }) => [url, json]));
