import type { Stemmer } from '../../search/face/words.server.ts';
import type { Piece } from './stream.server.ts';

/**
 * Books are indexed by 32-bit numbers, which need a fraction of the space of words. Each pair of common Chinese
 * characters has a unique number; everything else is hashed to 31 bits. PostgreSQL computes the numbers of characters
 * and pairs with the function `passage_grams` (migrations/0001-baseline.sql); this file computes them for queries,
 * and the numbers of words.
 */
const firstHan = 0x4e00,
  lastHan = 0x9fff,
  hanBits = 15;
/** First number of single characters, after those of pairs. */
const firstSingle = 1 << (2 * hanBits);
/** Number of Unicode code points, and a prime below 2³¹, for pairs of other scripts. */
const codePoints = 0x110000,
  prime = 0x7fffffff;

const isHan = (code: number) => code >= firstHan && code <= lastHan;

/** The number of a single character. */
export const gramOfLetter = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  return isHan(code) ? firstSingle + (code - firstHan) : -1 - code;
};

/** The number of two adjacent characters. */
export const gramOfPair = (letter: string, other: string): number => {
  const [first, second] = [letter.codePointAt(0)!, other.codePointAt(0)!];
  return isHan(first) && isHan(second)
    ? ((first - firstHan) << hanBits) | (second - firstHan)
    : -1 - ((first * codePoints + second) % prime);
};

/** The number of a word or a stem. */
export const gramOfWord = (word: string): number => hashText(` ${word}`);
/** The number shared by all passages of a book, so that searching one book is as fast as searching all. */
export const gramOfBook = (bookId: string): number => hashText(`  ${bookId}`);

/** FNV-1a with one more mixing step and the highest bit set: a negative number. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash | 0x80000000;
}

/** The distinct numbers of the words of pieces and of their stems. */
export function wordGramsOf(pieces: readonly Piece[], stem: Stemmer): Set<number> {
  const grams = new Set<number>();
  const put = (word: string) => {
    grams.add(gramOfWord(word));
    const stemmed = stem(word);
    if (stemmed !== word) grams.add(gramOfWord(stemmed));
  };
  for (const { text, spaced, whole: joined } of pieces) {
    if (!spaced) continue;
    put(text);
    if (joined) put(joined);
  }
  return grams;
}
