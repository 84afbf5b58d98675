import { createHash } from 'node:crypto';
import { textsAddress } from './kit/islands/texts.ts';
import { dictionaryOf, sayIn, type Dictionary, type Say } from './kit/texts.ts';
import { languages, type Language } from './rules/languages.ts';
import { allTexts, textSets, type TextSet } from './texts.ts';

const sets = Object.keys(textSets) as TextSet[];

const byLanguage = new Map(
  languages.map((language) => {
    const dictionary = dictionaryOf(allTexts, language);
    const hash = createHash('sha256').update(JSON.stringify(dictionary)).digest('base64url').slice(0, 10);
    return [language, { dictionary, say: sayIn(language, dictionary), version: `${language}-${hash}` }];
  }),
);

/** How the product speaks a language on the server. */
export const sayFor = (language: Language): Say => byLanguage.get(language)!.say;
export const dictionaryFor = (language: Language): Dictionary => byLanguage.get(language)!.dictionary;

/** What is in the addresses of the text files of a language, and changes with their content. */
export const textsVersion = (language: Language): string => byLanguage.get(language)!.version;

/** The text files by their address. */
export const textFiles: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    sets.map((set) => [
      textsAddress(set, textsVersion(language)),
      JSON.stringify(dictionaryOf(textSets[set], language)),
    ]),
  ),
);
