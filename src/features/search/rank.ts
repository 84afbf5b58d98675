/**
 * BM25F: a word's weight depends on its field and that field's length, before saturation. Source: Robertson & Zaragoza
 * 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", section 3.6. In addition, what BM25 ignores:
 * proximity and order of the words. Source: Rasolofo & Savoy 2003, "Term Proximity Scoring for Keyword-Based Retrieval
 * Systems".
 */

/** A word of the query, two neighbouring characters of it, or a single one. */
export interface QueryWord {
  /** Its information: its rarity, less for words that only connect. */
  weight: number;
  /** Its position in the query, in words or characters; null for single characters, which are already in pairs. */
  place: number | null;
  /** Whether the query has no spaces here, so that positions count characters. */
  unspaced: boolean;
}

export interface FieldMatch {
  /** 1 is the usual length of a passage. */
  length: number;
  /** Positions of each word of the query in the field, ascending, in words or characters. */
  at: readonly (readonly number[])[];
}

const fields = ['name', 'otherNames', 'heading', 'text'] as const;
export type PassageMatch = Readonly<Record<(typeof fields)[number], FieldMatch>>;

// The constants were tuned on one half of the questions of bench/quality.ts, and are measured on the other.

/** How fast further occurrences of a word lose weight: BM25's k1. */
const saturation = 0.6;
/** Weight of a word by field. */
const fieldWeights = { name: 1.5, otherNames: 1.2, heading: 1.2, text: 1 };
/** How much the length of a field matters, from 0 to 1: BM25's b. */
const lengthNormalization = { name: 0.3, otherNames: 0.3, heading: 0.3, text: 0.75 };
/** Usual lengths of the fields, in usual passages. */
const typicalLengths = { name: 0.05, otherNames: 0.05, heading: 0.05, text: 1 };
/** Weights of order and proximity, relative to the words themselves. */
const orderWeight = 0.15,
  proximityWeight = 0.35;
/** Distance within which words count as near: about a clause of words, a sentence of characters. */
const proximityWords = 8,
  proximityCharacters = 35;

/** How well a passage answers a query: from 0, none of its words, to below 1. */
export function relevance(queryWords: readonly QueryWord[], passage: PassageMatch): number {
  const words = queryWords.filter(({ place }) => place !== null);
  const maxScore = sumOf(queryWords) + proximityWeight * sumOf(words) + orderWeight * scoreOrder(queryWords, null);
  if (!maxScore) return 0;
  const near = Math.max(...fields.map((field) => scoreProximity(queryWords, passage[field])));
  const score = bm25f(queryWords, passage) + proximityWeight * near + orderWeight * scoreOrder(queryWords, passage);
  return score / maxScore;
}

const sumOf = (queryWords: readonly QueryWord[]) => queryWords.reduce((sum, { weight }) => sum + weight, 0);

/** Sum over the words of their information, each times a factor from 0 to 1. */
export function bm25f(queryWords: readonly QueryWord[], passage: PassageMatch): number {
  let sum = 0;
  for (const [word, { weight }] of queryWords.entries()) {
    let often = 0;
    for (const field of fields) {
      const { at, length } = passage[field];
      const b = lengthNormalization[field];
      often += (fieldWeights[field] * at[word]!.length) / (1 - b + (b * length) / typicalLengths[field]);
    }
    sum += (weight * often) / (saturation + often);
  }
  return sum;
}

/** Total information of the words near each other in the best stretch of a field. */
function scoreProximity(queryWords: readonly QueryWord[], { at }: FieldMatch): number {
  const unspaced = queryWords.reduce((sum, { weight, unspaced: is }) => sum + (is ? weight : -weight), 0) > 0;
  const reach = unspaced ? proximityCharacters : proximityWords;
  const occurrences = at
    .flatMap((places, word) => (queryWords[word]!.place === null ? [] : places.map((place) => ({ place, word }))))
    .sort((a, b) => a.place - b.place);
  const within = queryWords.map(() => 0);
  let best = 0,
    now = 0,
    first = 0;
  for (const { place, word } of occurrences) {
    if (within[word]!++ === 0) now += queryWords[word]!.weight;
    for (; occurrences[first]!.place < place - reach; first++) {
      const left = occurrences[first]!.word;
      if (--within[left]! === 0) now -= queryWords[left]!.weight;
    }
    best = Math.max(best, now);
  }
  return best;
}

/**
 * Information of neighbouring query words, reduced the farther they are in a field from the query's order; without a
 * passage, the maximum, for the query itself.
 */
function scoreOrder(queryWords: readonly QueryWord[], passage: PassageMatch | null): number {
  let sum = 0;
  for (let word = 1; word < queryWords.length; word++) {
    const [previous, other] = [queryWords[word - 1]!, queryWords[word]!];
    if (previous.place === null || other.place === null) continue;
    const apart = other.place - previous.place;
    const astray = passage
      ? Math.min(
          ...fields.map((field) => smallestDeviation(passage[field].at[word - 1]!, passage[field].at[word]!, apart)),
        )
      : 0;
    sum += Math.min(previous.weight, other.weight) / (1 + astray);
  }
  return sum;
}

/** Smallest deviation from a distance of `apart` between the two words. Both lists are ascending. */
function smallestDeviation(places: readonly number[], others: readonly number[], apart: number): number {
  let least = Infinity,
    next = 0;
  for (const place of places) {
    const expectedPlace = place + apart;
    while (next < others.length - 1 && others[next]! < expectedPlace) next++;
    if (next < others.length) least = Math.min(least, Math.abs(others[next]! - expectedPlace));
    if (next > 0) least = Math.min(least, Math.abs(others[next - 1]! - expectedPlace));
  }
  return least;
}
