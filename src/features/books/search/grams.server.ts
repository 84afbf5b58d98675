import type { Stemmer } from '../../search/face/words.server.ts';
import type { Piece } from './stream.server.ts';

/**
 * What books are found by are numbers of 32 bits: in the index they take a fraction of what words do. Two common Chinese
 * characters have a number that nothing else has, all other things share what 31 bits can tell apart. Those of
 * characters and pairs PostgreSQL makes itself, by the function `passage_grams` (migrations/2026-12-03-books.ts): here is
 * only how to ask for them.
 */
const firstHan = 0x4e00,
  lastHan = 0x9fff,
  hanBits = 15;
/** Numbers of single characters begin where those of pairs end. */
const ofOne = 1 << (2 * hanBits);
/** All characters that there are, and a prime below 2³¹, for pairs of other scripts. */
const codePoints = 0x110000,
  prime = 0x7fffffff;

const isHan = (code: number) => code >= firstHan && code <= lastHan;

/** The number of one character. */
export const gramOfLetter = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  return isHan(code) ? ofOne + (code - firstHan) : -1 - code;
};

/** The number of two neighbours. */
export const gramOfPair = (one: string, other: string): number => {
  const [first, second] = [one.codePointAt(0)!, other.codePointAt(0)!];
  return isHan(first) && isHan(second)
    ? ((first - firstHan) << hanBits) | (second - firstHan)
    : -1 - ((first * codePoints + second) % prime);
};

/** The number of a word, or of a word's stem with its language. */
export const gramOfWord = (word: string): number => hashed(` ${word}`);
/** What all passages of a book have in common, so that searching one book is as quick as searching all. */
export const gramOfBook = (bookId: string): number => hashed(`  ${bookId}`);

/** FNV-1a, mixed once more, with the highest bit set: a negative number. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash | 0x80000000;
}

/** The numbers of the words of some pieces and of their stems, each once. */
export function wordGramsOf(pieces: readonly Piece[], stem: Stemmer): Set<number> {
  const grams = new Set<number>();
  const put = (word: string) => {
    grams.add(gramOfWord(word));
    const stemmed = stem(word);
    if (stemmed !== word) grams.add(gramOfWord(stemmed));
  };
  for (const { text, spaced, whole } of pieces) {
    if (!spaced) continue;
    put(text);
    if (whole) put(whole);
  }
  return grams;
}
