import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { textsAddress, type TextSet } from '../islands/text-sets.ts';
import { translateIn, type Dictionary, type TextSets, type Translate } from '../texts.ts';
import { assertNotEmpty } from './assert-not-empty.ts';
import { languages, type Language } from '../../rules/languages.ts';

/** Folders of features, from the root of the project; their texts are `texts/{language}.json`. */
const folders: string[] = [];

export function registerTexts(folder: string): void {
  folders.push(folder);
  textsByLanguage.clear();
}

interface LanguageTexts {
  dictionary: Dictionary;
  t: Translate;
  version: string;
  /** The sets that a browser can load; `all` contains everything. */
  sets: ReadonlyMap<TextSet, Dictionary>;
}
const readTexts = (folder: string, language: Language) =>
  JSON.parse(readFileSync(`${folder}/texts/${language}.json`, 'utf8')) as TextSets;

/** The texts of each language, read and merged when first needed. */
const textsByLanguage = new Map<Language, LanguageTexts>();
function getLanguageTexts(language: Language): LanguageTexts {
  const cachedTexts = textsByLanguage.get(language);
  if (cachedTexts) return cachedTexts;
  const merge = (dictionaries: readonly Dictionary[]) =>
    Object.assign(Object.create(null) as Dictionary, ...dictionaries) as Dictionary;
  const bySet = Map.groupBy(
    assertNotEmpty(folders).flatMap((folder) => Object.entries(readTexts(folder, language))),
    ([set]) => set,
  );
  const merged = [...bySet].map(([set, parts]) => [set, merge(parts.map(([, dictionary]) => dictionary))] as const);
  const loadable = merged.filter(([set]) => set !== 'server');
  const dictionary = merge(merged.map(([, texts]) => texts));
  const hash = createHash('sha256').update(JSON.stringify(dictionary)).digest('base64url').slice(0, 10);
  const languageTexts = {
    dictionary,
    t: translateIn(language, dictionary),
    version: `${language}-${hash}`,
    sets: new Map([...loadable, ['all', merge(loadable.map(([, texts]) => texts))]]),
  };
  textsByLanguage.set(language, languageTexts);
  return languageTexts;
}

export const translateFor = (language: Language): Translate => getLanguageTexts(language).t;
export const dictionaryFor = (language: Language): Dictionary => getLanguageTexts(language).dictionary;
/** The sets that a browser can load in a language, by name. */
export const textSetsFor = (language: Language): ReadonlyMap<TextSet, Dictionary> => getLanguageTexts(language).sets;

/** The part of the addresses of a language's text files that changes with their content. */
export const textsVersion = (language: Language): string => getLanguageTexts(language).version;

export const textFiles = (): ReadonlyMap<string, string> =>
  new Map(
    languages.flatMap((language) =>
      [...textSetsFor(language)].map(([set, dictionary]): [string, string] => [
        textsAddress(set, textsVersion(language)),
        JSON.stringify(dictionary),
      ]),
    ),
  );
