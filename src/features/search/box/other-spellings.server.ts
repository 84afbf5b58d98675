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
export async function findOtherSpellings(db: Database, key: string): Promise<MatchOfSpelling[]> {
  const spellings = spellingsOf(key);
  if (!spellings.length) return [];
  const matches = await findNamesBySpelling(db, spellings);
  return matches.map((match) => ({ ...match, spelling: spellings.find((one) => match.key.startsWith(one))! }));
}

/** Transliterations whose typing errors are looked for: the likeliest. */
const maxRespelt = 2;
/** Shorter words of a name begin too many others. */
const minWordLength = 5;

/**
 * What to look for with errors instead of a name in another alphabet: its likeliest transliterations, and its longest
 * word, since epithets are translated: Μέγας Ἀλέξανδρος is Alexander the Great.
 */
export function nearSpellingsOf(key: string): string[] {
  const spellings = transliterate(key).slice(0, maxRespelt);
  const longest = spellings.map((spelling) =>
    spelling.split(' ').reduce((long, word) => (word.length > long.length ? word : long)),
  );
  return [...new Set([...spellings, ...longest.filter((word) => word.length >= minWordLength)])];
}
