import type { Database } from '../../../kit/database/database.server.ts';
import { findNamesBySpelling, type NameMatch } from '../name-matches.server.ts';
import { withOtherNumerals } from '../words/numerals.ts';
import { romajiToKana } from '../words/romaji.ts';
import { transliterate } from '../words/transliterate.ts';

/** A name that begins with another spelling of the typed text. */
export type MatchOfSpelling = NameMatch & { spelling: string };

/** Shorter kana begin too many readings. */
const minKana = 3;

/** Letters of an abbreviation that was typed with points or spaces between: ee uu, u s a. */
const apartPattern = /^(?:[\p{L}]{1,2} )+[\p{L}]{1,2}$/u;

/** Other ways to write a name: its numbers, an abbreviation without points, romaji as kana, another alphabet. */
function spellingsOf(key: string): string[] {
  const kana = /^[a-z ]+$/.test(key) ? romajiToKana(key) : null;
  return [
    ...withOtherNumerals(key),
    ...(apartPattern.test(key) ? [key.replaceAll(' ', '')] : []),
    ...(kana !== null && kana.length >= minKana ? [kana] : []),
    ...transliterate(key),
  ];
}

/** Names that begin with the typed text in another spelling. */
export const findOtherSpellings = (db: Database, key: string): Promise<MatchOfSpelling[]> =>
  findSpellings(db, spellingsOf(key));

async function findSpellings(db: Database, spellings: readonly string[]): Promise<MatchOfSpelling[]> {
  if (!spellings.length) return [];
  const matches = await findNamesBySpelling(db, spellings);
  return matches.map((match) => ({
    ...match,
    spelling: spellings.find((spelling) => match.key.startsWith(spelling))!,
  }));
}

/** Shorter words of a name begin too many others. */
const minWordLength = 5;

/**
 * Names that begin with a word of a name in another alphabet, the longest word that any begins with: epithets are
 * translated, Μέγας Ἀλέξανδρος is Alexander the Great.
 */
export async function findWordsInOtherAlphabet(db: Database, key: string): Promise<MatchOfSpelling[]> {
  for (const word of longWordsOf(key)) {
    const matches = await findSpellings(db, transliterate(word));
    if (matches.length) return matches;
  }
  return [];
}

const longWordsOf = (key: string) =>
  key
    .split(' ')
    .filter((word, _, { length }) => length > 1 && word.length >= minWordLength)
    .toSorted((a, b) => b.length - a.length);

/** What to look for with errors instead of a name in another alphabet: it, or its words, as they are likeliest spelt. */
export const nearSpellingsOf = (key: string): string[] =>
  [key, ...longWordsOf(key)].flatMap((text) => transliterate(text).slice(0, 2));
