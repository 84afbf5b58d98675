import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { unspacedScripts } from '../../../kit/folding.server.ts';

/** A run of letters in a folded text: a word, or a stretch of a script without spaces. */
export interface Run {
  text: string;
  at: number;
  spaced: boolean;
}

const runsPattern = new RegExp(
  String.raw`([${unspacedScripts}]+)|[[\p{L}\p{N}\p{M}]--[${unspacedScripts}]]+(?:'[[\p{L}\p{N}\p{M}]--[${unspacedScripts}]]+)*`,
  'gv',
);

export function runsOf(folded: string): Run[] {
  const runs: Run[] = [];
  for (const match of folded.matchAll(runsPattern))
    runs.push({ text: match[0], at: match.index, spaced: match[1] === undefined });
  return runs;
}

/** Longer words are cut: PostgreSQL's limit is 2,046 bytes. */
const maxWordLength = 60;

/**
 * Splits a word at apostrophes: Qur'an, Chang'an and Ya'qubi count as one word for readers who omit the apostrophe, and
 * as two for those who search for a part; l'empire and d'arc are two.
 */
export function partsOfWord(word: string): string[] {
  if (!word.includes("'")) return [word.slice(0, maxWordLength)];
  const parts = word.split("'");
  return (parts[0]!.length > 1 && parts[0] !== 'qu' ? [parts.join(''), ...parts] : parts).map((part) =>
    part.slice(0, maxWordLength),
  );
}

/** The character bigrams of a stretch without spaces, and the last character alone. 秦始皇: 秦始, 始皇, 皇. */
export function bigramsOf(stretch: string): string[] {
  const letters = [...stretch];
  return letters.map((letter, place) => letter + (letters[place + 1] ?? ''));
}

/** PostgreSQL's stemming dictionary by language. */
export const dictionaries: Partial<Record<Language, string>> = {
  en: 'english_stem',
  fr: 'french_stem',
  es: 'spanish_stem',
};
export const stemmedLanguages = Object.keys(dictionaries) as Language[];

export const toStemKey = (language: Language, stem: string) => `${stem}/${language}`;

/** Maximum number of stems cached per language. */
const maxCachedStems = 200_000;
const stemCache = new Map<Language, Map<string, string>>();
/** Words that are stemmed by PostgreSQL. */
export const stemmablePattern = /^[a-z]+$/;

/**
 * The lookup form of a word in a text of a language: its stem with the language appended, so that the Spanish stem of
 * cesar is not the French word ces; the word itself if it has no stem or is a stop word.
 */
export type Stemmer = (word: string) => string;

/** A stemmer for these words; asks PostgreSQL for those not cached. */
export async function createStemmer(db: Database, language: Language, words: Iterable<string>): Promise<Stemmer> {
  const dictionary = dictionaries[language];
  if (!dictionary) return (word) => word;
  let cachedStems = stemCache.get(language);
  if (!cachedStems || cachedStems.size > maxCachedStems) stemCache.set(language, (cachedStems = new Map()));
  const stems = cachedStems;
  const uncachedWords = [...new Set(words)].filter((word) => stemmablePattern.test(word) && !stems.has(word));
  if (uncachedWords.length) {
    const { rows } = await sql<{
      word: string;
      stem: string[];
    }>`select word, ts_lexize(${dictionary}::regdictionary, word) as stem from unnest(${uncachedWords}::text[]) word`.execute(
      db,
    );
    for (const { word, stem } of rows) stems.set(word, stem[0] ? toStemKey(language, stem[0]) : word);
  }
  return (word) => stems.get(word) ?? word;
}
